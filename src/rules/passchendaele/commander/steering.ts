import { turned } from '../../../kernel/geometry/angle.ts'
import { gapToPoint } from '../../../kernel/geometry/gap.ts'
import { fireOn } from '../game/board/fire-count.ts'
import { fromDegrees, toDegrees, toInches } from '../game/board/measures.ts'
import { type Move, moveOf } from '../game/moves/move.ts'
import { type PlannedBase, planMove } from '../game/moves/plan.ts'
import { slipThrough } from '../game/moves/slip.ts'
import { cohesionOf, straightOn } from '../game/moves/ways.ts'
import type { OrderOf } from '../game/orders.ts'
import { contactedBy } from '../game/phases/close-combat/contact.ts'
import { fighterOf, involvedBases } from '../game/phases/close-combat/involved.ts'
import type { MovePhase } from '../game/phases/movement/phase.ts'
import type { Base, Objective, Unit } from '../game/state.ts'
import { BREAKTHROUGH_POINTS, CASUALTY_POINTS, HOLDS_WITHIN } from '../tables/index.ts'
import { winChance } from './combat/odds.ts'
import { pointsOf, worthLeft } from './odds.ts'
import { inchesToPoint, isFoot, objectivesAhead, type Situation, supposing } from './situation.ts'

/** Degrees off straight ahead that are tried. */
const TURNS = [0, -15, 15, -30, 30, -45, 45]
/** What an inch nearer to where the unit is going is worth, in victory points. */
const AN_INCH = 0.5
/** What an objective within reach is worth for each of its points. */
const A_POINT_TAKEN = 0.5
/** How many inches of way one point of an objective is worth, and how many it costs if others are nearer. */
const DETOUR_FOR_A_POINT = 0.7
const OTHERS_NEARER = 4
/** What it is worth to be rid of somebody in the way, apart from the points for him. */
const WAY_CLEARED = 1.5
/** What is left of a unit that has won a close combat, in parts of its worth. */
const LEFT_AFTER_A_WIN = 0.6
/** What it is worth to stand in somebody's rear. */
const IN_HIS_REAR = 1

/** A way to make a move, and why. */
interface Steered {
  readonly order: OrderOf<'move'>
  readonly why: string
}

interface Rated extends Steered {
  readonly value: number
}

/** A place a unit steers for. */
type Target = Pick<Objective, 'name' | 'at'>

/** The objective a unit steers for. */
const waypoint = (situation: Situation, unit: Unit, { order }: MovePhase): Target | undefined => {
  if (order !== 'advance') return undefined
  // Reserves march to their post; only the attack takes what it finds on its way.
  const goal = goalOf(situation, unit)
  if (goal && !situation.attacks) return goal
  let best: { readonly objective: Objective; readonly cost: number } | undefined
  for (const objective of objectivesAhead(situation, unit)) {
    const { at, points } = objective
    const away = inchesToPoint(unit, at)
    const othersNearer = situation.own.some(
      (other) =>
        other !== unit && isFoot(other) && other.order === 'advance' && inchesToPoint(other, at) < away,
    )
    const cost = away - points * DETOUR_FOR_A_POINT + (othersNearer ? OTHERS_NEARER : 0)
    if (!best || cost < best.cost) best = { objective, cost }
  }
  return best?.objective ?? goal
}

/** Where its order leads, if there is nothing to be taken on the way. */
const goalOf = ({ state }: Situation, { goal }: Unit): Target | undefined => {
  if (!goal) return undefined
  const known = state.objectives.find(({ at }) => at.x === goal.at.x && at.y === goal.at.y)
  return known ?? { name: 'its objective', at: goal.at }
}

const casualtiesOf = (bases: readonly Base[]): number =>
  bases.reduce((sum, { troop }) => sum + CASUALTY_POINTS[troop], 0)

/** What a close combat would bring with the bases as they now stand. */
const valueOfContact = ({ state }: Situation, unit: Unit, contacted: readonly Unit[]): number => {
  const enemies = contacted.flatMap(({ bases }) => bases)
  const ours = involvedBases(state, [unit], enemies)
  const theirs = involvedBases(state, contacted, unit.bases)
  const ourBases = ours.map(({ base }) => base)
  const theirBases = theirs.map(({ base }) => base)
  const chance = winChance(
    ours.map((one) => fighterOf(state, one, theirBases, false)),
    theirs.map((one) => fighterOf(state, one, ourBases, false)),
  )
  const uninvolved = pointsOf(unit) - casualtiesOf(ourBases)
  const won = casualtiesOf(theirBases) + WAY_CLEARED + LEFT_AFTER_A_WIN * pointsOf(unit)
  return chance * won + (1 - chance) * uninvolved
}

const whyMoved = (unit: Unit, { order }: MovePhase, met: readonly Unit[], target: Target | undefined) => {
  const [enemy] = met
  if (enemy) return `${unit.name} closes with ${enemy.name}.`
  if (order === 'retreat') return `${unit.name} goes back to cover.`
  return target ? `${unit.name} makes for ${target.name}.` : `${unit.name} goes on by the safest way.`
}

/** An attack wants one base there, reserves want the middle of the unit there. */
const inchesToTarget = ({ attacks }: Situation, unit: Unit, { at }: Target): number => {
  const middle = unit.bases[Math.floor(unit.bases.length / 2)]
  return attacks || !middle ? inchesToPoint(unit, at) : toInches(gapToPoint(middle, at))
}

/** How good it is to stand as planned, and what for. */
const rated = (
  situation: Situation,
  unit: Unit,
  phase: MovePhase,
  planned: readonly PlannedBase[],
  target: Target | undefined,
  order: OrderOf<'move'>,
): Rated => {
  const { state, side } = situation
  const through = planned.filter(({ fate }) => fate === 'broken-through').length
  return supposing(
    planned.map(({ base }) => base),
    planned.map(({ place }) => place),
    () => {
      let value = through * BREAKTHROUGH_POINTS
      if (target) value -= AN_INCH * inchesToTarget(situation, unit, target)
      for (const { at, holder, points } of state.objectives) {
        if (holder !== side && inchesToPoint(unit, at) <= HOLDS_WITHIN) value += A_POINT_TAKEN * points
      }
      const met = phase.order === 'advance' && !order.slip ? contactedBy(state, unit) : []
      value +=
        met.length > 0
          ? valueOfContact(situation, unit, met)
          : pointsOf(unit) * worthLeft(state, unit, fireOn(state, unit), 1)
      return { order, value, why: whyMoved(unit, phase, met, target) }
    },
  )
}

const planFor = (move: Move, turn: number): readonly PlannedBase[] => {
  const { usual } = cohesionOf(move)
  const heading = turned(straightOn(move.state, move.unit, move.order), fromDegrees(turn))
  return planMove(move, turn === 0 ? usual : usual.map((way) => ({ ...way, heading })))
}

/** PA-STOSS-01: storm troops may go through the enemy instead of fighting him. */
const slipped = (
  situation: Situation,
  move: Move,
  phase: MovePhase,
  target: Target | undefined,
): readonly Rated[] => {
  const { unit } = move
  const [base] = unit.bases
  if (unit.troop !== 'stosstruppen' || phase.order !== 'advance' || !base) return []
  const { place } = slipThrough(move, base, situation.ahead)
  if (!place) return []
  const order = { kind: 'move' as const, slip: true }
  const { value } = rated(situation, unit, phase, [{ base, place, fate: null }], target, order)
  return [
    { order, value: value + IN_HIS_REAR, why: `${unit.name} slips through into the rear of the enemy.` },
  ]
}

/** Ways to make a move, the best first. */
export const steer = (situation: Situation, unit: Unit, phase: MovePhase): readonly Steered[] => {
  const { state } = situation
  const move = moveOf(state, unit, phase)
  const target = waypoint(situation, unit, phase)
  const straight = straightOn(state, unit, phase.order)
  const turns = TURNS.map((turn) => {
    const heading = toDegrees(turned(straight, fromDegrees(turn)))
    const bases = turn === 0 ? undefined : unit.bases.map(({ id }) => ({ base: id, heading }))
    const order = { kind: 'move' as const, slip: false, ...(bases ? { bases } : {}) }
    return rated(situation, unit, phase, planFor(move, turn), target, order)
  })
  return [...turns, ...slipped(situation, move, phase, target)].sort((a, b) => b.value - a.value)
}
