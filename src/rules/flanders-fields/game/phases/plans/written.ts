import { fromDegrees } from '#kernel/geometry/measure.ts'
import type { Point } from '#kernel/geometry/point.ts'
import {
  type Accepted,
  choice,
  either,
  form,
  integer,
  list,
  literal,
  maybe,
  measure,
  orNull,
  preset,
} from '#kernel/procedure/schema.ts'
import type { FirePlan, Spot } from '../../../scenarios/scenario.ts'
import { BARRAGE_SPEED, fromCm, pointAt } from '../../../tables/index.ts'
import type { Side } from '../../../vocabulary.ts'
import type { GasPlan } from '../../planned.ts'
import type { BarragePlan, Plan, State } from '../../state.ts'
import { at, cm, degrees, id, kind, MOST_STANDS } from '../forms.ts'
import { gasIdOf, gasNamed } from './scope.ts'

const MOST_TURNS = 30
/** Clouds and scheduled fires that any plan holds. */
const MOST_PLANNED = 40

const turn = () => integer(1, MOST_TURNS)

/** FF-PLAN-06: a rolling barrage by its speed, or by its near edge on every turn. */
const barrage = either(
  form({
    start: cm(),
    firstTurn: preset(turn(), 1),
    speed: preset(cm(), BARRAGE_SPEED.most),
    halts: preset(list(turn(), 0, MOST_TURNS), []),
  }),
  form({ edges: list(measure(-MOST_STANDS, MOST_STANDS), 1, MOST_TURNS) }),
)
export type BarrageOrder = Accepted<typeof barrage>

const gas = form({
  gas: id(),
  kind: choice(['offensive', 'denying']),
  ...at,
  turn: turn(),
  heading: degrees(),
})

const fires = form({ turn: turn(), weapon: choice(['heavy-artillery']), ...at })

/** FF-PLAN-09: as the scenario has it, or all of it written anew. */
export const PLAN_FORM = form({
  kind: kind('fire-plan'),
  default: maybe(literal(true)),
  points: maybe(list(form({ battery: id(), ...at }), 0, MOST_STANDS)),
  barrage: maybe(orNull(barrage)),
  gas: maybe(list(gas, 0, MOST_PLANNED)),
  fires: maybe(list(fires, 0, MOST_PLANNED)),
})
export type PlanOrder = Accepted<typeof PLAN_FORM>

export const NO_PLAN: Plan = { barrage: null, gas: [], fires: [] }

/** A plan with the points that its guns are laid on. */
export interface Written {
  readonly plan: Plan
  readonly points: readonly { readonly battery: string; readonly at: Point }[]
}

export const BLANK: Written = { plan: NO_PLAN, points: [] }

/** FF-RB-07, FF-HUR-02: near edges in cm from its first turn on, for as long as it lasts. */
export const edgesOf = (barrage: BarrageOrder, turns: number): readonly number[] => {
  if ('edges' in barrage) return barrage.edges.slice(0, turns)
  const { start, speed, halts, firstTurn } = barrage
  const edges = [start]
  for (let i = 1; i < turns; i++) {
    const last = edges[i - 1] ?? start
    edges.push(halts.includes(firstTurn + i) ? last : last + speed)
  }
  return edges
}

const barrageOf = (state: State, barrage: BarrageOrder): BarragePlan => ({
  firstTurn: 'edges' in barrage ? 1 : barrage.firstTurn,
  edges: edgesOf(barrage, state.barrageTurns ?? 0).map(fromCm),
  feuerwalze: 'edges' in barrage,
})

const spotOf = ([x, y]: Spot) => ({ x, y })

const barrageOrder = (barrage: FirePlan['barrage']): BarrageOrder | null => {
  if (!barrage) return null
  return 'edges' in barrage
    ? { edges: [...barrage.edges] }
    : { start: barrage.start, firstTurn: 1, speed: barrage.speed, halts: [...barrage.halts] }
}

/** FF-PLAN-09: the plan of the scenario as a player would write it. */
export const defaultPlan = ({ scenario }: State, side: Side): PlanOrder => {
  const { points = {}, barrage, gas = [], fires = [] } = scenario[side].plan ?? {}
  return {
    kind: 'fire-plan',
    points: Object.entries(points).map(([battery, at]) => ({ battery, ...spotOf(at) })),
    barrage: barrageOrder(barrage),
    gas: gas.map(({ kind, at, turn, heading }, i) => ({
      gas: gasIdOf(i),
      kind,
      ...spotOf(at),
      turn,
      heading,
    })),
    fires: fires.map(({ turn, at }) => ({ turn, weapon: 'heavy-artillery', ...spotOf(at) })),
  }
}

/** What a player has written, as the table has it. */
export const written = (state: State, side: Side, order: PlanOrder): Written => {
  const { points = [], barrage, gas = [], fires = [] } = order.default ? defaultPlan(state, side) : order
  const clouds = gas.flatMap(({ gas: attack, kind, turn, heading, x, y }): GasPlan[] => {
    const { delivery } = gasNamed(state, side, attack) ?? {}
    return delivery
      ? [{ gas: attack, kind, delivery, at: pointAt({ x, y }), turn, heading: fromDegrees(heading) }]
      : []
  })
  return {
    points: points.map(({ battery, x, y }) => ({ battery, at: pointAt({ x, y }) })),
    plan: {
      barrage: barrage && state.barrageTurns !== null ? barrageOf(state, barrage) : null,
      gas: clouds,
      fires: fires.map(({ turn, weapon, x, y }) => ({ turn, weapon, at: pointAt({ x, y }) })),
    },
  }
}
