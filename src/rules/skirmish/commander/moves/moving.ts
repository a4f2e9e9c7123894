import { orElse, type Staff, type Wish } from '#kernel/game/commander.ts'
import { angleBetween, bearing, type Heading, QUARTER } from '#kernel/geometry/angle.ts'
import { distance } from '#kernel/geometry/point.ts'
import { shapeGapToPoint } from '#kernel/geometry/shape.ts'
import { isInArc } from '../../game/board/arcs.ts'
import { houseNamed } from '../../game/board/ground.ts'
import type { PlayerOrder } from '../../game/phases/index.ts'
import type { Unit } from '../../game/state.ts'
import { fromInches, OBJECTIVE } from '../../tables/table-top.ts'
import { type Outlook, outlooks } from '../danger.ts'
import type { Situation } from '../situation.ts'
import { worthOfMan } from '../worth.ts'
import type { Candidate } from './candidate.ts'
import { candidatesOf } from './candidates.ts'
import { type Errand, errandOf, isTroops, otherErrand } from './goals.ts'
import { type Journey, journeyOf } from './journeys.ts'
import { straightOn } from './running.ts'

interface Scored {
  readonly candidate: Candidate
  readonly facing: Heading | undefined
  readonly score: number
}

/** How much the clock presses: moves that the way takes against those that are left. */
const hasteOf = ({ movesLeft, thresholds }: Situation, { moves }: Journey): number => {
  const { least, most, slack, bounds } = thresholds.progress
  const ratio = (moves * bounds + slack) / Math.max(1, movesLeft + 1)
  return Math.max(least, Math.min(most, 2 * ratio * ratio))
}

const progressOf = (
  situation: Situation,
  errand: Errand,
  journey: Journey,
  { left, burden }: Candidate,
): number => {
  const { inch, held } = situation.thresholds.progress
  const weight = (0.6 + 0.2 * errand.points) * (errand.goal?.held ? held : 1)
  return (journey.left - left - burden * 0.7) * inch * weight * hasteOf(situation, journey)
}

/** What being at the end of the way brings. */
const holdingOf = (
  { thresholds, view }: Situation,
  unit: Unit,
  errand: Errand,
  { stance }: Candidate,
): number => {
  if (!isTroops(unit) || unit.figures.length < OBJECTIVE.figures) return 0
  const { goal } = errand
  const value = errand.points * thresholds.point * thresholds.holding
  const house = goal?.house === undefined ? undefined : houseNamed(view, goal.house)
  if (house) {
    if (stance.inside === house.id) return value
    const isBeside = shapeGapToPoint(house.shape, stance.at) <= fromInches(OBJECTIVE.within - 1)
    return isBeside && !view.units.some(({ inside, where }) => where === 'table' && inside === house.id)
      ? value
      : 0
  }
  const near = distance(stance.at, errand.at) <= fromInches(OBJECTIVE.within - 0.5)
  if (!near) return 0
  // What must be taken in a trench is only had in it.
  if (!goal && view.scenario.objectives.length === 0) return stance.trench ? value : 0
  return value
}

/** SK 9.24: what a battery has dropped here in this move it will drop here again. */
const shelledHere = ({ view, enemy, thresholds }: Situation, unit: Unit, { stance }: Candidate): number =>
  unit.marks.underFire &&
  view.batteries.some(({ side }) => side === enemy) &&
  distance(stance.at, unit.position) <= fromInches(SHELLS_ABOUT)
    ? thresholds.shelled * worthOfMan(view, unit, thresholds)
    : 0

const SHELLS_ABOUT = 4

const turnFor = (
  situation: Situation,
  unit: Unit,
  candidate: Candidate,
  outlook: Outlook,
  errand: Errand | undefined,
) => {
  const { at, inside, moved } = candidate.stance
  const to = outlook.target?.position ?? errand?.at
  if (!to || distance(at, to) < fromInches(0.5)) return undefined
  if (inside !== null && unit.inside === null) return undefined
  const facing = bearing(at, to)
  if (moved) return facing
  return isInArc(situation.view, unit, to) ? undefined : facing
}

/** A turn spoils the aim; a big one silences a heavy weapon. */
const spoilt = (
  unit: Unit,
  facing: Heading | undefined,
  { fire, later }: Outlook,
  moved: boolean,
): number => {
  if (facing === undefined || moved) return fire
  const isHeavy = unit.weapon !== null
  return isHeavy && angleBetween(unit.facing, facing) > QUARTER / 2 ? 0 : later * 0.75
}

const scored = (situation: Situation, unit: Unit, errand: Errand | undefined): readonly Scored[] => {
  const { thresholds, attacks } = situation
  const journey = journeyOf(situation, unit, errand)
  const candidates = candidatesOf(situation, unit, journey)
  const seen = outlooks(
    situation,
    unit,
    candidates.map(({ stance }) => stance),
  )
  const fear = attacks ? thresholds.fear.attacker : thresholds.fear.defender
  return candidates
    .map((candidate, i): Scored => {
      const outlook = seen[i] ?? { fire: 0, later: 0, danger: 0, target: undefined }
      const facing = turnFor(situation, unit, candidate, outlook, errand)
      const fire = spoilt(unit, facing, outlook, candidate.stance.moved)
      const progress = errand
        ? progressOf(situation, errand, journey, candidate) + holdingOf(situation, unit, errand, candidate)
        : 0
      const score =
        fire +
        thresholds.later * outlook.later -
        (1 + thresholds.later) * fear * outlook.danger +
        progress -
        shelledHere(situation, unit, candidate)
      return { candidate, facing, score }
    })
    .toSorted((one, other) => other.score - one.score)
}

type Order = Wish<PlayerOrder>

/** What is really different: the best for every other purpose, and the way to another goal. */
function* others(
  situation: Situation,
  unit: Unit,
  errand: Errand | undefined,
  all: readonly Scored[],
  first: Scored,
  staff: Staff,
): Generator<Order> {
  const seen = new Set([first.candidate.purpose])
  for (const one of all) {
    if (seen.has(one.candidate.purpose)) continue
    seen.add(one.candidate.purpose)
    yield wishOf(one)
    if (seen.size === 3) yield* elsewhere(situation, unit, errand, staff)
  }
  if (seen.size < 3) yield* elsewhere(situation, unit, errand, staff)
}

function* elsewhere(
  situation: Situation,
  unit: Unit,
  errand: Errand | undefined,
  staff: Staff,
): Generator<Order> {
  const other = isTroops(unit) && unit.inside === null ? otherErrand(situation, unit, errand) : undefined
  if (!other) return
  for (const wish of straightOn(situation, unit, other)) {
    yield wish
    if (!staff.check(wish.order)) return
  }
}

const wishOf = ({ candidate, facing }: Scored): Order => ({
  order: candidate.order(facing),
  why: candidate.why,
})

/** SK 9.13: what a squad or team on foot does with its move, the best first; what else it might do follows that. */
export function* footWishes(situation: Situation, unit: Unit, staff: Staff): Generator<Order> {
  const errand = errandOf(situation, unit)
  const all = scored(situation, unit, errand)
  const made = new Map<Order, Scored>()
  const inTurn = function* (): Generator<Order> {
    for (const one of all) {
      const wish = wishOf(one)
      made.set(wish, one)
      yield wish
    }
  }
  yield* orElse(staff, inTurn(), (wish) => {
    const first = made.get(wish)
    return first ? others(situation, unit, errand, all, first, staff) : []
  })
}
