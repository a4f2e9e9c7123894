import type { Random } from '#kernel/chance/random.ts'
import type { Refusal } from '#kernel/game/game.ts'
import { popPhase } from '#kernel/game/phases.ts'
import { change, tellOf } from '#kernel/game/play.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { form, kind, list, preset } from '#kernel/procedure/schema.ts'
import { SIDES, type SideName } from '../../../vocabulary.ts'
import { MOST_UNITS, type UnitOrder, unitOrder } from '../../forms.ts'
import { changeUnit, layGas, type Play, setSheaf } from '../../play.ts'
import type { FirstOrder, State } from '../../state.ts'
import { unitNamed } from '../../units.ts'
import type { Page } from '../page.ts'
import { sampleUnitOrder } from '../sampling.ts'
import { gasCount, gasLeft, gasRefusal } from '../sheaf-orders.ts'
import { measured, unitOrderRefusal } from '../unit-orders.ts'

const ORDERS = [
  form({ kind: kind('initial-orders'), orders: preset(list(unitOrder, 0, MOST_UNITS), []) }),
] as const

/** PA-TURN-01, PA-TURN-06: one order a unit at most; whoever gets none holds. */
const checkOrders = (state: State, side: SideName, orders: readonly UnitOrder[]): Refusal | undefined => {
  const named = new Set<string>()
  let gas = 0
  for (const order of orders) {
    const unit = unitNamed(state, order.unit)
    if (unit?.side !== side) return refuse('unknown-unit', `You have no unit "${order.unit.slice(0, 60)}".`)
    if (named.has(unit.id)) return refuse('told-twice', `${unit.name} has two orders.`, 'PA-ORDER-01')
    named.add(unit.id)
    if (state.table.surprised === side && order.order !== 'hold') {
      return refuse('surprised', `${unit.name} is surprised and can only hold.`, 'PA-SETUP-09')
    }
    const refusal = unitOrderRefusal(state, unit, order)
    if (refusal) return refusal
    gas += gasCount(order.sheaves ?? [])
  }
  return gasRefusal(state, side, gas)
}

/** Gas a sample is generous with where there is no limit. */
const PLENTY = 100

/** Orders for all units of a side, so that battles move and end. */
export const sampleOrders = (state: State, side: SideName, random: Random): UnitOrder[] => {
  if (state.table.surprised === side) return []
  let gas = Math.min(gasLeft(state, side), PLENTY)
  return state.units
    .filter((unit) => unit.side === side)
    .map((unit) => {
      const order = sampleUnitOrder(state, unit, random, gas)
      gas -= gasCount(order.sheaves ?? [])
      return order
    })
}

/** Legal orders in the measures of the table. */
export const measuredAll = (state: State, orders: readonly UnitOrder[]): readonly FirstOrder[] =>
  orders.flatMap((order) => {
    const unit = unitNamed(state, order.unit)
    return unit ? [measured(state, unit, order)] : []
  })

/** PA-TURN-06: both sides' orders are shown together. */
const reveal = (play: Play): void => {
  for (const side of SIDES) {
    for (const { unit: id, order, goal, sheaves } of play.state.secrets[side] ?? []) {
      changeUnit(play, id, { order, goal })
      for (const { base, sheaf } of sheaves) {
        setSheaf(play, id, base, sheaf)
        if (sheaf.shell === 'gas') layGas(play, id, base)
      }
    }
  }
  change(play, { secrets: { german: null, entente: null } })
  popPhase(play)
  tellOf(play, { kind: 'orders-revealed', reveals: true })
}

/** Both sides write the first order of every unit in secret. */
export const INITIAL_ORDERS: Page<'initial-orders', typeof ORDERS> = {
  orders: ORDERS,
  pending: ({ secrets }) => SIDES.filter((side) => !secrets[side]),
  prompt: () => "Write each unit's first order in secret; both sides reveal at once.",
  check: (state, _, side, { orders }) => checkOrders(state, side, orders),
  sample: (state, _, side, random) => ({
    kind: 'initial-orders',
    orders: sampleOrders(state, side, random),
  }),
  act(play, _, side, { orders }) {
    const { state } = play
    change(play, { secrets: { ...state.secrets, [side]: measuredAll(state, orders) } })
    tellOf(play, { kind: 'orders-written', side })
    if (play.state.secrets.german && play.state.secrets.entente) reveal(play)
  },
}
