import type { Point } from '../../../kernel/geometry/point.ts'
import type { Area, Shape } from '../../../screen/area.ts'
import type { Size } from '../../../screen/ground.ts'
import { ahead, bearing, distance } from '../body.ts'

/** Of overlapping zones a part in which the same number bear, and where that is written. */
export interface Part {
  readonly at: Point
  readonly count: number
}

/** Squares of the net along the longer side of the table. */
const NET = 108
/** Squares that a part must have from its middle to its edge to be written in. */
const ROOM = 1

const turnedBy = (one: number, other: number): number => {
  const between = Math.abs(one - other) % 36_000
  return Math.min(between, 36_000 - between)
}

/** Whether a zone holds a point. */
const holds = (shape: Shape, point: Point): boolean => {
  if (shape.shape === 'circle') return distance(shape.centre, point) <= shape.radius
  if (shape.shape !== 'fan') return false
  const { left, right, range, splay } = shape
  const front = bearing(left, right) - 9000
  const { x, y } = ahead(front)
  const [dx, dy] = [point.x - left.x, point.y - left.y]
  const forward = dx * x + dy * y
  if (forward < 0 || forward > range) return false
  const along = dx * y - dy * x
  if (along >= 0 && along <= distance(left, right)) return true
  const corner = along < 0 ? left : right
  return distance(corner, point) <= range && turnedBy(bearing(corner, point), front) <= splay
}

/** Steps from each square to the nearest of another count, by waves from the edges inwards. */
const depths = (counts: readonly number[], columns: number): readonly number[] => {
  const deep = counts.map(() => -1)
  const beside = (i: number): readonly number[] => [
    ...(i % columns === 0 ? [] : [i - 1]),
    ...(i % columns === columns - 1 ? [] : [i + 1]),
    ...(i < columns ? [] : [i - columns]),
    ...(i + columns >= counts.length ? [] : [i + columns]),
  ]
  let wave = counts.flatMap((count, i) => (beside(i).some((other) => counts[other] !== count) ? [i] : []))
  for (let step = 0; wave.length > 0; step++) {
    for (const i of wave) deep[i] = step
    wave = [...new Set(wave.flatMap(beside))].filter((i) => deep[i] === -1)
  }
  return deep
}

/** Once for each part that differs, in its middle: how many zones bear there. */
export const bearingParts = (areas: readonly Area[], { width, height }: Size): readonly Part[] => {
  const step = Math.max(width, height) / NET
  const columns = Math.ceil(width / step)
  const rows = Math.ceil(height / step)
  const middle = (i: number): Point => ({
    x: Math.round(((i % columns) + 0.5) * step),
    y: Math.round((Math.floor(i / columns) + 0.5) * step),
  })
  const counts = Array.from({ length: columns * rows }, (_, i) => {
    const point = middle(i)
    return areas.reduce((sum, { outline }) => sum + (holds(outline, point) ? 1 : 0), 0)
  })
  const deep = depths(counts, columns)
  const seen = new Set<number>()
  const parts: Part[] = []
  counts.forEach((count, i) => {
    if (count === 0 || seen.has(i)) return
    const part = [i]
    seen.add(i)
    for (const one of part)
      for (const next of [one - 1, one + 1, one - columns, one + columns])
        if (counts[next] === count && !seen.has(next)) {
          seen.add(next)
          part.push(next)
        }
    const best = part.reduce((a, b) => ((deep[b] ?? 0) > (deep[a] ?? 0) ? b : a), i)
    if ((deep[best] ?? 0) >= ROOM) parts.push({ at: middle(best), count })
  })
  return parts
}
