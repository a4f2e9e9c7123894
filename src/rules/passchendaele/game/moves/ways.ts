import { angleBetween, bearing, HALF, type Heading, QUARTER, turned } from '#kernel/geometry/angle.ts'
import type { Box } from '#kernel/geometry/box.ts'
import { fromDegrees } from '#kernel/geometry/measure.ts'
import { middleOf } from '#kernel/geometry/point.ts'
import { placed } from '#kernel/geometry/sweep.ts'
import { isOneChain, widestLink } from '#table/cohesion.ts'
import { fromInches } from '../../tables/index.ts'
import type { MovingOrder } from '../../vocabulary.ts'
import type { Steps } from '../forms.ts'
import type { GameOptions } from '../options.ts'
import type { Base, State, Unit } from '../state.ts'
import type { Move } from './move.ts'
import type { Way } from './plan.ts'
import { reachOfMove } from './reach.ts'
import { straightOrToBridge } from './to-bridge.ts'

/** The middle of the cone of an order: a countermarch goes to the side of its objective, or else to the right. */
export const straightOn = (state: State, unit: Unit, order: MovingOrder): Heading => {
  const enemy = state.table.enemy[unit.side]
  if (order === 'advance') return enemy
  if (order === 'retreat') return turned(enemy, HALF)
  return unit.goal ? unit.goal.toward : turned(enemy, QUARTER)
}

/** The heading nearest to a wished one within 45 degrees of the middle. */
const inCone = (middle: Heading, wished: Heading): Heading => {
  const off = angleBetween(middle, wished)
  if (off <= QUARTER / 2) return wished
  const right = turned(middle, QUARTER / 2)
  const left = turned(middle, -QUARTER / 2)
  return angleBetween(right, wished) <= angleBetween(left, wished) ? right : left
}

const along = (bases: readonly Base[], headingOf: (base: Base, i: number) => Heading): readonly Way[] =>
  bases.map((base, i) => ({ base, heading: headingOf(base, i), bend: undefined }))

/** Where the bases would stand if nothing stopped them. */
const unhindered = (move: Move, ways: readonly Way[]): readonly Box[] =>
  ways.map(({ base, heading }) => placed(base, heading, reachOfMove(move, base, heading)))

/** PA-SETUP-15: the widest gap a unit may have; none if the players set no limit. */
export const widestGap = (options: GameOptions): number => {
  const limit = options['max-gap']
  return limit === 'none' ? Number.POSITIVE_INFINITY : fromInches(Number(limit))
}

/** How a unit stands together: whether its chain is broken, and the best it can do about it. */
export interface Cohesion {
  /** Every way goes straight on, or closes up a broken chain. */
  readonly usual: readonly Way[]
  /** The widest gap a move may leave. */
  readonly limit: number
}

/** What tears a unit apart that moves round it; over a bridge its bases go one after another (PA-MOVE-24). */
const obstaclesTo = ({ state: { table }, around }: Move): readonly Box[] =>
  table.barriers.length === 0
    ? around.enemies
    : [
        ...around.enemies,
        ...table.barriers.flatMap(({ bridges, boxes }) => (bridges.length > 0 ? [] : boxes)),
      ]

/** PA-GEO-07, PA-GEO-10: a unit keeps together, and one that was torn apart closes up as far as it can. */
export const cohesionOf = (move: Move): Cohesion => {
  const { state, unit, order } = move
  const middle = straightOn(state, unit, order)
  const straight = along(unit.bases, (base) => straightOrToBridge(move, base, middle))
  const limit = widestGap(state.options)
  if (unit.bases.length === 1) return { usual: straight, limit }
  const obstacles = obstaclesTo(move)
  if (isOneChain(unit.bases, obstacles, limit)) return { usual: straight, limit }
  const before = widestLink(unit.bases, obstacles)
  const closing = along(unit.bases, (base, i) => {
    // Whom water parts from the others closes up by the bridge.
    const own = straight[i]?.heading ?? middle
    if (own !== middle) return own
    const others = unit.bases.filter((other) => other !== base)
    return inCone(middle, bearing(base.centre, middleOf(others.map(({ centre }) => centre))))
  })
  const closed = widestLink(unhindered(move, closing), obstacles)
  return closed < before
    ? { usual: closing, limit: Math.max(limit, closed) }
    : { usual: straight, limit: Math.max(limit, before) }
}

/** Whether ways keep a unit within the limit, as it was to stand or as it now will; obstacles tear no unit apart. */
export const keepsTogether = (
  move: Move,
  ways: readonly Way[],
  places: readonly Box[],
  { limit }: Cohesion,
): boolean => {
  if (ways.length === 1) return true
  const obstacles = obstaclesTo(move)
  return (
    isOneChain(places, obstacles, limit + ROUNDING) ||
    isOneChain(unhindered(move, ways), obstacles, limit + ROUNDING)
  )
}

/** What whole coordinates may add to a gap. */
const ROUNDING = 4

/** The ways an order names; bases it leaves out go the usual way. */
export const waysOf = (steps: Steps | undefined, usual: readonly Way[]): readonly Way[] => {
  if (!steps || steps.length === 0) return usual
  return usual.map((way) => {
    const step = steps.find(({ base }) => base === way.base.id)
    if (!step || (step.heading === undefined && step.bend === undefined)) return way
    const heading = step.heading === undefined ? way.heading : fromDegrees(step.heading)
    const bend = step.bend && {
      after: fromInches(step.bend.after),
      heading: fromDegrees(step.bend.heading),
    }
    return { base: way.base, heading, bend }
  })
}
