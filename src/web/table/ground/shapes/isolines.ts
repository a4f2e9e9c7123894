import type { Point } from '#kernel/geometry/point.ts'
import type { Line } from './line.ts'
import type { Bounds } from './shape.ts'

/** A height for every point. */
export type Relief = (x: number, y: number) => number

/** Where a height lies between two others. */
const part = (from: number, to: number, level: number): number => (level - from) / (to - from)

/** All lines of equal height in a frame, joined from one square of its net to the next; rings end where they began. */
export const isolines = (relief: Relief, frame: Bounds, step: number, level: number): readonly Line[] => {
  const { left, top, right, bottom } = frame
  const [columns, rows] = [Math.ceil((right - left) / step), Math.ceil((bottom - top) / step)]
  const heights = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (_, column) => relief(left + column * step, top + row * step)),
  )
  const at = (column: number, row: number): number => heights[row]?.[column] ?? 0
  const pieces: (readonly [Point, Point])[] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [left + column * step, top + row * step]
      const h = [at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)] as const
      const ends: Point[] = []
      if (h[0] < level !== h[1] < level) ends.push({ x: x + step * part(h[0], h[1], level), y })
      if (h[1] < level !== h[2] < level) ends.push({ x: x + step, y: y + step * part(h[1], h[2], level) })
      if (h[3] < level !== h[2] < level) ends.push({ x: x + step * part(h[3], h[2], level), y: y + step })
      if (h[0] < level !== h[3] < level) ends.push({ x, y: y + step * part(h[0], h[3], level) })
      for (let i = 0; i + 1 < ends.length; i += 2) {
        const [from, to] = [ends[i], ends[i + 1]]
        if (from && to) pieces.push([from, to])
      }
    }
  }
  return joined(pieces)
}

const keyOf = ({ x, y }: Point): string => `${x.toFixed(3)} ${y.toFixed(3)}`

/** Pieces with common ends as long lines. */
const joined = (pieces: readonly (readonly [Point, Point])[]): readonly Line[] => {
  const meeting = new Map<string, number[]>()
  pieces.forEach((ends, i) => {
    for (const end of ends) meeting.set(keyOf(end), [...(meeting.get(keyOf(end)) ?? []), i])
  })
  const used = new Set<number>()
  const onFrom = (start: Point): Point[] => {
    const points: Point[] = []
    for (let tip = start; ; ) {
      const next = meeting.get(keyOf(tip))?.find((i) => !used.has(i))
      const piece = next === undefined ? undefined : pieces[next]
      if (next === undefined || !piece) return points
      used.add(next)
      tip = keyOf(piece[0]) === keyOf(tip) ? piece[1] : piece[0]
      points.push(tip)
    }
  }
  return pieces.flatMap(([from, to], i) => {
    if (used.has(i)) return []
    used.add(i)
    const on = onFrom(to)
    return [[...onFrom(from).toReversed(), from, to, ...on]]
  })
}

/** Softer: each stretch gives its quarter points instead of its ends. */
export const softened = (line: Line, times = 2): Line => {
  if (times === 0 || line.length < 3) return line
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last) return line
  const ring = keyOf(first) === keyOf(last)
  const cut = line.flatMap((to, i) => {
    const from = line[i - 1]
    if (!from) return []
    return [0.25, 0.75].map((t) => ({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t }))
  })
  const [start] = cut
  return softened(ring && start ? [...cut, start] : [first, ...cut, last], times - 1)
}
