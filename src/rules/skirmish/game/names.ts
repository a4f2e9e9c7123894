import { capitalised, listed } from '#kernel/words.ts'
import type { Side } from '../vocabulary.ts'
import { NATION_NAMES } from '../wording.ts'
import type { State } from './state.ts'
import { unitNamed } from './units.ts'

type Named = Pick<State, 'units' | 'batteries' | 'scenario'>

/** 'British 1st section', by the id of a unit or a battery. */
export const nameOf = (state: Named, id: string): string => {
  const found = unitNamed(state, id) ?? state.batteries.find((battery) => battery.id === id)
  return found ? `${NATION_NAMES[state.scenario[found.side].nation].one} ${found.name}` : id
}

/** The same at the beginning of a sentence. */
export const nameFirst = (state: Named, id: string): string => capitalised(nameOf(state, id))

/** 'British 1st section and British HMG' */
export const namesOf = (state: Named, ids: readonly string[]): string =>
  listed(ids.map((id) => nameOf(state, id)))

/** 'the Germans' */
export const sideWords = ({ scenario }: Pick<State, 'scenario'>, side: Side): string =>
  `the ${scenario[side].name}`

/** The same at the beginning of a sentence. */
export const sideFirst = (state: Pick<State, 'scenario'>, side: Side): string =>
  capitalised(sideWords(state, side))
