import { widened } from '#kernel/geometry/bounds.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { rectangleContains } from '#kernel/geometry/rectangle.ts'
import { fromInches, INCH, SNIPER_REACH, TOLERANCE } from '../../tables/table-top.ts'
import { fieldOf } from '../field.ts'
import type { State, Unit } from '../state.ts'
import { isActive } from '../units.ts'
import { aboutUnit } from './bases.ts'
import { wireMet } from './lines.ts'
import { barredBy, distanceToUnit } from './obstacles.ts'
import { mayStandOn } from './room.ts'

const NEIGHBOURS = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
] as const

const NEAR = fromInches(SNIPER_REACH.fromEnemy) + fromInches(TOLERANCE)

/** Points of the grid by one number. */
const keyOf = (column: number, row: number): number => row * 1000 + column
const columnOf = (key: number): number => key % 1000
const rowOf = (key: number): number => Math.floor(key / 1000)
const placeOf = (key: number): Point => ({ x: columnOf(key) * INCH, y: rowOf(key) * INCH })

/** The whole inches of the table as a sniper may pass them (SK-SNP-09), looked at as they are asked for. */
interface Grid {
  readonly columns: number
  readonly rows: number
  /** The row of the sniper's base edge. */
  readonly edge: number
  /** An active enemy is within 6 inches. */
  isWatched(p: Point): boolean
  isOpen(key: number): boolean
  /** The step from one point to the next one is free. */
  isStep(from: number, to: number): boolean
}

/** With one enemy left out if it is asked what his removal would open. */
const gridFor = (state: State, sniper: Unit, without: string | undefined): Grid => {
  const { width, length } = fieldOf(state.scenario)
  const rows = Math.floor(length / INCH)
  const enemies = state.units.filter(
    (enemy) => enemy.side !== sniper.side && enemy.id !== without && isActive(enemy),
  )
  // Of men in the open it is quickly seen that they are far off.
  const watched = enemies.map((enemy) =>
    enemy.inside === null && !enemy.vehicle ? widened(aboutUnit(enemy), NEAR) : undefined,
  )
  const isWatched = (p: Point): boolean =>
    enemies.some((enemy, i) => {
      const about = watched[i]
      return (!about || rectangleContains(about, p)) && distanceToUnit(state, enemy, p) <= NEAR
    })
  const known = new Map<number, boolean>()
  return {
    columns: Math.floor(width / INCH),
    rows,
    edge: sniper.side === 'a' ? 0 : rows,
    isWatched,
    isOpen(key) {
      const before = known.get(key)
      if (before !== undefined) return before
      const p = placeOf(key)
      const isOpen = mayStandOn(state, sniper, p) && !isWatched(p)
      known.set(key, isOpen)
      return isOpen
    },
    isStep(from, to) {
      const a = placeOf(from)
      const b = placeOf(to)
      return !wireMet(state, [a, b], 'infantry') && !barredBy(state, sniper, a, b)
    },
  }
}

const neighboursOf = (
  { columns, rows }: Grid,
  key: number,
  steps: readonly Step[] = NEIGHBOURS,
): readonly number[] => {
  const found: number[] = []
  for (const [dx, dy] of steps) {
    const column = columnOf(key) + dx
    const row = rowOf(key) + dy
    if (column >= 0 && row >= 0 && column <= columns && row <= rows) found.push(keyOf(column, row))
  }
  return found
}

type Step = (typeof NEIGHBOURS)[number]

/** Steps in the order in which they are tried on the way to an edge: towards it first, and straight before aslant. */
const homeward = (edge: number): readonly Step[] =>
  NEIGHBOURS.toSorted(
    ([x, y], [otherX, otherY]) => (edge === 0 ? y - otherY : otherY - y) || Math.abs(x) - Math.abs(otherX),
  )

/** Whether a way leads home from any of these points: straight towards the base edge as long as that is open. */
const leadHome = (grid: Grid, starts: readonly number[]): boolean => {
  const { columns, rows, edge } = grid
  const steps = homeward(edge)
  const met = new Set(starts)
  const way = starts.map((key) => ({ key, tried: 0 }))
  for (let last = way.at(-1); last; last = way.at(-1)) {
    const { key } = last
    if (rowOf(key) === edge) return true
    const step = steps[last.tried++]
    if (!step) {
      way.pop()
      continue
    }
    const column = columnOf(key) + step[0]
    const row = rowOf(key) + step[1]
    if (column < 0 || row < 0 || column > columns || row > rows) continue
    const there = keyOf(column, row)
    if (met.has(there) || !grid.isOpen(there) || !grid.isStep(key, there)) continue
    met.add(there)
    way.push({ key: there, tried: 0 })
  }
  return false
}

const nearestKey = ({ columns, rows }: Grid, { x, y }: Point): number =>
  keyOf(Math.min(columns, Math.round(x / INCH)), Math.min(rows, Math.round(y / INCH)))

/** SK-SNP-09: where a sniper's way may begin; his own point is never barred but for an enemy within 6 inches. */
const firstSteps = (state: State, grid: Grid, sniper: Unit): readonly number[] => {
  const start = nearestKey(grid, sniper.position)
  if (grid.isWatched(sniper.position) || grid.isWatched(placeOf(start))) return []
  const beside = neighboursOf(grid, start).filter(
    (key) => grid.isOpen(key) && !wireMet(state, [sniper.position, placeOf(key)], 'infantry'),
  )
  return grid.isOpen(start) ? [...beside, start] : beside
}

/** SK-SNP-04, SK-SNP-09: whether a sniper has a way home. */
export const hasWayHome = (state: State, sniper: Unit, without?: string): boolean => {
  const grid = gridFor(state, sniper, without)
  return leadHome(grid, firstSteps(state, grid, sniper))
}

/** SK-SNP-09: the way home with the fewest steps, from where he is to his base edge; none if he is cut off. */
export const wayHome = (state: State, sniper: Unit): readonly Point[] | undefined => {
  const grid = gridFor(state, sniper, undefined)
  const aside = (key: number): number => Math.abs(columnOf(key) - Math.round(sniper.position.x / INCH))
  const met = firstSteps(state, grid, sniper).toSorted((one, other) => aside(one) - aside(other))
  const steps = homeward(grid.edge)
  const cameFrom = new Map<number, number | undefined>(met.map((key) => [key, undefined]))
  for (const key of met) {
    if (rowOf(key) === grid.edge) return [sniper.position, ...wayTo(cameFrom, key)]
    for (const there of neighboursOf(grid, key, steps)) {
      if (cameFrom.has(there) || !grid.isOpen(there) || !grid.isStep(key, there)) continue
      cameFrom.set(there, key)
      met.push(there)
    }
  }
  return undefined
}

const wayTo = (cameFrom: ReadonlyMap<number, number | undefined>, end: number): readonly Point[] => {
  const way: Point[] = []
  for (let key: number | undefined = end; key !== undefined; key = cameFrom.get(key))
    way.unshift(placeOf(key))
  return way
}

/** All points from which a way leads home, searched from the base edge: those with the fewest steps first. */
const safePoints = (grid: Grid): readonly number[] => {
  const found: number[] = []
  for (let column = 0; column <= grid.columns; column++) {
    const key = keyOf(column, grid.edge)
    if (grid.isOpen(key)) found.push(key)
  }
  const met = new Set(found)
  for (const key of found) {
    for (const there of neighboursOf(grid, key)) {
      if (met.has(there) || !grid.isOpen(there) || !grid.isStep(there, key)) continue
      met.add(there)
      found.push(there)
    }
  }
  return found
}

/** SK-SNP-10: the nearest point of the grid that has a way home; none if no point of the table has. */
export const nearestSafePoint = (state: State, sniper: Unit): Point | undefined => {
  let best: Point | undefined
  let least = Number.POSITIVE_INFINITY
  const toEdge = (q: Point): number => (sniper.side === 'a' ? q.y : -q.y)
  for (const key of safePoints(gridFor(state, sniper, undefined))) {
    const p = placeOf(key)
    const far = distance(p, sniper.position)
    const isBetter =
      far < least - 1 ||
      (far < least + 1 &&
        best !== undefined &&
        (toEdge(p) < toEdge(best) || (toEdge(p) === toEdge(best) && p.x < best.x)))
    if (!isBetter) continue
    least = Math.min(far, least)
    best = p
  }
  return best
}
