import { distance, middleOf, type Point } from '../../../kernel/geometry/point.ts'
import { fieldOf } from '../game/field.ts'
import { otherSide } from '../game/sides.ts'
import type { Stand, Unit } from '../game/state.ts'
import { isRifles, standsOf, unitNamed } from '../game/units.ts'
import type { View } from '../game/view.ts'
import { fromCm, pointAt, toCm } from '../tables/index.ts'
import type { Side } from '../vocabulary.ts'
import type { Thresholds } from './thresholds.ts'

/** The table as a side sees it. */
export interface Situation {
  readonly view: View
  readonly side: Side
  readonly enemy: Side
  readonly attacks: boolean
  readonly thresholds: Thresholds
  /** Stands of the enemy above the ground. */
  readonly enemies: readonly Stand[]
  readonly goals: readonly Goal[]
  /** Which goal each company makes for. */
  readonly shared: () => ReadonlyMap<string, Goal>
}

/** A place worth having. */
export interface Goal {
  readonly name: string
  readonly at: Point
  readonly value: number
  readonly held: boolean
  /** Lacked, or about to be lost for want of troops. */
  readonly wanted: boolean
  /** The company that holds it against an enemy who is near, and stays. */
  readonly keeper: string | undefined
}

/** Troops so near to a goal hold it, and enemies so near are about to take it. */
const HOLDING = fromCm(8)
const THREAT = fromCm(30)

/** Who of a side is nearest to a place, and how far off he is. */
const nearestRifles = (stands: readonly Stand[], side: Side, at: Point): { unit: string; far: number } => {
  let unit = ''
  let far = Number.POSITIVE_INFINITY
  for (const stand of stands) {
    if (stand.side !== side || !isRifles(stand)) continue
    const off = distance(stand.centre, at)
    if (off < far) {
      far = off
      unit = stand.unit
    }
  }
  return { unit, far }
}

const goalsOf = (view: View, side: Side): readonly Goal[] =>
  view.objectives.flatMap(({ name, value, holder }, i): readonly Goal[] => {
    const at = view.scenario.objectives[i]?.at
    const point =
      at === 'area'
        ? fieldOf(view.scenario).patches.find((patch) => patch.name === name)?.box.centre
        : at && pointAt({ x: at[0], y: at[1] })
    if (!point) return []
    const held = holder === side
    const own = nearestRifles(view.stands, side, point)
    const threatened = held && nearestRifles(view.stands, otherSide(side), point).far <= THREAT
    const manned = own.far <= HOLDING
    return [
      {
        name,
        at: point,
        value,
        held,
        wanted: !held || (threatened && !manned),
        keeper: threatened && manned ? own.unit : undefined,
      },
    ]
  })

export const situationOf = (view: View, side: Side, thresholds: Thresholds): Situation => {
  const enemy = otherSide(side)
  const enemies = view.stands.filter((stand) => stand.side === enemy && !stand.below)
  const goals = goalsOf(view, side)
  let shared: ReadonlyMap<string, Goal> | undefined
  return {
    view,
    side,
    enemy,
    attacks: side === 'attacker',
    thresholds,
    enemies,
    goals,
    shared: () => {
      shared ??= sharedOut(view, side, goals, enemies)
      return shared
    },
  }
}

export const middleOfUnit = (view: View, unit: Unit): Point | undefined => {
  const stands = standsOf(view, unit.id)
  return stands.length > 0 ? middleOf(stands.map(({ centre }) => centre)) : undefined
}

/** What a unit makes for: of the places its side lacks the one that is worth most for the way. */
export const goalFor = (situation: Situation, id: string): Goal | undefined => {
  const { view, enemies } = situation
  const unit = unitNamed(view, id)
  const from = unit && middleOfUnit(view, unit)
  if (!from) return undefined
  const shared = situation.shared().get(id)
  if (shared) return shared
  const wanted = situation.goals.filter((goal) => goal.wanted)
  if (wanted.length > 0)
    return wanted.reduce((best, goal) => (pull(goal, from) > pull(best, from) ? goal : best))
  const nearest = nearestTo(enemies, from)
  return (
    nearest && {
      name: 'the enemy',
      at: nearest.centre,
      value: 0,
      held: false,
      wanted: true,
      keeper: undefined,
    }
  )
}

/** Farther objectives pull less, so that the nearer fall first. */
const pull = ({ value, at }: Goal, from: Point): number =>
  (1 + value) ** 1.5 / (20 + toCm(distance(at, from))) ** 2

/** So many platoons are wanted for a goal nobody defends, and for each of the enemy about it. */
const WANTED = { empty: 3, each: 2 } as const
const ABOUT = fromCm(15)

/** The companies of a side shared out to the goals it lacks, so that none is passed by because all go for another. */
const sharedOut = (
  view: View,
  side: Side,
  goals: readonly Goal[],
  enemies: readonly Stand[],
): ReadonlyMap<string, Goal> => {
  const found = new Map<string, Goal>()
  const wanted = goals
    .filter((goal) => goal.wanted)
    .map((goal) => ({
      goal,
      needs:
        WANTED.empty +
        WANTED.each * enemies.filter(({ centre }) => distance(centre, goal.at) <= ABOUT).length,
      has: 0,
    }))
  if (wanted.length === 0) return found
  const companies = view.units.flatMap((unit) => {
    if (unit.side !== side || (unit.kind !== 'rifle-company' && unit.kind !== 'cavalry-squadron')) return []
    const stands = standsOf(view, unit.id)
    if (stands.length === 0) return []
    const from = middleOf(stands.map(({ centre }) => centre))
    const pulls = wanted.map(({ goal }) => pull(goal, from))
    return [{ id: unit.id, count: stands.length, pulls, best: Math.max(...pulls) }]
  })
  // Those nearest to a goal have the first choice.
  companies.sort((one, other) => other.best - one.best)
  for (const { id, count, pulls } of companies) {
    let [chosen] = wanted
    let most = Number.NEGATIVE_INFINITY
    for (const [i, one] of wanted.entries()) {
      const draw = drawn(one, pulls[i] ?? 0)
      if (draw <= most) continue
      most = draw
      chosen = one
    }
    if (!chosen) break
    chosen.has += count
    found.set(id, chosen.goal)
  }
  return found
}

interface Wanted {
  readonly goal: Goal
  readonly needs: number
  readonly has: number
}

/** The pull of a goal is less the more go there already. */
const drawn = ({ needs, has }: Wanted, pulled: number): number =>
  pulled / (1 + Math.max(0, has - needs) / needs)

export const nearestTo = <S extends { readonly centre: Point }>(
  stands: readonly S[],
  from: Point,
): S | undefined => {
  let best: S | undefined
  let least = Number.POSITIVE_INFINITY
  for (const stand of stands) {
    const far = distance(stand.centre, from)
    if (far < least) {
      least = far
      best = stand
    }
  }
  return best
}
