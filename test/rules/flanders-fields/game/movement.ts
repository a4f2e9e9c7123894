import type { ActionsPhase } from '#rules/flanders-fields/game/phases/shapes.ts'
import type { State } from '#rules/flanders-fields/game/state.ts'
import { placeOf, pointAt } from '#rules/flanders-fields/tables/index.ts'
import type { Side } from '#rules/flanders-fields/vocabulary.ts'
import { actionsOf, ordered, refusalOf, standIn, waitingFor } from '../battle.ts'

/** A battle that waits for the actions of a unit. */
export const acting = (
  state: State,
  unit: string,
  otherwise: Partial<ActionsPhase> = {},
): { readonly state: State; readonly side: Side } => {
  const phase = actionsOf(unit, otherwise)
  const { side } = phase
  return { state: waitingFor(state, phase, { step: 'battalion-orders', active: side }), side }
}

type Acting = ReturnType<typeof acting>

/** What an action leads to. */
export const follows = ({ state, side }: Acting, order: unknown, faces: readonly number[] = []) =>
  ordered(state, side, order, faces)

/** Why an action is refused. */
export const refused = ({ state, side }: Acting, order: unknown): string | undefined =>
  refusalOf(state, side, order)

/** Where a stand is, in cm. */
export const place = (state: State, id: string): readonly [number, number] => {
  const { x, y } = placeOf(standIn(state, id).centre)
  return [x, y]
}

type Place = readonly [x: number, y: number]

/** A move of some stands, each by its path. */
export const move = (
  stands: Readonly<Record<string, readonly Place[]>>,
  each: Readonly<Record<string, object>> = {},
) => ({
  kind: 'move',
  stands: Object.entries(stands).map(([stand, path]) => ({ stand, path, ...each[stand] })),
})

/** An enemy so far away that he does not matter, and a friend: with nobody of a side the battle would be over. */
const AWAY = { attacker: 'a1b1', defender: 'd1b1' } as const

/** The table with only some of the stands on it, and one of each side in a corner. */
export const only = (state: State, ids: readonly string[]): State => {
  const { width, length } = state.scenario
  const kept = (id: string): boolean => ids.some((start) => id.startsWith(start))
  const stands = state.stands.flatMap((stand) => {
    if (kept(stand.id)) return [stand]
    if (stand.id === AWAY.attacker) return [{ ...stand, centre: pointAt({ x: width - 2, y: 2 }) }]
    if (stand.id === AWAY.defender) return [{ ...stand, centre: pointAt({ x: width - 2, y: length - 2 }) }]
    return []
  })
  return { ...state, stands }
}
