import type { FirePlan } from '../../../scenarios/scenario.ts'
import { SIDES, type Side } from '../../../vocabulary.ts'
import type { State, Unit } from '../../state.ts'

/** FF-PLAN-06: what may have a registered point. */
const isBattery = ({ kind, at }: Unit): boolean =>
  (kind === 'artillery' || kind === 'regimental-mortar') && (at === 'table' || at === 'off-table')

export const batteriesOf = ({ units }: Pick<State, 'units'>, side: Side): readonly Unit[] =>
  units.filter((unit) => unit.side === side && isBattery(unit))

export const hasBarrage = ({ scenario }: State): boolean => scenario.grants.includes('rolling-barrage')

/** The gas attacks that a side has: kind and delivery are the scenario's, all else its own. */
export const gasOf = ({ scenario }: State, side: Side): NonNullable<FirePlan['gas']> =>
  scenario[side].plan?.gas ?? []

/** The id of a gas attack of a scenario, counted from 0. */
export const gasIdOf = (at: number): string => `gas${at + 1}`

/** Its number for the players. */
export const gasNumber = (id: string): number => Number(id.slice(3))

export const gasNamed = (
  state: State,
  side: Side,
  id: string,
): NonNullable<FirePlan['gas']>[number] | undefined => gasOf(state, side).find((_, i) => gasIdOf(i) === id)

/** Its scheduled fires: number, class and turns are the scenario's. */
export const firesOf = ({ scenario }: State, side: Side): NonNullable<FirePlan['fires']> =>
  scenario[side].plan?.fires ?? []

/** FF-PLAN-03, FF-PLAN-04: battles with guns behind the table, a barrage, gas or scheduled fires. */
const isPlanned = (state: State): boolean =>
  hasBarrage(state) ||
  state.units.some(({ at }) => at === 'off-table') ||
  SIDES.some((side) => gasOf(state, side).length > 0 || firesOf(state, side).length > 0)

const hasSomethingToPlan = (state: State, side: Side): boolean =>
  batteriesOf(state, side).length > 0 ||
  (side === 'attacker' && hasBarrage(state)) ||
  gasOf(state, side).length > 0 ||
  firesOf(state, side).length > 0

/** FF-PLAN-06: a side with nothing to plan is not asked. */
export const planners = (state: State): readonly Side[] =>
  isPlanned(state) ? SIDES.filter((side) => hasSomethingToPlan(state, side)) : []
