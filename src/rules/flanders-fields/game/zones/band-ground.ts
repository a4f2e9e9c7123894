import { boundsOfFootprint } from '#kernel/geometry/bounds.ts'
import { type Box, type Footprint, standingAt } from '#kernel/geometry/footprint.ts'
import { isShape, type Shape, shapeOf } from '#kernel/geometry/outline.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { shapeGap, shapeOverlaps } from '#kernel/geometry/shape.ts'
import { placeAlong } from '#table/going.ts'
import { BARRAGE_DEPTH, fromCm } from '../../tables/index.ts'
import { fieldOf } from '../field.ts'
import type { State } from '../state.ts'

type Table = Pick<State, 'scenario'>

/** The ground under the rolling barrage: right across the table, straight or bent. */
export type Band = Box | Shape

/** FF-RB-01, FF-RB-09: its near edge from left to right, the point of it nearest to the attacker lying so far from his edge. */
export const nearEdge = ({ scenario }: Table, edge: number): readonly Point[] => {
  const { barrageFront: front } = scenario
  if (!front)
    return [
      { x: 0, y: edge },
      { x: fieldOf(scenario).width, y: edge },
    ]
  const first = Math.min(...front.map(([, y]) => y))
  return front.map(([x, y]) => ({ x: fromCm(x), y: edge + fromCm(y - first) }))
}

const bandAt = (table: Table, edge: number): Band => {
  const depth = fromCm(BARRAGE_DEPTH)
  const near = nearEdge(table, edge)
  if (table.scenario.barrageFront) {
    const far = near.map(({ x, y }) => ({ x, y: y + depth })).toReversed()
    return shapeOf({ shape: 'polygon', points: [...near, ...far] })
  }
  const { width } = fieldOf(table.scenario)
  return { centre: { x: width / 2, y: edge + depth / 2 }, heading: 0, width, depth }
}

export const bandOf = (state: Pick<State, 'barrage' | 'scenario'>): Band | undefined =>
  state.barrage ? bandAt(state, state.barrage.edge) : undefined

/** How far up the table the near edge runs at an x. */
const edgeAt = (line: readonly Point[], x: number): number => {
  let last = line[0]?.y ?? 0
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1], line[i]]
    if (!a || !b) break
    if (x <= b.x) return b.x === a.x ? b.y : a.y + ((b.y - a.y) * Math.max(0, x - a.x)) / (b.x - a.x)
    last = b.y
  }
  return last
}

/** FF-RB-08: how far behind the near edge something lies; below 0 if any part of it is beyond that edge. */
export const distanceBehind = (table: Table, edge: number, footprint: Footprint): number => {
  if (!table.scenario.barrageFront) return edge - boundsOfFootprint(footprint).y2
  const band = bandAt(table, edge)
  const { centre } = footprint
  const isBehind = centre.y < edgeAt(nearEdge(table, edge), centre.x)
  return isBehind && isShape(band) && !shapeOverlaps(band, footprint) ? shapeGap(band, footprint) : -1
}

/** How finely a way is looked at that leads along a bent band. */
const STEP = fromCm(0.1)

/** FF-RB-04: the least distance behind the band on a way, and whether it has only grown. */
export const nearestBehind = (
  table: Table,
  edge: number,
  footprint: Footprint,
  way: readonly Point[],
): { readonly least: number; readonly onlyGrew: boolean } => {
  const at = (centre: Point): number =>
    distanceBehind(table, edge, standingAt(footprint, centre, footprint.heading))
  const seen = table.scenario.barrageFront ? placesOn(way) : way
  const distances = seen.map(at)
  const [first = 0] = distances
  const last = distances.at(-1) ?? first
  const onlyGrew = distances.every((here, i) => here >= (distances[i - 1] ?? here)) && last > first
  return { least: Math.min(...distances), onlyGrew }
}

const placesOn = (way: readonly Point[]): readonly Point[] => {
  let length = 0
  for (let i = 1; i < way.length; i++) {
    const [a, b] = [way[i - 1], way[i]]
    if (a && b) length += distance(a, b)
  }
  const places: Point[] = []
  for (let far = 0; far < length; far += STEP) {
    const place = placeAlong(way, far)
    if (place) places.push(place)
  }
  return [...places, ...way.slice(-1)]
}
