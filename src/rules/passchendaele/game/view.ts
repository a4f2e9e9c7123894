import { copy, copyBase, copyUnit } from './copy.ts'
import type { GameEvent } from './events.ts'
import { type State, type Unit, unitNamed } from './state.ts'

/** What a side sees of the table has the shape of the table; what it may not know is blank. */
export type View = State

/** A commander tries things out on its view, so it has units of its own. */
const own = (unit: Unit): Unit => {
  const copied = copyUnit(unit)
  copied.bases = unit.bases.map(copyBase)
  return copied
}

/** PA-SCALE-04: everything stands open on the table but the enemy's written objectives and unshown first orders. */
export const view = (state: State, viewer: string): View => {
  const seen = copy(state)
  seen.units = seen.units.map(own)
  if (viewer === 'umpire') return seen
  for (const unit of seen.units) if (unit.side !== viewer) unit.goal = null
  for (const side of ['german', 'entente'] as const) {
    // That the enemy has written is no secret; what he has written is.
    if (side !== viewer && seen.secrets[side]) seen.secrets = { ...seen.secrets, [side]: [] }
  }
  return seen
}

/** PA-SCALE-04: that the enemy has written orders is seen, and what order a unit is given, but not where it leads. */
export const eventView = (state: State, event: GameEvent, viewer: string): GameEvent => {
  if (viewer === 'umpire') return event
  if (event.kind === 'orders-written' && event.side !== viewer) return { ...event, orders: [] }
  if (event.kind === 'ordered' && unitNamed(state, event.unit)?.side !== viewer)
    return { ...event, goal: null }
  return event
}
