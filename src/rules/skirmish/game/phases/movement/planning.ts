import type { Refusal } from '#kernel/game/game.ts'
import { recentMemo } from '#kernel/memo.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { advanceRefusal } from '../../moves/halted.ts'
import { isPlan, type Plan } from '../../moves/plan.ts'
import type { PlayerOrder } from '../../orders.ts'
import type { State, Unit } from '../../state.ts'
import { isSameTable, type Table, tableOf } from '../../table-memo.ts'
import { unitNamed } from '../../units.ts'
import { planDismount, planMount } from './orders/mounting.ts'
import { planMove } from './orders/move.ts'
import { planForm, planHold, planLimber, planProne, planRise, planUnlimber } from './orders/standing.ts'
import { planStrategic } from './orders/strategic.ts'
import { planCutWire, planEnter, planLeave } from './orders/works.ts'

const PLANNED = [
  'hold',
  'move',
  'strategic-move',
  'form',
  'prone',
  'rise',
  'limber',
  'unlimber',
  'mount',
  'dismount',
  'enter',
  'leave',
  'cut-wire',
] as const
export type MoveOrder = Extract<PlayerOrder, { readonly kind: (typeof PLANNED)[number] }>

export const isMoveOrder = (order: PlayerOrder): order is MoveOrder =>
  PLANNED.some((kind) => kind === order.kind)

const planned = (state: State, unit: Unit, order: MoveOrder): Plan | Refusal => {
  switch (order.kind) {
    case 'hold':
      return planHold(state, unit, order)
    case 'move':
      return planMove(state, unit, order)
    case 'strategic-move':
      return planStrategic(state, unit, order)
    case 'form':
      return planForm(state, unit, order)
    case 'prone':
      return planProne(state, unit, order)
    case 'rise':
      return planRise(state, unit, order)
    case 'limber':
      return planLimber(state, unit, order)
    case 'unlimber':
      return planUnlimber(state, unit, order)
    case 'mount':
      return planMount(state, unit, order)
    case 'dismount':
      return planDismount(state, unit, order)
    case 'enter':
      return planEnter(state, unit, order)
    case 'leave':
      return planLeave(state, unit, order)
    case 'cut-wire':
      return planCutWire(state, unit, order)
  }
}

const work = (state: State, unit: Unit, order: MoveOrder): Plan | Refusal => {
  if (unit.marks.firedPlot && order.kind !== 'hold')
    return refuse('has-fired', 'A gun or mortar that has fired its plot can only hold.', 'SK-MOV-39')
  const plan = planned(state, unit, order)
  return isPlan(plan) ? (advanceRefusal(state, unit, plan.unit) ?? plan) : plan
}

interface Asked {
  readonly table: Table
  readonly plan: Plan | Refusal
}

/** The plan of an order is worked out once, for the check and for carrying it out. */
const lastPlan = recentMemo((order: MoveOrder, state: State): Asked => {
  const unit = unitNamed(state, order.unit)
  if (!unit) throw new Error(`there is no ${order.unit}`)
  return { table: tableOf(state), plan: work(state, unit, order) }
})

/** What an order of step (d) makes of its unit, or why it may not be given. */
export const planOf = (state: State, unit: Unit, order: MoveOrder): Plan | Refusal => {
  const { table, plan } = lastPlan(order, state)
  return isSameTable(table, state) ? plan : work(state, unit, order)
}
