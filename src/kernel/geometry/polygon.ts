import { middleOf, type Point, side } from './point.ts'

/** A convex polygon by its corners, either way round. */
export type Polygon = readonly Point[]

/** Twice the area, above 0 if the corners run anticlockwise. */
const turnedArea = (polygon: Polygon): number => {
  const first = polygon[0]
  if (first === undefined) return 0
  let sum = 0
  let before = first
  for (const p of polygon) {
    sum += side(first, before, p)
    before = p
  }
  return sum
}

/** In square units; exact for whole coordinates. */
export const area = (polygon: Polygon): number => Math.abs(turnedArea(polygon)) / 2

/** The middle of its ground, to the nearest whole coordinates; the polygon may have hollows. */
export const centroid = (polygon: Polygon): Point => {
  const [first] = polygon
  const all = turnedArea(polygon)
  if (first === undefined || all === 0) return middleOf(polygon)
  let x = 0
  let y = 0
  let before = first
  for (const p of polygon) {
    const part = side(first, before, p)
    x += part * (before.x + p.x - 2 * first.x)
    y += part * (before.y + p.y - 2 * first.y)
    before = p
  }
  return { x: Math.round(first.x + x / (3 * all)), y: Math.round(first.y + y / (3 * all)) }
}

/** The part of a polygon on the side of the line from a to b for which `sign` is 1 (left) or -1 (right). */
const cut = (polygon: Polygon, a: Point, b: Point, sign: number): Polygon => {
  const kept: Point[] = []
  let before = polygon.at(-1)
  if (before === undefined) return kept
  let wasIn = sign * side(a, b, before)
  for (const p of polygon) {
    const isIn = sign * side(a, b, p)
    if ((wasIn < 0 && isIn > 0) || (wasIn > 0 && isIn < 0)) {
      const part = wasIn / (wasIn - isIn)
      kept.push({ x: before.x + part * (p.x - before.x), y: before.y + part * (p.y - before.y) })
    }
    if (isIn >= 0) kept.push(p)
    before = p
    wasIn = isIn
  }
  return kept
}

/** The part of the subject inside the clipper; its corners may fall between whole coordinates. */
export const clip = (subject: Polygon, clipper: Polygon): Polygon => {
  const sign = turnedArea(clipper) < 0 ? -1 : 1
  let left = subject
  let before = clipper.at(-1)
  for (const p of clipper) {
    if (before !== undefined && (before.x !== p.x || before.y !== p.y)) left = cut(left, before, p, sign)
    if (left.length === 0) return left
    before = p
  }
  return left
}

/** In square units. */
export const overlapArea = (a: Polygon, b: Polygon): number => area(clip(a, b))

/** The line of one edge of a keeps all of b outside. */
const edgeParts = (a: Polygon, b: Polygon): boolean => {
  const sign = turnedArea(a) < 0 ? -1 : 1
  let before = a.at(-1)
  for (const p of a) {
    const from = before
    before = p
    if (from === undefined || (from.x === p.x && from.y === p.y)) continue
    if (b.every((q) => sign * side(from, p, q) <= 0)) return true
  }
  return false
}

/** They share ground; touching is not overlapping. Exact for whole coordinates. */
export const polygonsOverlap = (a: Polygon, b: Polygon): boolean =>
  turnedArea(a) !== 0 && turnedArea(b) !== 0 && !edgeParts(a, b) && !edgeParts(b, a)
