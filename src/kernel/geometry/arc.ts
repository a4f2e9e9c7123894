import { eastward, northward } from './angle.ts'
import type { Point } from './point.ts'

/**
 * The ground between the two rays that leave the ends of a front edge, with no limit to its depth. Places are measured
 * from its left end: `across` to the right and `forward`, both times the length of the edge, which keeps them whole.
 */
export interface Arc {
  readonly left: Point
  readonly right: Point
  /** Square of the length of the edge: what `across` is at the right end. */
  readonly width: number
  readonly length: number
  readonly sine: number
  readonly cosine: number
}

/** A place as seen from the front edge. */
export interface Sighted {
  readonly across: number
  readonly forward: number
}

export const arcOf = (left: Point, right: Point, splay: number): Arc => {
  const x = right.x - left.x
  const y = right.y - left.y
  const width = x * x + y * y
  return { left, right, width, length: Math.sqrt(width), sine: eastward(splay), cosine: northward(splay) }
}

export const sighted = (arc: Arc, p: Point): Sighted => {
  const x = arc.right.x - arc.left.x
  const y = arc.right.y - arc.left.y
  const fromX = p.x - arc.left.x
  const fromY = p.y - arc.left.y
  return { across: fromX * x + fromY * y, forward: x * fromY - y * fromX }
}

/** Back from the front edge to the table, to the nearest whole coordinates. */
export const onTable = (arc: Arc, { across, forward }: Sighted): Point => {
  const x = (arc.right.x - arc.left.x) / arc.width
  const y = (arc.right.y - arc.left.y) / arc.width
  return {
    x: arc.left.x + Math.round(across * x - forward * y),
    y: arc.left.y + Math.round(across * y + forward * x),
  }
}

/** How far inside each of the three lines that bound the arc a place lies; on the line is 0. */
const ahead = (_: Arc, p: Sighted): number => p.forward
const insideLeft = (arc: Arc, p: Sighted): number => p.forward * arc.sine - (0 - p.across) * arc.cosine
const insideRight = (arc: Arc, p: Sighted): number =>
  p.forward * arc.sine - (p.across - arc.width) * arc.cosine
const BOUNDS = [ahead, insideLeft, insideRight]

export const inArc = (arc: Arc, p: Sighted): boolean =>
  p.forward >= 0 && insideLeft(arc, p) >= 0 && insideRight(arc, p) >= 0

/** Nothing that is no farther from the place than this lies in the arc. */
export const farOutside = (arc: Arc, p: Sighted, by: number): boolean => {
  const least = -by * arc.length
  return p.forward < least || insideLeft(arc, p) < least || insideRight(arc, p) < least
}

/** Distance from the nearest point of the front edge. */
export const fromFront = (arc: Arc, { across, forward }: Sighted): number => {
  const aside = across < 0 ? across : Math.max(0, across - arc.width)
  return (aside === 0 ? Math.abs(forward) : Math.sqrt(aside * aside + forward * forward)) / arc.length
}

/** The part of a convex shape on the inner side of one of the lines. */
const cut = (
  arc: Arc,
  shape: readonly Sighted[],
  bound: (arc: Arc, p: Sighted) => number,
): readonly Sighted[] => {
  const kept: Sighted[] = []
  let before = shape.at(-1)
  if (before === undefined) return kept
  let wasIn = bound(arc, before)
  for (const p of shape) {
    const isIn = bound(arc, p)
    if ((wasIn < 0 && isIn > 0) || (wasIn > 0 && isIn < 0)) {
      const part = wasIn / (wasIn - isIn)
      kept.push({
        across: before.across + part * (p.across - before.across),
        forward: before.forward + part * (p.forward - before.forward),
      })
    }
    if (isIn >= 0) kept.push(p)
    before = p
    wasIn = isIn
  }
  return kept
}

const NOTHING: readonly Sighted[] = []

/** The part of a convex shape in the arc. */
export const partInArc = (arc: Arc, shape: readonly Sighted[]): readonly Sighted[] => {
  // Most shapes that do not reach into it lie wholly beyond one of its lines.
  for (const bound of BOUNDS) if (shape.every((p) => bound(arc, p) < 0)) return NOTHING
  let left = shape
  for (const bound of BOUNDS) {
    if (left.length === 0) return left
    left = cut(arc, left, bound)
  }
  return left
}

const nearestOnEdge = (a: Sighted, b: Sighted, across: number): Sighted => {
  const alongAcross = b.across - a.across
  const alongForward = b.forward - a.forward
  const length = alongAcross * alongAcross + alongForward * alongForward
  const part = (across - a.across) * alongAcross - a.forward * alongForward
  if (part <= 0) return a
  if (part >= length) return b
  const share = part / length
  return { across: a.across + share * alongAcross, forward: a.forward + share * alongForward }
}

/** The place of a convex shape nearest to the front edge; the shape lies on one side of the edge's line. */
export const nearestToFront = (arc: Arc, shape: readonly Sighted[]): Sighted | undefined => {
  let before = shape.at(-1)
  let nearest = before
  if (before === undefined || nearest === undefined) return undefined
  let least = fromFront(arc, nearest)
  for (const p of shape) {
    // One of its corners, or the place on one of its sides nearest to an end of the front edge.
    for (let i = 0; i < 3; i++) {
      const candidate = i === 0 ? p : nearestOnEdge(before, p, i === 1 ? 0 : arc.width)
      const far = fromFront(arc, candidate)
      if (far < least) {
        least = far
        nearest = candidate
      }
    }
    before = p
  }
  return nearest
}
