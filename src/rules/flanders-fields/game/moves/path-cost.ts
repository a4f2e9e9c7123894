import { angleBetween, HALF, type Heading } from '#kernel/geometry/angle.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { shapeHolds } from '#kernel/geometry/shape.ts'
import { memo } from '#kernel/memo.ts'
import { type Going, stretchesAlong } from '#table/going.ts'
import { fromCm, TURN_ABOUT } from '../../tables/index.ts'
import type { MoveTerrain } from '../../vocabulary.ts'
import { type Field, fieldOf } from '../field.ts'
import type { Stand, State } from '../state.ts'
import { goingOf } from './mover.ts'

/** What lies under a path. */
type Under = 'close' | 'shell-torn' | 'shattered' | 'river' | 'stream' | 'trench' | 'road'

/** Why a path cannot be gone: ground that is shut to the stand, or what is crossed by an action of its own. */
export type PathFault = 'shut' | 'water' | 'trench'

export interface PathCost {
  /** Of one move action. */
  readonly cost: number
  readonly fault: PathFault | undefined
}

const UNDER = {
  wood: 'close',
  'built-up': 'close',
  marsh: 'close',
  'shell-torn': 'shell-torn',
  shattered: 'shattered',
  river: 'river',
} as const

const groundsOf = memo(({ patches, trenches, roads, streams }: Field): readonly Going<Under>[] => [
  ...patches.flatMap(({ kind, shape }) =>
    kind === 'hill' || kind === 'strong-point' ? [] : [{ kind: UNDER[kind], shape }],
  ),
  ...trenches.map(({ shape }) => ({ kind: 'trench', shape }) as const),
  ...streams.map((shape) => ({ kind: 'stream', shape }) as const),
  ...roads.map((shape) => ({ kind: 'road', shape }) as const),
])

/** FF-MOVE-11: the leg lies wholly in the strip of one trench. */
const runsAlong = ({ trenches }: Field, from: Point, to: Point): boolean =>
  trenches.some(({ shape }) => shapeHolds(shape, from) && shapeHolds(shape, to))

const SLOW = ['close', 'shell-torn', 'shattered'] as const
const ROAD = ['road'] as const
const OPEN = ['cross-country'] as const
const ALONG = ['along-trench'] as const

/** What ground without obstacles is called; a road counts for its column only (FF-MOVE-10). */
const terrainsOf = (under: readonly Under[], column: boolean): readonly MoveTerrain[] => {
  if (column && under.includes('road')) return ROAD
  if (under.length === 0) return OPEN
  const slow = SLOW.filter((kind) => under.includes(kind))
  return slow.length > 0 ? slow : OPEN
}

/**
 * FF-MOVE-05, FF-MOVE-06, FF-MOVE-12: what a path of straight legs and the turn at its end cost, in move actions. `column`
 * says that the stand keeps to a road in column (FF-MOVE-16).
 */
export const pathCost = (
  state: State,
  stand: Stand,
  path: readonly Point[],
  heading: Heading,
  column = false,
): PathCost => {
  const field = fieldOf(state.scenario)
  const grounds = groundsOf(field)
  const going = goingOf(state, stand)
  let cost = 0
  let fault: PathFault | undefined
  const slowest = (terrains: readonly MoveTerrain[]): number => {
    let least = Number.POSITIVE_INFINITY
    for (const terrain of terrains) {
      const { allowed, distance } = going(terrain)
      if (!allowed) fault ??= 'shut'
      least = Math.min(least, distance)
    }
    return least
  }
  const across = going('across-trench')
  const enters = across.allowed && across.actionsToCross === 0
  let from = stand.centre
  // FF-MOVE-18: whoever stands in a trench may leave it.
  let leaves = true
  for (const to of path) {
    const along = runsAlong(field, from, to) && going('along-trench').allowed
    for (const { from: start, to: end, under } of stretchesAlong([from, to], grounds)) {
      // FF-MOVE-10: a road bridges water and trenches.
      const bridged = under.includes('road')
      if (!bridged && (under.includes('river') || under.includes('stream'))) fault ??= 'water'
      if (!under.includes('trench')) leaves = false
      else if (!bridged && !enters && !leaves) fault ??= 'trench'
      const allowance = slowest(along ? ALONG : terrainsOf(under, column))
      if (allowance > 0) cost += (end - start) / allowance
    }
    from = to
  }
  const turn = (fromCm(TURN_ABOUT) * angleBetween(stand.heading, heading)) / HALF
  if (turn > 0) {
    const last = grounds.filter(({ shape }) => shapeHolds(shape, from)).map(({ kind }) => kind)
    const allowance = slowest(terrainsOf(last, column))
    cost = allowance > 0 ? cost + turn / allowance : cost
  }
  return { cost, fault }
}
