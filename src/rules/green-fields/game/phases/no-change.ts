import type { Refusal } from '#kernel/game/game.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { zoneNamed } from '../board/grid.ts'
import { stackIn } from '../board/zones.ts'
import type { OrderOf, PlayerOrder } from '../orders.ts'
import type { SideName } from '../sides.ts'
import type { State } from '../state.ts'
import { unitNamed } from '../units.ts'
import { sortieOf } from './air/sorties.ts'
import { isSameTarget } from './bombardment/firing.ts'
import { plannedFor, targetOf } from './bombardment/plans.ts'
import { FACINGS } from './close-assault/facings.ts'
import type { Phase } from './phase.ts'

const isPlanned = (state: State, side: SideName, order: OrderOf<'fire'>): boolean => {
  const planned = plannedFor(state, side, order.unit)
  const target = targetOf(state, side, order.target)
  return (
    planned !== undefined &&
    target !== undefined &&
    planned.mission === order.mission &&
    isSameTarget(planned.target, target)
  )
}

const isWritten = (state: State, side: SideName, order: OrderOf<'sortie'>): boolean => {
  const sortie = sortieOf(state, side, order.unit)
  const whole = unitNamed(state, order.unit)?.strength
  return (
    sortie !== undefined &&
    sortie.period === (order.period ?? sortie.period) &&
    sortie.strength === (order.strength ?? whole)
  )
}

const isDeclared = ({ armies, country }: State, side: SideName, order: OrderOf<'raid'>): boolean => {
  const zone = zoneNamed(country, order.zone)
  return armies[side].raids.some(
    (raid) =>
      raid.unit === order.unit &&
      raid.zone === zone &&
      raid.strength === order.strength &&
      raid.purpose === order.purpose,
  )
}

const isInOrder = (state: State, side: SideName, { zone, units }: OrderOf<'order-waves'>): boolean => {
  const stack = stackIn(state, zoneNamed(state.country, zone) ?? -1, side)
  return stack.length === units.length && stack.every(({ id }, i) => units[i] === id)
}

const isSoAlready = (state: State, phase: Phase, side: SideName, order: PlayerOrder): boolean => {
  switch (order.kind) {
    case 'fire':
      return isPlanned(state, side, order)
    case 'sortie':
      return isWritten(state, side, order)
    case 'raid':
      return isDeclared(state, side, order)
    case 'order-waves':
      return isInOrder(state, side, order)
    case 'face':
      return phase.name === 'close-assault' && phase.front === order.facing
    case 'split-fire':
      return (
        phase.name === 'close-assault' && FACINGS.every((facing) => phase.split?.[facing] === order[facing])
      )
    default:
      return false
  }
}

/** GF-TURN-04: an order that would change nothing. Those about one unit's place or standing order say so themselves. */
export const noChange = (
  state: State,
  phase: Phase,
  side: SideName,
  order: PlayerOrder,
): Refusal | undefined =>
  isSoAlready(state, phase, side, order)
    ? refuse('changes-nothing', 'It is so already: the order would change nothing.', 'GF-TURN-04')
    : undefined
