import { distance, type Point } from '#kernel/geometry/point.ts'
import { shapeHolds } from '#kernel/geometry/shape.ts'
import { memo } from '#kernel/memo.ts'
import { crossingsOf, placeAlong } from '#table/going.ts'
import { fromInches, TOLERANCE, WIDTHS } from '../../tables/table-top.ts'
import { type Field, fieldOf, type Trench } from '../field.ts'
import type { State } from '../state.ts'
import { nearestOn, pointOn } from './centreline.ts'
import { interrupted } from './trench-line.ts'

/** A place on the centreline of a trench. */
export interface InTrench {
  readonly trench: string
  readonly along: number
}

/** Where the centrelines of two trenches meet. */
interface Joint {
  readonly a: InTrench
  readonly b: InTrench
}

/** Ends and bends of one line that lie on the other, and where the two cross. */
const meetingPoints = (one: readonly Point[], other: readonly Point[]): readonly Point[] => {
  const near = fromInches(TOLERANCE)
  const touching = (line: readonly Point[], on: readonly Point[]) =>
    line.filter((p) => nearestOn(on, p).off <= near)
  const crossing = crossingsOf(one, other).flatMap((at) => placeAlong(one, at) ?? [])
  return [...touching(one, other), ...touching(other, one), ...crossing]
}

const meetings = (one: Trench, other: Trench): readonly Joint[] =>
  meetingPoints(one.line, other.line).map((p) => ({
    a: { trench: one.id, along: nearestOn(one.line, p).along },
    b: { trench: other.id, along: nearestOn(other.line, p).along },
  }))

const jointsOf = memo(({ trenches }: Field): readonly Joint[] =>
  trenches.flatMap((one) => trenches.flatMap((other) => (one === other ? [] : meetings(one, other)))),
)

/** The bends of a centreline between two places, in the order from the one to the other. */
const bends = ({ line }: Trench, from: number, to: number): readonly Point[] => {
  const low = Math.min(from, to)
  const high = Math.max(from, to)
  const found: Point[] = []
  let along = 0
  for (let i = 0; i < line.length; i++) {
    const p = line[i]
    if (!p) continue
    if (i > 0) along += distance(line[i - 1] ?? p, p)
    if (along > low && along < high) found.push(p)
  }
  return from <= to ? found : found.toReversed()
}

interface Node extends InTrench {
  readonly cost: number
  readonly points: readonly Point[]
}

/** SK-MOV-23: the shortest way along the centrelines from one place to another; none if they are not joined. */
export const wayAlong = (state: State, from: InTrench, to: InTrench): readonly Point[] | undefined => {
  const field = fieldOf(state.scenario)
  const byId = (id: string): Trench | undefined => field.trenches.find((trench) => trench.id === id)
  const start = byId(from.trench)
  if (!start) return undefined
  const isBarred = (trench: Trench, a: number, b: number): boolean =>
    interrupted(state, trench).some((span) => Math.min(a, b) < span.to && Math.max(a, b) > span.from)
  const open: Node[] = [{ ...from, cost: 0, points: [pointOn(start.line, from.along)] }]
  const done = new Set<string>()
  while (open.length > 0) {
    open.sort((one, other) => one.cost - other.cost)
    const node = open.shift()
    if (!node) break
    if (node.trench === to.trench && node.along === to.along) return node.points
    const key = `${node.trench} ${Math.round(node.along)}`
    if (done.has(key)) continue
    done.add(key)
    const trench = byId(node.trench)
    if (!trench) continue
    const go = (along: number, then: InTrench): void => {
      if (isBarred(trench, node.along, along)) return
      const points = [...node.points, ...bends(trench, node.along, along), pointOn(trench.line, along)]
      open.push({ ...then, cost: node.cost + Math.abs(along - node.along), points })
    }
    if (node.trench === to.trench) go(to.along, to)
    for (const { a, b } of jointsOf(field)) {
      if (a.trench === node.trench) go(a.along, b)
    }
  }
  return undefined
}

/** The trench whose band a place lies in, its lip apart (SK-GEN-34): one's own before others, then the nearest. */
export const trenchAt = (state: State, p: Point, own: string | null): InTrench | undefined => {
  let best: InTrench | undefined
  let least = Number.POSITIVE_INFINITY
  const lip = fromInches(WIDTHS.trench) / 2 - fromInches(TOLERANCE)
  for (const { id, line, shape } of fieldOf(state.scenario).trenches) {
    if (!shapeHolds(shape, p)) continue
    const { along, off } = nearestOn(line, p)
    if (off > lip) continue
    const rank = id === own ? -1 : off
    if (rank >= least) continue
    least = rank
    best = { trench: id, along }
  }
  return best
}
