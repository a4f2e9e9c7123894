import { snapshot } from '#kernel/game/game.ts'
import { memoEach } from '#kernel/memo.ts'
import { asSide, otherSide, type SideName } from '../vocabulary.ts'
import { unitWith } from './records.ts'
import type { Attachment, FirstOrder, State, Unit } from './state.ts'

/** What a side sees of the table has the shape of the table; what it may not know is blank. */
export type View = State

/** That the enemy has written is no secret; what he has written is. */
const NOT_SHOWN: readonly FirstOrder[] = []

/** PA-TROOP-13: that the enemy has settled his attachments is no secret; how, or that he thinks about it, is. */
const asSeen = (said: State['attachments']['german']): State['attachments']['german'] =>
  said === null || said === 'changing' ? null : NO_CHANGES

const NO_CHANGES: readonly Attachment[] = []

const withoutGoal = (unit: Unit): Unit => unitWith(unit, { goal: null })

/** Most units are the same in one view as in the last, and need not be blanked again. */
const unitsFor = (side: SideName) =>
  memoEach((unit: Unit): Unit => (unit.side !== side && unit.goal ? withoutGoal(unit) : unit))

const UNITS_SEEN = { german: unitsFor('german'), entente: unitsFor('entente') }

/** PA-SCALE-04: everything stands open on the table but the enemy's written objectives and unshown first orders. */
export const view = (state: State, viewer: string): View => {
  const side = asSide(viewer)
  if (!side) return snapshot(state)
  const enemy = otherSide(side)
  const secrets = state.secrets[enemy] ? { ...state.secrets, [enemy]: NOT_SHOWN } : state.secrets
  return {
    ...state,
    units: UNITS_SEEN[side](state.units),
    secrets,
    attachments: { ...state.attachments, [enemy]: asSeen(state.attachments[enemy]) },
    // PA-END-07: an offer is made when the turn is over, and not before
    agreed: state.agreed.filter((one) => one === side),
  }
}
