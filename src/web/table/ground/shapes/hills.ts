import { isolines, softened } from './isolines.ts'
import { closed, type Line } from './line.ts'
import { type Bounds, boundsOf, depthIn, distanceTo, within } from './shape.ts'

export interface Hill {
  readonly ring: Line
  readonly level: number
}

/** The lines of a hill: its edge, and thinner ones that show how it rises. */
export interface HillLines {
  /** Its edge as far as it does not run along the edge of the table. */
  readonly rim: readonly Line[]
  readonly slopes: readonly Line[]
}

/** Parts of the way up from one edge to the next, and to the top where there is none. */
const BETWEEN = [0.34, 0.67] as const
const TO_TOP = [0.3, 0.62] as const
/** Squares of the net across a hill. */
const NET = 44
const INWARDS = 0.999

const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.05

/** The edge of a hill without what runs along the edge of the table: there it goes on. */
const openRim = (ring: Line, table: Bounds): readonly Line[] => {
  const onEdge = (a: Line[number], b: Line[number]): boolean =>
    (near(a.x, b.x) && (near(a.x, table.left) || near(a.x, table.right))) ||
    (near(a.y, b.y) && (near(a.y, table.top) || near(a.y, table.bottom)))
  const lines: Line[] = []
  closed(ring).forEach((to, i, all) => {
    const from = all[i - 1]
    if (!from || onEdge(from, to)) return
    const last = lines.at(-1)
    if (last?.at(-1) === from) lines[lines.length - 1] = [...last, to]
    else lines.push([from, to])
  })
  const [first, last] = [lines[0], lines.at(-1)]
  // What was begun in the midst of a stretch is joined to its beginning.
  if (first && last && first !== last && last.at(-1) === first[0])
    return [[...last, ...first.slice(1)], ...lines.slice(1, -1)]
  return lines
}

/** Lines of equal height of one hill among all. Those of a hill never cross the edge of one that rises out of it. */
export const hillLines = (hill: Hill, all: readonly Hill[], table: Bounds): HillLines => {
  const { ring, level } = hill
  const rim = openRim(ring, table)
  const higher = all.filter((other) => {
    const [first] = other.ring
    return other !== hill && other.level > level && first && within(ring, first)
  })
  const frame = boundsOf(ring)
  const step = Math.max(frame.right - frame.left, frame.bottom - frame.top) / NET
  const fromRim = (x: number, y: number): number => Math.min(...rim.map((line) => distanceTo(line, { x, y })))
  const ups = higher.map((other) => other.ring)
  const toHigher = (x: number, y: number): number => -Math.max(...ups.map((up) => depthIn(up, { x, y })))
  const [middleX, middleY] = [(frame.left + frame.right) / 2, (frame.top + frame.bottom) / 2]
  const relief = (column: number, row: number): number => {
    // A little inwards: what lies on the edge of the table belongs to the hill.
    const x = middleX + (Math.min(column, frame.right) - middleX) * INWARDS
    const y = middleY + (Math.min(row, frame.bottom) - middleY) * INWARDS
    if (!within(ring, { x, y })) return -0.05
    const low = fromRim(x, y)
    if (ups.length === 0) return low
    const high = toHigher(x, y)
    return high <= 0 ? 1 : low / (low + high)
  }
  const top = ups.length > 0 ? 1 : highest(relief, frame, step)
  const slopes = (ups.length > 0 ? BETWEEN : TO_TOP).flatMap((height) =>
    isolines(relief, frame, step, height * top).map((line) => softened(thinned(line), 3)),
  )
  return { rim, slopes: slopes.filter((line) => line.length > 24) }
}

/** Fewer points, between which a line can be made soft. */
const thinned = (line: Line): Line => line.filter((_, i) => i % 5 === 0 || i === line.length - 1)

const highest = (relief: (x: number, y: number) => number, frame: Bounds, step: number): number => {
  let top = 0
  for (let y = frame.top; y <= frame.bottom; y += step)
    for (let x = frame.left; x <= frame.right; x += step) top = Math.max(top, relief(x, y))
  return top
}
