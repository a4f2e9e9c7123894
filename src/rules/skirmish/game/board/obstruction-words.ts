import type { ClauseId } from '#kernel/procedure/rulebook.ts'
import { SIGHT } from '../../tables/table-top.ts'
import type { State } from '../state.ts'
import type { Obstruction } from './sight.ts'

/** What stops a line of sight, and by which clause. */
export const OBSTRUCTIONS: Readonly<
  Record<Obstruction, { readonly words: string; readonly clause: ClauseId }>
> = {
  distance: { words: 'the limit of sight', clause: 'SK-SET-09' },
  building: { words: 'a building', clause: 'SK-FIRE-18' },
  vehicle: { words: 'a vehicle', clause: 'SK-FIRE-18' },
  hill: { words: 'a hill', clause: 'SK-FIRE-18' },
  wood: { words: 'a wood', clause: 'SK-FIRE-29' },
  smoke: { words: 'smoke', clause: 'SK-CLD-07' },
  friend: { words: 'friends', clause: 'SK-FIRE-18' },
}

/** The same in a sentence; `by` is its name, where it has one. */
export const obstructionWords = (
  { scenario }: Pick<State, 'scenario'>,
  what: Obstruction,
  by: string = OBSTRUCTIONS[what].words,
): string => {
  if (what === 'distance') return `nobody sees farther than ${scenario.sight} inches here`
  if (what === 'wood') return `more than ${SIGHT.throughWood} inches of ${by} are on the line`
  if (what === 'friend') return `${by} stand within ${SIGHT.friendNear} inch of the line`
  return `${by} is in the way`
}
