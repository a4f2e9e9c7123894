import { liesBetween } from '#kernel/geometry/between.ts'
import { towards } from '#kernel/geometry/direction.ts'
import type { Footprint } from '#kernel/geometry/footprint.ts'
import { isShape, type Shape, shapeOfFootprint } from '#kernel/geometry/outline.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { crossesShape, stretchesWithin } from '#kernel/geometry/shape.ts'
import { joined, lengthOf, type Span } from '#kernel/geometry/span.ts'

/** What may stop a line, and what to call it. */
export interface Blocker<By> {
  readonly by: By
  readonly ground: readonly (Footprint | Shape)[]
  /** One of them that does not count, such as whoever looks. */
  readonly except?: Footprint
  /** How much of a line may lie in all of it together. Left out, no part of a line may. */
  readonly upTo?: number
}

export interface Blocked<By> {
  /** Where the line is stopped. */
  readonly at: Point
  readonly by: By
}

/** The stretches of a line that lie in any of it. */
const stretches = <By>(from: Point, to: Point, { ground, except }: Blocker<By>): readonly Span[] =>
  joined(
    ground.flatMap((one) =>
      one === except ? [] : stretchesWithin(isShape(one) ? one : shapeOfFootprint(one), from, to),
    ),
  )

/** Whether something stops a line from one place to another. Touching an edge is not crossing it. */
const stops = <By>(from: Point, to: Point, blocker: Blocker<By>): boolean => {
  const { ground, except, upTo } = blocker
  if (upTo !== undefined) {
    return stretches(from, to, blocker).reduce((sum, span) => sum + lengthOf(span), 0) > upTo
  }
  for (const one of ground) {
    if (one === except) continue
    if (isShape(one) ? crossesShape(one, from, to) : liesBetween(from, to, one)) return true
  }
  return false
}

/** What spoils a line from one place to another: the first of the list that does. */
export const spoiltBy = <By>(from: Point, to: Point, blockers: readonly Blocker<By>[]): By | undefined => {
  for (const blocker of blockers) if (stops(from, to, blocker)) return blocker.by
  return undefined
}

/** What stops every line from any of these places to any of those; nothing if one of them is clear. */
export const blockedBy = <By>(
  froms: readonly Point[],
  tos: readonly Point[],
  blockers: readonly Blocker<By>[],
): By | undefined => {
  let last: By | undefined
  for (const from of froms) {
    for (const to of tos) {
      last = spoiltBy(from, to, blockers)
      if (last === undefined) return undefined
    }
  }
  return last
}

/** How far along a line something stops it that does. */
const stopsAt = <By>(from: Point, to: Point, blocker: Blocker<By>): number => {
  let left = blocker.upTo ?? 0
  for (const span of stretches(from, to, blocker)) {
    const length = lengthOf(span)
    if (length > left) return span.from + left
    left -= length
  }
  return distance(from, to)
}

/** What a line from one place to another first comes upon that stops it, and where. */
export const firstInTheWay = <By>(
  from: Point,
  to: Point,
  blockers: readonly Blocker<By>[],
): Blocked<By> | undefined => {
  let nearest = Number.POSITIVE_INFINITY
  let by: By | undefined
  for (const blocker of blockers) {
    if (!stops(from, to, blocker)) continue
    const far = stopsAt(from, to, blocker)
    if (by !== undefined && far >= nearest) continue
    nearest = far
    by = blocker.by
  }
  if (by === undefined) return undefined
  const { x, y } = towards(from, to)
  return { at: { x: Math.round(from.x + nearest * x), y: Math.round(from.y + nearest * y) }, by }
}
