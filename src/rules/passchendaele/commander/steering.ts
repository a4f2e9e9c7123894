import type { Wish } from '#kernel/game/commander.ts'
import { turned } from '#kernel/geometry/angle.ts'
import { gapToPoint } from '#kernel/geometry/gap.ts'
import { fromDegrees, toDegrees } from '#kernel/geometry/measure.ts'
import { fireOn } from '../game/board/fire-count.ts'
import { type Move, moveOf } from '../game/moves/move.ts'
import { type PlannedBase, planMove, type Way } from '../game/moves/plan.ts'
import { slipThrough } from '../game/moves/slip.ts'
import { cohesionOf, straightOn } from '../game/moves/ways.ts'
import { contactedBy } from '../game/phases/close-combat/contact.ts'
import { fighterOf, involvedBases } from '../game/phases/close-combat/involved.ts'
import type { OrderOf } from '../game/phases/index.ts'
import type { PhaseOf } from '../game/phases/shapes.ts'
import type { Base, Objective, Unit } from '../game/state.ts'
import { CASUALTY_POINTS, HOLDS_WITHIN, toInches } from '../tables/index.ts'
import { winChance } from './combat/odds.ts'
import { inchesToPoint, isFoot, objectivesAhead, type Situation, supposing } from './situation.ts'
import { pointsOf, worthLeft } from './worth.ts'

/** Degrees off straight ahead that are tried. */
const TURNS = [0, -15, 15, -30, 30, -45, 45]

/** A way to make a move, and why. */
export interface Steered extends Wish<OrderOf<'move'>> {
  /** It ends in close combat. */
  readonly meets: boolean
}

interface Rated extends Steered {
  readonly value: number
}

/** A place a unit steers for. */
type Target = Pick<Objective, 'name' | 'title' | 'at'>

/** The objective a unit steers for. */
const waypoint = (situation: Situation, unit: Unit, { order }: PhaseOf<'move'>): Target | undefined => {
  if (order !== 'advance') return undefined
  const { detourForPoint, othersNearer } = situation.thresholds.steering
  // Reserves march to their post; only the attack takes what it finds on its way.
  const goal = goalOf(situation, unit)
  if (goal && !situation.attacks) return goal
  let best: { readonly objective: Objective; readonly cost: number } | undefined
  for (const objective of objectivesAhead(situation, unit)) {
    const { at, points } = objective
    const away = inchesToPoint(unit, at)
    const isNearer = situation.own.some(
      (other) =>
        other !== unit && isFoot(other) && other.order === 'advance' && inchesToPoint(other, at) < away,
    )
    const cost = away - points * detourForPoint + (isNearer ? othersNearer : 0)
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
const valueOfContact = ({ state, thresholds }: Situation, unit: Unit, contacted: readonly Unit[]): number => {
  const { wayCleared, leftAfterWin } = thresholds.steering
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
  const won = casualtiesOf(theirBases) + wayCleared + leftAfterWin * pointsOf(unit)
  return chance * won + (1 - chance) * uninvolved
}

const whyMoved = (
  unit: Unit,
  { order }: PhaseOf<'move'>,
  met: readonly Unit[],
  target: Target | undefined,
) => {
  const [enemy] = met
  if (enemy) return `${unit.name} is to close with ${enemy.name}.`
  if (order === 'retreat') return `${unit.name} is to go back to cover.`
  return target
    ? `${unit.name} is to make for ${target.title ?? target.name}.`
    : `${unit.name} is to go on by the safest way.`
}

/** An attack wants one base there, reserves want the middle of the unit there. */
const inchesToTarget = ({ attacks }: Situation, unit: Unit, { at }: Target): number => {
  const middle = unit.bases[Math.floor(unit.bases.length / 2)]
  return attacks || !middle ? inchesToPoint(unit, at) : toInches(gapToPoint(middle, at))
}

/** How good it is to stand as planned, and what for. */
const rated = (
  before: Situation,
  mover: Unit,
  phase: PhaseOf<'move'>,
  planned: readonly PlannedBase[],
  target: Target | undefined,
  order: OrderOf<'move'>,
): Rated => {
  const { situation, unit } = supposing(
    before,
    mover,
    (base) => planned.find((one) => one.base === base)?.place,
  )
  const { state, side, thresholds } = situation
  const { inch, pointTaken } = thresholds.steering
  const through = planned.filter(({ fate }) => fate === 'broken-through').length
  let value = through * state.table.breakthrough
  if (target) value -= inch * inchesToTarget(situation, unit, target)
  for (const { at, holder, points } of state.objectives) {
    if (holder !== side && inchesToPoint(unit, at) <= HOLDS_WITHIN) value += pointTaken * points
  }
  const met = phase.order === 'advance' && !order.slip ? contactedBy(state, unit) : []
  const meets = met.length > 0
  value += meets
    ? valueOfContact(situation, unit, met)
    : pointsOf(unit) * worthLeft(situation, unit, fireOn(state, unit), 1)
  return { order, value, meets, why: whyMoved(unit, phase, met, target) }
}

const planFor = (move: Move, usual: readonly Way[], turn: number): readonly PlannedBase[] => {
  const heading = turned(straightOn(move.state, move.unit, move.order), fromDegrees(turn))
  return planMove(move, turn === 0 ? usual : usual.map((way) => ({ ...way, heading })))
}

/** PA-STOSS-01: storm troops may go through the enemy instead of fighting him. */
const slipped = (
  situation: Situation,
  move: Move,
  phase: PhaseOf<'move'>,
  target: Target | undefined,
): readonly Rated[] => {
  const { unit } = move
  const [base] = unit.bases
  if (unit.troop !== 'stosstruppen' || phase.order !== 'advance' || !base) return []
  const { place } = slipThrough(move, base, situation.ahead)
  if (!place) return []
  const order = { kind: 'move' as const, slip: true }
  const there = rated(situation, unit, phase, [{ base, place, fate: null }], target, order)
  const value = there.value + situation.thresholds.steering.inHisRear
  return [{ ...there, value, why: `${unit.name} is to slip through into the rear of the enemy.` }]
}

/** Ways to make a move, the best first. */
export const steer = (situation: Situation, unit: Unit, phase: PhaseOf<'move'>): readonly Steered[] => {
  const { state } = situation
  const move = moveOf(state, unit, phase)
  const target = waypoint(situation, unit, phase)
  const straight = straightOn(state, unit, phase.order)
  const { usual } = cohesionOf(move)
  const turns = TURNS.map((turn) => {
    const heading = toDegrees(turned(straight, fromDegrees(turn)))
    const bases = turn === 0 ? undefined : unit.bases.map(({ id }) => ({ base: id, heading }))
    const order = { kind: 'move' as const, slip: false, ...(bases ? { bases } : {}) }
    return rated(situation, unit, phase, planFor(move, usual, turn), target, order)
  })
  return [...turns, ...slipped(situation, move, phase, target)].sort((a, b) => b.value - a.value)
}
