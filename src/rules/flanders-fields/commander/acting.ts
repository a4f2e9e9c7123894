import type { Staff, Wish, Wishes } from '#kernel/game/commander.ts'
import { distance } from '#kernel/geometry/point.ts'
import { freeStands } from '../game/moves/company.ts'
import { nameOf } from '../game/names.ts'
import { CLEAR_WIRE } from '../game/phases/actions/moving/clear-wire.ts'
import { CROSS_OBSTACLE } from '../game/phases/actions/moving/cross-obstacle.ts'
import { ableToShelter } from '../game/phases/actions/shelter.ts'
import type { OrderOf, PlayerOrder } from '../game/phases/index.ts'
import type { ActionsPhase } from '../game/phases/shapes.ts'
import type { Stand } from '../game/state.ts'
import { unitNamed } from '../game/units.ts'
import { BARRAGE_DEPTH, BARRAGE_SPEED, fromCm, WEAPON_TABLE } from '../tables/index.ts'
import { advances, BEHIND_BAND, facing } from './advancing.ts'
import { bestCharge } from './assaulting.ts'
import { crossing, gapBefore, passage } from './crossing.ts'
import { coverGrade } from './danger.ts'
import { type Goal, goalFor, goalsOf, sharedOut } from './goals.ts'
import { otherwise } from './otherwise.ts'
import { gunWishes } from './shelling.ts'
import { bestVolley, fireWishes, type Volley } from './shooting.ts'
import { nearestTo, type Situation, standsIn, whereaboutsOf } from './situation.ts'
import { weighed, weightOfAction } from './weight.ts'

type Thought = Wish<PlayerOrder>

/** 9 of the notes: half of them marked, or one with two markers. */
const mustRecover = (situation: Situation, unit: string): boolean => {
  const stands = standsIn(situation, unit)
  const marked = stands.filter(({ markers }) => markers > 0)
  return marked.length * 2 >= stands.length && marked.length > 0
    ? true
    : stands.some(({ markers }) => markers > 1)
}

interface Option extends Thought {
  readonly worth: number
}

/** Something to think of that promises no more than so much. */
interface Idea {
  readonly atMost: number
  think(): readonly Option[]
}

/** The dearest first; what cannot be dearer than the rest is thought of after it. */
function* dearestFirst(known: readonly Option[], ideas: readonly Idea[]): Generator<Option> {
  const open = known.toSorted((one, other) => other.worth - one.worth)
  for (const { atMost, think } of ideas) {
    while (open[0] && open[0].worth >= atMost) {
      yield open[0]
      open.shift()
    }
    open.push(...think())
    open.sort((one, other) => other.worth - one.worth)
  }
  yield* open
}

/** What a unit of foot, horse or tanks could do, with what it promises. */
const options = (
  situation: Situation,
  phase: ActionsPhase,
  staff: Staff,
  volley: Volley | undefined,
): Iterable<Option> => {
  const { view, thresholds } = situation
  const ideas: Idea[] = []
  const found: Option[] = []
  if (volley && volley.worth >= thresholds.leastFire)
    for (const { order, why } of fireWishes(situation, phase.unit, volley))
      found.push({ order, why, worth: volley.worth + (order.kind === 'fire' && order.madMinute ? 0.5 : 0) })
  const charge = bestCharge(situation, phase)
  if (charge && charge.worth >= thresholds.leastAssault)
    found.push({
      order: charge.order,
      why: `Go in against ${nameOf(view, charge.target)}.`,
      worth: charge.worth * thresholds.resolve + 0.3,
    })
  if (!volley && !charge) {
    const order = facing(situation, phase)
    if (order) found.push({ order, why: 'They turn to face the enemy.', worth: thresholds.face })
  }
  const marked = standsIn(situation, phase.unit).filter(({ markers }) => markers > 0).length
  if (marked > 0)
    found.push({ order: { kind: 'recover' }, why: 'The men must be got going again.', worth: 0.25 * marked })
  if (goesForward(situation, phase.unit)) {
    const through = passage(situation, phase)
    if (through) found.push({ ...through, why: 'Through the gap in the wire.' })
    else
      for (const { order, worth, towards } of advances(situation, phase, wayThrough(situation, phase)).slice(
        0,
        2,
      ))
        if (worth > 0) found.push({ order, why: `Forward to ${towards}.`, worth })
    const over = crossing(situation, phase)
    if (over) found.push({ ...over, why: 'Over the wire while they can.' })
    ideas.push(
      {
        atMost: 1,
        think: () => {
          const order = CLEAR_WIRE.sample(view, phase, staff.random)
          const why = 'A gap in the wire for all who follow.'
          return order && isNewGap(situation, order) ? [{ order, why, worth: 1 }] : []
        },
      },
      {
        atMost: 0.5,
        think: () => {
          const order = CROSS_OBSTACLE.sample(view, phase, staff.random)
          return order ? [{ order, why: 'Across, and on.', worth: 0.5 }] : []
        },
      },
    )
  }
  return dearestFirst(found, ideas)
}

/** What a unit makes for, by a gap in the wire where there is one. */
const wayThrough = (situation: Situation, { unit }: ActionsPhase): Goal | undefined => {
  const goal = goalFor(situation, unit)
  const stands = freeStands(situation.view, unit)
  const gap = goal && gapBefore(situation, stands)
  if (!gap) return goal
  const { from, to } = gap
  return {
    ...goal,
    at: {
      x: Math.round((from.x + to.x) / 2),
      y: situation.attacks ? Math.min(from.y, to.y) : Math.max(from.y, to.y),
    },
  }
}

const isNewGap = ({ view }: Situation, { x }: OrderOf<'clear-wire'>): boolean =>
  !view.gaps.some(({ from, to }) => Math.abs((from.x + to.x) / 2 - fromCm(x)) < fromCm(8))

/** As long as guns are still to fire on the enemy's trenches, and no barrage has to be followed. */
const isWaiting = ({ view, side, thresholds }: Situation): boolean =>
  thresholds.waits > 0 && view.barrage === null && (view.plans[side]?.fires.length ?? 0) > 0

/** In a trench or behind walls, with the enemy close by: nobody is better off elsewhere. */
const isEngaged = (situation: Situation, unit: string): boolean => {
  const [stand] = standsIn(situation, unit)
  if (!stand || coverGrade(situation, stand, stand.centre) < MEDIUM) return false
  const enemy = nearestTo(situation.enemies, stand.centre)
  return enemy !== undefined && distance(enemy.centre, stand.centre) <= fromCm(30)
}

const MEDIUM = 2

/** Whoever holds a goal that is threatened stays; a defender goes forward only where something near by is lost. */
const goesForward = (situation: Situation, unit: string): boolean => {
  const { view, attacks, thresholds } = situation
  if (goalsOf(situation.picture, situation).some(({ keeper }) => keeper === unit)) return false
  if (attacks) return !isWaiting(situation)
  const named = unitNamed(view, unit)
  if (!named || named.kind === 'machine-gun') return false
  // What has wheels, tracks or horses comes from wherever it is.
  if (named.kind === 'tank' || named.kind === 'cavalry-squadron') return true
  const goal = sharedOut(situation.picture, situation).get(unit)
  const middle = whereaboutsOf(situation, unit)?.middle
  if (!goal || !middle || distance(goal.at, middle) > fromCm(thresholds.counter)) return false
  return !isEngaged(situation, unit)
}

const done = (why: string): Thought => ({ order: { kind: 'end-unit' }, why })

/** Why a unit makes no more of its actions. */
const whyDone = (situation: Situation, unit: string, mayFire: boolean): string => {
  const { view, attacks } = situation
  const name = nameOf(view, unit)
  if (goalsOf(situation.picture, situation).some(({ keeper }) => keeper === unit))
    return `${name} stays to hold what it has.`
  if (attacks && isWaiting(situation)) return `${name} waits until our guns have done their work.`
  if (isAtBarrage(situation, unit))
    return `${name} waits behind the barrage: any nearer, and it is hit itself.`
  if (isEngaged(situation, unit)) return `${name} stays under cover: the enemy is close.`
  return mayFire
    ? `${name} stays: no way on from here is worth its price.`
    : `${name} stays: it has no target, and no way on from here is worth its price.`
}

/** Its foremost stand has come as near to its own barrage as it may. */
const isAtBarrage = (situation: Situation, unit: string): boolean => {
  const { view, attacks } = situation
  if (!attacks || !view.barrage) return false
  const front = Math.max(...standsIn(situation, unit).map(({ centre }) => centre.y))
  return front <= view.barrage.edge && view.barrage.edge - front <= BEHIND_BAND + fromCm(A_STEP)
}

/** In cm; a gap of this to where the barrage stops a company is not worth an action. */
const A_STEP = 2

/** So far a man comes in two moves, cm. */
const TWO_MOVES = 30

/** FF-DUG-06: below while the band comes over them and no enemy can reach them, by the house rule. */
const belowGround = (situation: Situation, { unit }: ActionsPhase): OrderOf<'shelter'> | undefined => {
  const { view, attacks, enemies } = situation
  const able = attacks || !view.barrage ? [] : ableToShelter(view, unit)
  if (!view.barrage || able.length === 0) return undefined
  const { edge } = view.barrage
  const reached = fromCm(BARRAGE_DEPTH + BARRAGE_SPEED.most)
  const struck = able.filter(({ centre }) => {
    const enemy = nearestTo(enemies, centre)
    const far = !enemy || distance(enemy.centre, centre) > fromCm(TWO_MOVES)
    return far && centre.y >= edge && centre.y <= edge + reached
  })
  return struck.length > 0 ? { kind: 'shelter', stands: struck.map(({ id }) => id) } : undefined
}

/** A machine gun goes into action where the enemy is well within its range. */
const isInReach = ({ enemies }: Situation, { centre }: Stand): boolean =>
  enemies.some((enemy) => distance(enemy.centre, centre) <= fromCm(WEAPON_TABLE['machine-gun'].most - 10))

function* thoughts(situation: Situation, phase: ActionsPhase, staff: Staff): Generator<Thought> {
  const { view } = situation
  const kind = unitNamed(view, phase.unit)?.kind
  if (kind === 'artillery' || kind === 'regimental-mortar' || kind === 'battalion-mortar') {
    yield* gunWishes(situation, phase)
    yield done(`${nameOf(view, phase.unit)} has nothing in reach that is worth its shells.`)
    return
  }
  const [stand] = standsIn(situation, phase.unit)
  if (stand?.stowed && kind === 'machine-gun' && (isInReach(situation, stand) || !situation.attacks))
    yield { order: { kind: 'unpack' }, why: 'The gun goes into action here.' }
  // Support weapons that have a target fire; they do not walk away from it.
  const burst = kind === 'machine-gun' ? bestVolley(situation, phase.unit) : undefined
  if (burst && burst.worth >= situation.thresholds.leastFire) yield* fireWishes(situation, phase.unit, burst)
  if (mustRecover(situation, phase.unit))
    yield { order: { kind: 'recover' }, why: 'Another hit would be the end of them.' }
  const down = belowGround(situation, phase)
  if (down) yield { order: down, why: 'Down into the shelters before the barrage is upon us.' }
  const volley = kind === 'machine-gun' ? burst : bestVolley(situation, phase.unit)
  yield* options(situation, phase, staff, volley)
  // Fire that promises little is still better than nothing.
  if (volley) yield* fireWishes(situation, phase.unit, volley)
  yield done(whyDone(situation, phase.unit, volley !== undefined))
  yield* otherwise(situation, phase)
}

/** What a unit does with its next action. */
export const actionWishes = (situation: Situation, phase: ActionsPhase, staff: Staff): Wishes<PlayerOrder> =>
  weighed(
    () => weightOfAction(situation, phase),
    () => thoughts(situation, phase, staff),
  )
