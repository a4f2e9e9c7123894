import { bestOf } from '#kernel/game/commander.ts'
import { towards } from '#kernel/geometry/direction.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { memo } from '#kernel/memo.ts'
import { nearestOn, pointOn } from '../../game/board/centreline.ts'
import { houseNamed } from '../../game/board/ground.ts'
import { gapsIn } from '../../game/board/lines.ts'
import { nearestOnOutline } from '../../game/board/outlines.ts'
import { fieldOf } from '../../game/field.ts'
import type { Unit } from '../../game/state.ts'
import { isInMelee } from '../../game/units.ts'
import { fromInches, toInches } from '../../tables/table-top.ts'
import { type Goal, goalsOf, type Situation } from '../situation.ts'
import { isWithin } from '../stance.ts'
import { rescuePlace } from './rescue.ts'

/** What a unit makes for, and how badly it is wanted there. */
export interface Errand {
  readonly at: Point
  readonly goal: Goal | undefined
  /** Points of the scenario to be won by being there. */
  readonly points: number
  readonly why: string
}

/** Troops that take and hold ground. */
export const isTroops = ({ kind, weapon }: Unit): boolean =>
  kind === 'rifle-squad' ||
  kind === 'cavalry-troop' ||
  (weapon === null && kind !== 'sniper' && kind !== 'wagon')

/** Inches about a goal within which those who stand hold it, and enemies defend it. */
const HOLDING = 4
const ABOUT = 8

/** Farther goals pull less, so that the nearer fall first. */
const pull = ({ points, at }: Goal, from: Point): number =>
  (1 + points) / (12 + toInches(distance(at, from))) ** 2

/** Goals the side lacks, or is about to lose for want of troops. */
const wantedGoals = (situation: Situation): readonly Goal[] => {
  const { own, view, attacks } = situation
  return goalsOf(situation).filter((goal) => {
    if (!goal.held) return attacks || goal.threatened || isReachable(goal, own)
    if (!goal.threatened) return false
    const men = own.filter((unit) => isTroops(unit) && isWithin(view, unit, goal.at, HOLDING))
    return men.reduce((sum, unit) => sum + unit.figures.length, 0) < 6
  })
}

/** A defender goes for what he has lost if it is near. */
const COUNTER = 24
const isReachable = ({ at }: Goal, own: readonly Unit[]): boolean =>
  own.some((unit) => isTroops(unit) && distance(unit.position, at) <= fromInches(COUNTER))

/** Squads of a side shared out to the goals it lacks, so that none is passed by because all go for another. */
const sharedOut = memo((situation: Situation): ReadonlyMap<string, Goal> => {
  const found = new Map<string, Goal>()
  const { own, enemies, view } = situation
  const wanted = wantedGoals(situation).map((goal) => ({
    goal,
    needs:
      10 +
      enemies.reduce(
        (sum, unit) => sum + (isWithin(view, unit, goal.at, ABOUT) ? unit.figures.length : 0),
        0,
      ),
    has: 0,
  }))
  if (wanted.length === 0) return found
  const squads = own
    .filter((unit) => isTroops(unit) && !isKeeper(situation, unit) && !isInMelee(view, unit))
    .map((unit) => ({ unit, best: Math.max(...wanted.map(({ goal }) => pull(goal, unit.position))) }))
    .toSorted((one, other) => other.best - one.best)
  for (const { unit } of squads) {
    const chosen = wanted.reduce((best, one) =>
      drawn(one, unit.position) > drawn(best, unit.position) ? one : best,
    )
    chosen.has += unit.figures.length
    found.set(unit.id, chosen.goal)
  }
  return found
})

interface Wanted {
  readonly goal: Goal
  readonly needs: number
  readonly has: number
}

const drawn = ({ goal, needs, has }: Wanted, from: Point): number =>
  pull(goal, from) / (1 + Math.max(0, has - needs / 2) / needs)

/** A squad that holds a goal against an enemy who is near, and stays. */
const isKeeper = (situation: Situation, unit: Unit): boolean =>
  goalsOf(situation).some(
    (goal) => goal.held && goal.threatened && isWithin(situation.view, unit, goal.at, HOLDING),
  )

/** SK 7.4: into the trench where the wire is open and few enemies are, and home in time. */
const raidErrand = ({ view, enemies, movesLeft }: Situation, unit: Unit): Errand | undefined => {
  const { awards } = view.scenario
  const home = awards.find((award) => award.kind === 'left-behind' && award.units.includes(unit.id))
  if (home?.kind === 'left-behind') {
    const line = fromInches(home.northOf)
    const back = { x: unit.position.x, y: line - fromInches(2) }
    const inches = toInches(Math.max(0, unit.position.y - line))
    const needed = Math.ceil((inches * 2 + 3) / 6)
    if (unit.position.y > line && movesLeft <= needed + 1)
      return { at: back, goal: undefined, points: home.points, why: 'Home before the light comes.' }
    if (unit.position.y <= line && movesLeft <= 4)
      return { at: unit.position, goal: undefined, points: 0, why: 'The raid is over.' }
  }
  const index = awards.findIndex((award) => award.kind === 'in-trench' && award.units.includes(unit.id))
  const into = awards[index]
  if (into?.kind !== 'in-trench') return undefined
  const trench = fieldOf(view.scenario).trenches.find(({ id }) => id === into.trench)
  if (!trench) return undefined
  let best: Point | undefined
  let least = Number.POSITIVE_INFINITY
  for (const gate of gates(view)) {
    const { at } = nearestOn(trench.line, gate)
    const guns = enemies.filter(
      (enemy) => enemy.weapon === 'hmg' && distance(enemy.position, at) < fromInches(12),
    ).length
    const far = distance(unit.position, gate) + distance(gate, at) + guns * fromInches(12)
    if (far < least) {
      least = far
      best = at
    }
  }
  if (!best) return undefined
  return {
    at: best,
    goal: undefined,
    points: view.earned.includes(index) ? 0 : into.points,
    why: 'Into their trench by the gap.',
  }
}

/** Ways through wire that are open. */
export const gates = (view: Situation['view']): readonly Point[] =>
  fieldOf(view.scenario)
    .lines.filter(({ kind }) => kind === 'wire')
    .flatMap((wire) => gapsIn(view, wire.id).map(({ from, to }) => pointOn(wire.line, (from + to) / 2)))

const nearestOf = (units: readonly Unit[], from: Point): Unit | undefined => {
  let best: Unit | undefined
  let least = Number.POSITIVE_INFINITY
  for (const unit of units) {
    const far = distance(unit.position, from)
    if (far < least) {
      least = far
      best = unit
    }
  }
  return best
}

/** Before a structure that is wanted, on the side of those who come. */
const doorOf = ({ view }: Situation, unit: Unit, { at, house: id }: Goal): Point => {
  const house = id === undefined || id === unit.inside ? undefined : houseNamed(view, id)
  if (!house) return at
  const wall = nearestOnOutline(house, unit.position)
  const { x, y } = towards(at, wall)
  return { x: Math.round(wall.x + x * fromInches(1)), y: Math.round(wall.y + y * fromInches(1)) }
}

/** What a unit makes for; nothing if it is to stay. */
export const errandOf = (situation: Situation, unit: Unit): Errand | undefined => {
  const raid = raidErrand(situation, unit)
  if (raid) return raid
  const goal = sharedOut(situation).get(unit.id)
  if (goal) {
    const times = goal.held ? 0.5 : 1
    return {
      at: doorOf(situation, unit, goal),
      goal,
      points: goal.points * times,
      why: `Towards ${goal.name}.`,
    }
  }
  if (isKeeper(situation, unit)) return undefined
  if (!situation.attacks) {
    const at = rescuePlace(situation, unit, situation.own.filter(isTroops))
    return (
      at && { at, goal: undefined, points: situation.thresholds.rescue.points, why: 'To where they come.' }
    )
  }
  // Who has all there is to have lets the others come.
  const goals = goalsOf(situation)
  if (goals.length > 0 && goals.every(({ held }) => held) && isTroops(unit)) return undefined
  const enemy = nearestOf(situation.enemies, unit.position)
  return enemy && { at: enemy.position, goal: undefined, points: 0, why: 'Towards the enemy.' }
}

/** Another goal than the one that a unit is sent for: the one that pulls most. */
export const otherErrand = (
  situation: Situation,
  unit: Unit,
  errand: Errand | undefined,
): Errand | undefined => {
  const goals = goalsOf(situation).filter(({ held, name }) => !held && name !== errand?.goal?.name)
  const goal = bestOf(goals, (one) => pull(one, unit.position))
  return (
    goal && {
      at: doorOf(situation, unit, goal),
      goal,
      points: goal.points,
      why: `Towards ${goal.name} instead.`,
    }
  )
}
