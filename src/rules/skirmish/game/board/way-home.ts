import { distance, type Point } from '../../../../kernel/geometry/point.ts'
import { fromInches, INCH, SNIPER_REACH, TOLERANCE } from '../../tables/table-top.ts'
import { fieldOf } from '../field.ts'
import { barredBy, distanceToUnit } from '../moves/obstacles.ts'
import type { State, Unit } from '../state.ts'
import { isActive } from '../units.ts'
import { wireMet } from './lines.ts'
import { mayStandOn } from './room.ts'

/** The whole inches of the table, and which of them a sniper may pass (SK-SNP-09). */
interface Grid {
  readonly columns: number
  readonly rows: number
  /** Steps to the base edge by the shortest way, by column and row; none where there is no way. */
  readonly home: ReadonlyMap<number, number>
}

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

const keyOf = (column: number, row: number): number => row * 1000 + column
const placeOf = (key: number): Point => ({ x: (key % 1000) * INCH, y: Math.floor(key / 1000) * INCH })

/** Whether a sniper may be on a point of the grid; with one enemy left out if it is asked what his removal would open. */
const isOpen = (state: State, sniper: Unit, p: Point, without: string | undefined): boolean => {
  const near = fromInches(SNIPER_REACH.fromEnemy) + fromInches(TOLERANCE)
  return (
    mayStandOn(state, sniper, p) &&
    state.units.every(
      (enemy) =>
        enemy.side === sniper.side ||
        enemy.id === without ||
        !isActive(enemy) ||
        distanceToUnit(state, enemy, p) > near,
    )
  )
}

/** All points from which a way leads home, searched from the base edge. */
const waysHome = (state: State, sniper: Unit, without?: string): Grid => {
  const { width, length } = fieldOf(state.scenario)
  const columns = Math.floor(width / INCH)
  const rows = Math.floor(length / INCH)
  const home = new Map<number, number>()
  const edge = sniper.side === 'a' ? 0 : rows
  let front: number[] = []
  for (let column = 0; column <= columns; column++) {
    const key = keyOf(column, edge)
    if (!isOpen(state, sniper, placeOf(key), without)) continue
    home.set(key, 0)
    front.push(key)
  }
  const closed = new Set<number>()
  for (let steps = 1; front.length > 0; steps++) {
    const next: number[] = []
    for (const key of front) {
      const from = placeOf(key)
      for (const [dx, dy] of NEIGHBOURS) {
        const column = (key % 1000) + dx
        const row = Math.floor(key / 1000) + dy
        if (column < 0 || row < 0 || column > columns || row > rows) continue
        const there = keyOf(column, row)
        if (home.has(there) || closed.has(there)) continue
        const p = placeOf(there)
        if (!isOpen(state, sniper, p, without)) {
          closed.add(there)
          continue
        }
        if (wireMet(state, [p, from], 'infantry')) continue
        if (barredBy(state, sniper, p, from)) continue
        home.set(there, steps)
        next.push(there)
      }
    }
    front = next
  }
  return { columns, rows, home }
}

const nearestKey = ({ columns, rows }: Grid, { x, y }: Point): number =>
  keyOf(Math.min(columns, Math.round(x / INCH)), Math.min(rows, Math.round(y / INCH)))

/** SK-SNP-09: his own point is never barred for wire or ground, but for an enemy within 6 inches. */
const hasWay = (state: State, sniper: Unit, grid: Grid, without: string | undefined): boolean => {
  const near = fromInches(SNIPER_REACH.fromEnemy) + fromInches(TOLERANCE)
  const isWatched = (p: Point): boolean =>
    state.units.some(
      (enemy) =>
        enemy.side !== sniper.side &&
        enemy.id !== without &&
        isActive(enemy) &&
        distanceToUnit(state, enemy, p) <= near,
    )
  const start = nearestKey(grid, sniper.position)
  if (isWatched(sniper.position) || isWatched(placeOf(start))) return false
  if (grid.home.has(start)) return true
  return NEIGHBOURS.some(([dx, dy]) => {
    const there = keyOf((start % 1000) + dx, Math.floor(start / 1000) + dy)
    return grid.home.has(there) && !wireMet(state, [sniper.position, placeOf(there)], 'infantry')
  })
}

/** SK-SNP-04: whether a sniper has a way home. */
export const hasWayHome = (state: State, sniper: Unit, without?: string): boolean =>
  hasWay(state, sniper, waysHome(state, sniper, without), without)

/** SK-SNP-10: the nearest point of the grid that has a way home; none if no point of the table has. */
export const nearestSafePoint = (state: State, sniper: Unit): Point | undefined => {
  const { home } = waysHome(state, sniper)
  let best: Point | undefined
  let least = Number.POSITIVE_INFINITY
  for (const key of home.keys()) {
    const p = placeOf(key)
    const far = distance(p, sniper.position)
    const toEdge = (q: Point): number => (sniper.side === 'a' ? q.y : -q.y)
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
