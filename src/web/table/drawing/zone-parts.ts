import type { Point } from '#kernel/geometry/point.ts'
import type { Area, Shape } from '#screen/area.ts'
import type { Size } from '#screen/ground.ts'
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

/** Asks of many points whether a zone holds them. */
const holderOf = (shape: Shape): ((x: number, y: number) => boolean) => {
  if (shape.shape === 'circle') {
    const { centre, radius } = shape
    return (x, y) => (x - centre.x) ** 2 + (y - centre.y) ** 2 <= radius ** 2
  }
  if (shape.shape !== 'fan') return () => false
  const { left, right, range, splay } = shape
  const front = bearing(left, right) - 9000
  const { x: east, y: north } = ahead(front)
  const width = distance(left, right)
  return (x, y) => {
    const [dx, dy] = [x - left.x, y - left.y]
    const forward = dx * east + dy * north
    if (forward < 0 || forward > range) return false
    const along = dx * north - dy * east
    if (along >= 0 && along <= width) return true
    const corner = along < 0 ? left : right
    return (
      (x - corner.x) ** 2 + (y - corner.y) ** 2 <= range ** 2 &&
      turnedBy(bearing(corner, { x, y }), front) <= splay
    )
  }
}

/** Steps from each square to the nearest of another count, by waves from the edges inwards. */
const depths = (counts: readonly number[], columns: number): Int16Array => {
  const deep = new Int16Array(counts.length).fill(-1)
  const beside = [-1, 1, -columns, columns] as const
  /** Round the net's edge there is nothing, and from its left edge no way to the right one. */
  const isThere = (i: number, step: number): boolean =>
    i + step >= 0 &&
    i + step < counts.length &&
    !(step === -1 && i % columns === 0) &&
    !(step === 1 && i % columns === columns - 1)
  const queue: number[] = []
  counts.forEach((count, i) => {
    if (!beside.some((step) => isThere(i, step) && counts[i + step] !== count)) return
    deep[i] = 0
    queue.push(i)
  })
  for (const i of queue)
    for (const step of beside)
      if (isThere(i, step) && deep[i + step] === -1) {
        deep[i + step] = (deep[i] ?? 0) + 1
        queue.push(i + step)
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
  const holders = areas.map(({ outline }) => holderOf(outline))
  const counts = Array.from({ length: columns * rows }, (_, i) => {
    const { x, y } = middle(i)
    let count = 0
    for (const holds of holders) if (holds(x, y)) count++
    return count
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
