import type { OrderOf, PlayerOrder } from '../../../game/phases/index.ts'
import { gasNumber } from '../../../game/phases/plans/scope.ts'
import type { BarrageOrder } from '../../../game/phases/plans/written.ts'
import { defaultPlan } from '../../../game/phases/plans/written.ts'
import { unitNamed } from '../../../game/units.ts'
import type { View } from '../../../game/view.ts'
import type { Side } from '../../../vocabulary.ts'

type PlanOrder = OrderOf<'fire-plan'>

/** A fire plan with every part of it written out. */
export interface FirePlan extends PlanOrder {
  readonly points: NonNullable<PlanOrder['points']>
  readonly barrage: BarrageOrder | null
  readonly gas: NonNullable<PlanOrder['gas']>
  readonly fires: NonNullable<PlanOrder['fires']>
}

export type Point = FirePlan['points'][number]
export type Gas = FirePlan['gas'][number]
export type Fire = FirePlan['fires'][number]

const inFull = ({ points = [], barrage = null, gas = [], fires = [] }: PlanOrder): FirePlan => ({
  kind: 'fire-plan',
  points,
  barrage,
  gas,
  fires,
})

/** What is written so far; at first the plan of the scenario. */
export const planSoFar = (view: View, side: Side, before: PlayerOrder | undefined): FirePlan =>
  inFull(before?.kind === 'fire-plan' && !before.default ? before : defaultPlan(view, side))

export const EMPTY: FirePlan = { kind: 'fire-plan', points: [], barrage: null, gas: [], fires: [] }

/** The side whose plan it is, by what only one side can have written. */
export const sideOfPlan = (
  view: View,
  { points, barrage }: FirePlan,
  waits: readonly Side[],
): Side | undefined => {
  const [first] = points
  const unit = first && unitNamed(view, first.battery)
  return unit?.side ?? (barrage ? 'attacker' : waits[0])
}

/** To the millimetre, and on the table. */
const within = (value: number, most: number): number =>
  Math.min(most, Math.max(0, Math.round(value * 10) / 10))

export const onTable = (
  { scenario: { width, length } }: View,
  { x, y }: { readonly x: number; readonly y: number },
): { readonly x: number; readonly y: number } => ({ x: within(x, width), y: within(y, length) })

/** FF-PLAN-01, FF-PLAN-06: as the owner measures it, from the left corner of his own base edge. */
export const byOwnEdge = (
  { scenario: { width, length } }: View,
  side: Side,
  { x, y }: { readonly x: number; readonly y: number },
): { readonly x: number; readonly y: number } =>
  side === 'attacker' ? { x, y } : { x: width - x, y: length - y }

const figure = (length: number): string => String(Math.round(length * 10) / 10)

/** "36, 58": cm from the left corner and from the owner's edge. */
export const placeWords = (
  view: View,
  side: Side,
  at: { readonly x: number; readonly y: number },
): string => {
  const { x, y } = byOwnEdge(view, side, at)
  return `${figure(x)}, ${figure(y)}`
}

export const withPoint = (plan: FirePlan, point: Point): FirePlan => ({
  ...plan,
  points: plan.points.some(({ battery }) => battery === point.battery)
    ? plan.points.map((one) => (one.battery === point.battery ? point : one))
    : [...plan.points, point],
})

export const withGas = (plan: FirePlan, gas: Gas): FirePlan => ({
  ...plan,
  gas: [...plan.gas.filter((one) => one.gas !== gas.gas), gas].toSorted(
    (a, b) => gasNumber(a.gas) - gasNumber(b.gas),
  ),
})

export const withFire = (plan: FirePlan, at: number, fire: Fire): FirePlan => ({
  ...plan,
  fires: plan.fires.map((one, i) => (i === at ? fire : one)),
})
