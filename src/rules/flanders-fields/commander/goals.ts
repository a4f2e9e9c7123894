import { distance, type Point } from '#kernel/geometry/point.ts'
import { memo } from '#kernel/memo.ts'
import { patchAt } from '../game/field.ts'
import type { Stand } from '../game/state.ts'
import { isRifles } from '../game/units.ts'
import { fromCm, pointAt, toCm } from '../tables/index.ts'
import { nearestTo, type Picture, type Situation, standsIn, whereaboutsOf } from './situation.ts'

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

/** Who of some is nearest to a place, and how far off he is. */
const nearestRifles = (stands: readonly Stand[], at: Point): { unit: string; far: number } => {
  let unit = ''
  let far = Number.POSITIVE_INFINITY
  for (const stand of stands) {
    if (!isRifles(stand)) continue
    const off = distance(stand.centre, at)
    if (off < far) {
      far = off
      unit = stand.unit
    }
  }
  return { unit, far }
}

const isThreatened = ({ view, side }: Situation, at: Point): boolean =>
  view.stands.some((stand) => stand.side !== side && isRifles(stand) && distance(stand.centre, at) <= THREAT)

/** The places that a battle is about, as they are for a side. */
export const goalsOf = memo((picture: Picture, situation: Situation): readonly Goal[] =>
  situation.view.objectives.flatMap(({ name, value, holder }, i): readonly Goal[] => {
    const { view, side } = situation
    const printed = view.scenario.objectives[i]
    if (!printed) return []
    const { at } = printed
    const point =
      at === 'area' ? patchAt(view.scenario, printed)?.box.centre : pointAt({ x: at[0], y: at[1] })
    if (!point) return []
    const held = holder === side
    const threatened = held && isThreatened(situation, point)
    const own = threatened ? nearestRifles(picture.own, point) : undefined
    const manned = own !== undefined && own.far <= HOLDING
    return [
      {
        name,
        at: point,
        value,
        held,
        wanted: !held || (threatened && !manned),
        keeper: manned ? own.unit : undefined,
      },
    ]
  }),
)

/** What a unit makes for: of the places its side lacks the one that is worth most for the way. */
export const goalFor = (situation: Situation, id: string): Goal | undefined => {
  const from = whereaboutsOf(situation, id)?.middle
  if (!from) return undefined
  const shared = sharedOut(situation.picture, situation).get(id)
  if (shared) return shared
  const wanted = goalsOf(situation.picture, situation).filter((goal) => goal.wanted)
  if (wanted.length > 0)
    return wanted.reduce((best, goal) => (pull(goal, from) > pull(best, from) ? goal : best))
  const nearest = nearestTo(situation.enemies, from)
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
export const sharedOut = memo((picture: Picture, situation: Situation): ReadonlyMap<string, Goal> => {
  const { view, side, enemies } = situation
  const found = new Map<string, Goal>()
  const wanted = goalsOf(picture, situation)
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
    const from = whereaboutsOf(situation, unit.id)?.middle
    if (!from) return []
    const pulls = wanted.map(({ goal }) => pull(goal, from))
    return [{ id: unit.id, count: standsIn(situation, unit.id).length, pulls, best: Math.max(...pulls) }]
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
})

interface Wanted {
  readonly goal: Goal
  readonly needs: number
  readonly has: number
}

/** The pull of a goal is less the more go there already. */
const drawn = ({ needs, has }: Wanted, pulled: number): number =>
  pulled / (1 + Math.max(0, has - needs) / needs)
