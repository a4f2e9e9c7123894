import { fair, percent, type Random } from '#kernel/chance/random.ts'
import type { Side as SideName } from '#kernel/game/game.ts'
import { keptOnTable } from '#kernel/geometry/bounds.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { fromCm } from '../tables/index.ts'
import { PLAYING_CARDS, type PlayingCard, type Side } from '../vocabulary.ts'
import { fieldOf } from './field.ts'
import { batteriesOf } from './phases/plans/scope.ts'
import { defaultPlan, type Written, written } from './phases/plans/written.ts'
import { stateWith, unitWith } from './records.ts'
import { asSide, otherSide } from './sides.ts'
import type { BarragePlan, Cards, Plan, State, Step, Unit } from './state.ts'
import type { View } from './view.ts'

/** How far off the usual place an enemy's point is thought to lie, cm each way. */
const ABOUT = 8

const thereabouts = ({ scenario }: View, { x, y }: Point, random: Random): Point => {
  const { width, length } = fieldOf(scenario)
  const off = () => fromCm(fair(random, 2 * ABOUT + 1) - ABOUT)
  return keptOnTable({ width, depth: length }, { x: x + off(), y: y + off() }, 0)
}

const BEFORE_BARRAGE: readonly Step[] = ['turn-start', 'deep-suppression']

/** FF-RB-07: on from where the band lies now, as the usual plan would have it. */
const suspectedBarrage = ({ barrage, turn, step }: View, usual: BarragePlan | null): BarragePlan | null => {
  if (!usual || turn < usual.firstTurn) return usual
  if (!barrage) return turn === usual.firstTurn && BEFORE_BARRAGE.includes(step) ? usual : null
  const steps = usual.edges.map((edge, i) => edge - (usual.edges[i - 1] ?? edge))
  const edges = [barrage.edge]
  for (let i = 1; i < barrage.turnsLeft; i++) {
    const step = steps[turn - usual.firstTurn + i] ?? 0
    edges.push((edges[i - 1] ?? barrage.edge) + step)
  }
  return { firstTurn: turn, edges, feuerwalze: usual.feuerwalze }
}

/** What the enemy may have written and not yet carried out: much like the plan of the scenario. */
const suspectedPlan = (view: View, { plan }: Written, random: Random): Plan => ({
  barrage: suspectedBarrage(view, plan.barrage),
  gas: plan.gas
    .filter(({ turn }) => turn > view.turn)
    .map((gas) => (gas.delivery === 'artillery' ? { ...gas, at: thereabouts(view, gas.at, random) } : gas)),
  fires: plan.fires
    .filter(({ turn }) => turn > view.turn)
    .map((fire) => ({ ...fire, at: thereabouts(view, fire.at, random) })),
})

/** Points that the guns of the enemy may be registered on; those that have been shown are known. */
const suspectedUnits = (view: View, enemy: Side, usual: Written, random: Random): readonly Unit[] => {
  const guns = new Set(batteriesOf(view, enemy).map(({ id }) => id))
  const points = new Map(usual.points.map(({ battery, at }) => [battery, at]))
  return view.units.map((unit) => {
    const point = points.get(unit.id)
    if (!point || !guns.has(unit.id) || unit.aim || percent(random, 10)) return unit
    const at = thereabouts(view, point, random)
    return unitWith(unit, { aim: { at, registered: true, sos: false, fired: null } })
  })
}

/** FF-EVT-06: what nobody has shown lies in the enemy's hand or in the pack, which is kept in order. */
const suspectedCards = ({ pack, discards, hands, inForce }: Cards, side: Side, random: Random): Cards => {
  const known = new Set<PlayingCard | null>([...discards, ...hands[side]])
  const left = PLAYING_CARDS.filter((card) => !known.has(card))
  const enemy = otherSide(side)
  const hand: PlayingCard[] = []
  while (hand.length < hands[enemy].length && left.length > 0)
    hand.push(...left.splice(fair(random, left.length), 1))
  return { pack: left.slice(0, pack.length), discards, hands: { ...hands, [enemy]: hand }, inForce }
}

/** FF-TAB-07: the table as it stands, with a plan and a hand that the enemy may have. */
export const imagine = (view: View, viewer: SideName, random: Random): State => {
  const side = asSide(viewer) ?? 'attacker'
  const enemy = otherSide(side)
  const cards = view.cards && suspectedCards(view.cards, side, random)
  if (!view.plans[enemy] || view.scenario[enemy].planning === 'none') return stateWith(view, { cards })
  const usual = written(view, enemy, defaultPlan(view, enemy))
  return stateWith(view, {
    cards,
    units: suspectedUnits(view, enemy, usual, random),
    plans: { ...view.plans, [enemy]: suspectedPlan(view, usual, random) },
  })
}
