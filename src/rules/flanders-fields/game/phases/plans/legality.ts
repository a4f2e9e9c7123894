import type { Refusal } from '#kernel/game/game.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { several } from '#kernel/words.ts'
import { BARRAGE_SPEED, PROJECTOR_THROW } from '../../../tables/index.ts'
import type { Side } from '../../../vocabulary.ts'
import { measured } from '../../../wording.ts'
import type { State } from '../../state.ts'
import { batteriesOf, firesOf, gasNamed, hasBarrage } from './scope.ts'
import { frontTrenchAt } from './trench-line.ts'
import type { BarrageOrder, PlanOrder } from './written.ts'

type Place = { readonly x: number; readonly y: number }

const isOff = ({ scenario: { width, length } }: State, { x, y }: Place): boolean => x > width || y > length

const offTable = (what: string): Refusal =>
  refuse('off-table', `${what} would lie off the table.`, 'FF-PLAN-07')

const pointsRefusal = (
  state: State,
  side: Side,
  points: NonNullable<PlanOrder['points']>,
): Refusal | undefined => {
  const left = new Set(batteriesOf(state, side).map(({ id }) => id))
  for (const point of points) {
    const { battery } = point
    if (!left.delete(battery))
      return refuse(
        'no-battery',
        `"${battery.slice(0, 60)}" is no battery or regimental mortar of yours without a point.`,
        'FF-PLAN-06',
      )
    if (isOff(state, point)) return offTable(`The point of ${battery}`)
  }
  return undefined
}

const barrageRefused = (
  message: string,
  clause: 'FF-RB-01' | 'FF-RB-02' | 'FF-RB-07' | 'FF-HUR-02',
): Refusal => refuse('barrage', message, clause)

const edgesRefusal = (state: State, edges: readonly number[], turns: number): Refusal | undefined => {
  const { grants } = state.scenario
  if (!(grants.includes('hurricane') || grants.includes('feuerwalze')))
    return barrageRefused('Only a feuerwalze is planned turn by turn: give a start and a speed.', 'FF-HUR-02')
  if (edges.length < turns)
    return barrageRefused(`The barrage lasts ${several(turns, 'turn')}: list a place for each.`, 'FF-HUR-02')
  if (edges.some((edge) => edge < 0 || edge > state.scenario.length))
    return barrageRefused('The barrage would lie off the table.', 'FF-HUR-02')
  const leap = edges.findIndex((edge, i) => Math.abs(edge - (edges[i - 1] ?? edge)) > BARRAGE_SPEED.most)
  return leap < 0
    ? undefined
    : barrageRefused(
        `On turn ${leap + 1} the barrage would be more than ${BARRAGE_SPEED.most} cm from where it was.`,
        'FF-HUR-02',
      )
}

const barrageRefusal = (state: State, side: Side, barrage: BarrageOrder): Refusal | undefined => {
  const turns = state.barrageTurns
  if (side !== 'attacker' || !hasBarrage(state) || turns === null)
    return barrageRefused('You have no rolling barrage in this battle.', 'FF-RB-01')
  if ('edges' in barrage) return edgesRefusal(state, barrage.edges, turns)
  const { start, speed, firstTurn, halts } = barrage
  const { least, most } = BARRAGE_SPEED
  if (speed < least || speed > most)
    return barrageRefused(`A barrage goes on by ${least} to ${most} cm a turn.`, 'FF-RB-01')
  if (start > state.scenario.length)
    return barrageRefused('The barrage would begin off the table.', 'FF-RB-07')
  if (firstTurn > state.scenario.turns)
    return barrageRefused('The battle is over before the barrage would begin.', 'FF-RB-07')
  const last = firstTurn + turns - 1
  return halts.some((turn) => turn <= firstTurn || turn > last)
    ? barrageRefused(`The barrage can halt on turns ${firstTurn + 1} to ${last} only.`, 'FF-RB-02')
    : undefined
}

/** FF-GAS-10: how far out projectors throw, for somebody whose front trench lies so at that x. */
export const projectorLine = (state: State, side: Side, x: number): number | undefined => {
  const trench = frontTrenchAt(state, side, x)
  if (trench === undefined) return undefined
  return side === 'attacker' ? trench + PROJECTOR_THROW : trench - PROJECTOR_THROW
}

/** Coordinates are written to a tenth of a millimetre. */
const HAIR = 0.01

type GasOrder = NonNullable<PlanOrder['gas']>[number]

const cloudRefusal = (state: State, side: Side, order: GasOrder): Refusal | undefined => {
  const { gas: id, kind, turn, x, y } = order
  const printed = gasNamed(state, side, id)
  if (!printed) return refuse('no-gas', `You have no gas attack "${id.slice(0, 60)}".`, 'FF-PLAN-06')
  if (kind !== printed.kind)
    return refuse('gas-kind', `Gas attack ${id} is ${printed.kind} gas.`, 'FF-PLAN-06')
  if (turn > state.scenario.turns)
    return refuse('gas-turn', 'The battle is over before that gas would come.', 'FF-PLAN-06')
  if (isOff(state, order)) return offTable(`Gas attack ${id}`)
  const line = printed.delivery === 'projector' ? projectorLine(state, side, x) : undefined
  return line === undefined || Math.abs(y - line) <= HAIR
    ? undefined
    : refuse(
        'projectors',
        `Projectors throw ${PROJECTOR_THROW} cm beyond your front trench: there y is ${measured(line)}.`,
        'FF-GAS-10',
      )
}

const gasRefusal = (state: State, side: Side, clouds: NonNullable<PlanOrder['gas']>): Refusal | undefined => {
  const named = new Set<string>()
  for (const cloud of clouds) {
    if (named.has(cloud.gas))
      return refuse('gas-twice', `Gas attack ${cloud.gas} is made once.`, 'FF-PLAN-06')
    named.add(cloud.gas)
    const refusal = cloudRefusal(state, side, cloud)
    if (refusal) return refusal
  }
  return undefined
}

const firesRefusal = (
  state: State,
  side: Side,
  fires: NonNullable<PlanOrder['fires']>,
): Refusal | undefined => {
  const printed = firesOf(state, side)
  if (fires.length > printed.length)
    return refuse(
      'too-many-fires',
      `You may schedule ${several(printed.length, 'bombardment')}, not ${fires.length}.`,
      'FF-PLAN-03',
    )
  for (const fire of fires) {
    if (!printed.some(({ turn }) => turn === fire.turn))
      return refuse('fire-turn', `No bombardment can be scheduled for turn ${fire.turn}.`, 'FF-PLAN-06')
    if (isOff(state, fire)) return offTable('A bombardment')
  }
  return undefined
}

/** FF-PLAN-06, FF-PLAN-07: why a plan cannot be written so. */
export const planRefusal = (
  state: State,
  side: Side,
  { default: asPrinted, points, barrage, gas, fires }: PlanOrder,
): Refusal | undefined => {
  if (asPrinted)
    return points || barrage || gas || fires
      ? refuse('default-or-own', 'Take the plan of the scenario or write your own, not both.', 'FF-PLAN-09')
      : undefined
  return (
    (points && pointsRefusal(state, side, points)) ??
    (barrage ? barrageRefusal(state, side, barrage) : undefined) ??
    (gas && gasRefusal(state, side, gas)) ??
    (fires && firesRefusal(state, side, fires))
  )
}
