import type { Refusal } from '#kernel/game/game.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { knowsEnemiesIn } from '../../board/zones.ts'
import { type Play, tellAbout, unitNow } from '../../play.ts'
import type { SideName } from '../../sides.ts'
import type { State } from '../../state.ts'
import { isOnBoard, type Unit } from '../../unit.ts'
import {
  checkDismount,
  checkLoad,
  checkMount,
  checkUnload,
  playDismount,
  playLoad,
  playMount,
  playUnload,
  type RidingOrder,
} from '../riding.ts'
import type { PhaseOf } from '../shapes.ts'
import { isSpent, notOnBoard, ownUnit, unknownUnit } from './movers.ts'

/** GF-MOVE-11, GF-MOVE-12: getting on and off comes before the move. */
const unready = (phase: PhaseOf<'movement'>, unit: Unit): Refusal | undefined => {
  if (!isOnBoard(unit)) return notOnBoard(unit)
  if (isSpent(unit, phase))
    return refuse('has-moved', `${unit.name} has made its move this turn.`, 'GF-MOVE-12')
  return unit.status === 'routing'
    ? refuse('routing', `${unit.name} is running and obeys nobody until it rallies.`, 'GF-MOR-05')
    : undefined
}

/** GF-MOVE-17: nobody fetches horses or lorries with the enemy upon him. */
const lockedRefusal = (state: State, { name, place, side }: Unit): Refusal | undefined =>
  knowsEnemiesIn(state, place, side)
    ? refuse('must-fight', `${name} is at close quarters and must fight it out.`, 'GF-MOVE-17')
    : undefined

const loadRefusal = (
  state: State,
  phase: PhaseOf<'movement'>,
  side: SideName,
  unit: Unit,
  id: string,
): Refusal | undefined => {
  const transport = ownUnit(state, side, id)
  if (!transport) return unknownUnit(id)
  return unready(phase, transport) ?? checkLoad(unit, transport)
}

export const checkRiding = (
  state: State,
  phase: PhaseOf<'movement'>,
  side: SideName,
  order: RidingOrder,
): Refusal | undefined => {
  const unit = ownUnit(state, side, order.unit)
  if (!unit) return unknownUnit(order.unit)
  const not = unready(phase, unit)
  if (not) return not
  switch (order.kind) {
    case 'mount':
      return checkMount(unit) ?? lockedRefusal(state, unit)
    case 'dismount':
      return checkDismount(unit)
    case 'load':
      return loadRefusal(state, phase, side, unit, order.transport) ?? lockedRefusal(state, unit)
    case 'unload':
      return checkUnload(state, unit)
  }
}

export const playRiding = (play: Play, order: RidingOrder): void => {
  const unit = unitNow(play, order.unit)
  tellAbout(play, unit, { kind: 'riding', unit: unit.id, how: order.kind, zone: unit.place })
  switch (order.kind) {
    case 'mount':
      playMount(play, unit)
      return
    case 'dismount':
      playDismount(play, unit)
      return
    case 'load':
      playLoad(play, unit, unitNow(play, order.transport))
      return
    case 'unload':
      playUnload(play, unit)
  }
}

/** Everything a unit could do about its mounts or lorries now. */
export const ridingOrders = (
  state: State,
  phase: PhaseOf<'movement'>,
  unit: Unit,
): readonly RidingOrder[] => {
  if (unready(phase, unit)) return []
  const { id, side, place } = unit
  const orders: RidingOrder[] = []
  const isLocked = knowsEnemiesIn(state, place, side)
  if (!isLocked && !checkMount(unit)) orders.push({ kind: 'mount', unit: id })
  if (!checkDismount(unit)) orders.push({ kind: 'dismount', unit: id })
  if (!checkUnload(state, unit)) orders.push({ kind: 'unload', unit: id })
  if (isLocked) return orders
  for (const other of state.units) {
    if (other.type !== 'motor-transport' || other.place !== place || other.side !== side) continue
    if (!unready(phase, other) && !checkLoad(unit, other))
      orders.push({ kind: 'load', unit: id, transport: other.id })
  }
  return orders
}
