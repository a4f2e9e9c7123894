import { isShot, type Shot, shotOf } from '#rules/skirmish/game/fire/shot.ts'
import type { Phase } from '#rules/skirmish/game/phases/shapes.ts'
import type { State } from '#rules/skirmish/game/state.ts'
import type { Side } from '#rules/skirmish/vocabulary.ts'
import { unitIn, waitingFor } from '../battle.ts'

/** A decision at the bottom of the stack, so that a battle does not go on to its next phase. */
export const GUARD: Phase = { name: 'battery-fire', side: 'a', skipped: [] }

/** A side fires, the other after it unless it is the last. */
export const firing = (state: State, side: Side = 'a', last = false): State => {
  const phase: Phase = { name: 'fire', side, last }
  return { ...waitingFor(state, 'fire', phase), phases: [GUARD, phase] }
}

/** The shot that a weapon would have at a target; the code of the refusal if it has none. */
export const shotAt = (state: State, unit: string, weapon: string, target: string): Shot | string => {
  const shot = shotOf(state, unitIn(state, unit), weapon, unitIn(state, target))
  return isShot(shot) ? shot : `${shot.code} ${shot.clause ?? ''}`.trim()
}

/** The same where there must be one. */
export const clearShot = (state: State, unit: string, weapon: string, target: string): Shot => {
  const shot = shotAt(state, unit, weapon, target)
  if (typeof shot === 'string') throw new Error(shot)
  return shot
}

/** The men of a unit that carry a marker, by their number in the roster. */
export const marked = (state: State, id: string): readonly number[] =>
  unitIn(state, id).figures.flatMap((figure) => (figure.hit ? [Number(figure.id.split('.')[1])] : []))
