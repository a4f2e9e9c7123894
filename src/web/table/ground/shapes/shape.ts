import type { Belt, Outline } from '#kernel/geometry/outline.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { rectanglePolygon } from '#kernel/geometry/rectangle.ts'
import { beltRing, closed, type Ends, type Line } from './line.ts'

/** A piece of ground as a drawing needs it. */
export interface Shape {
  /** Its edge. */
  readonly ring: Line
  /** Its middle line, the long way through it. */
  readonly spine: Line
  /** Across the middle line. */
  readonly width: number
  /** It was given by its middle line. */
  readonly belt: boolean
  /** How a belt ends; see the kernel's outlines. */
  readonly ends?: Ends
}

export interface Bounds {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const boundsOf = (points: Line): Bounds => ({
  left: Math.min(...points.map(({ x }) => x)),
  right: Math.max(...points.map(({ x }) => x)),
  top: Math.min(...points.map(({ y }) => y)),
  bottom: Math.max(...points.map(({ y }) => y)),
})

/** The long way through the middle of an area. */
const spineOf = ({ left, right, top, bottom }: Bounds): Line => {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  return right - left >= bottom - top
    ? [
        { x: left, y },
        { x: right, y },
      ]
    : [
        { x, y: top },
        { x, y: bottom },
      ]
}

/** Corners in the place of a circle. */
const CORNERS = 32

const ringOf = (outline: Exclude<Outline, Belt>): Line => {
  switch (outline.shape) {
    case 'polygon':
      return outline.points
    case 'rectangle':
      return rectanglePolygon(outline)
    case 'circle': {
      const { centre, radius } = outline
      return Array.from({ length: CORNERS }, (_, i) => {
        const turn = (i * 2 * Math.PI) / CORNERS
        return { x: centre.x + radius * Math.cos(turn), y: centre.y + radius * Math.sin(turn) }
      })
    }
  }
}

export const shapeOf = (outline: Outline): Shape => {
  if (outline.shape === 'belt') {
    const { points, width, ends = 'round' } = outline
    return { ring: beltRing(points, width, ends), spine: points, width, belt: true, ends }
  }
  const ring = ringOf(outline)
  const bounds = boundsOf(ring)
  const width = Math.min(bounds.right - bounds.left, bounds.bottom - bounds.top)
  return { ring, spine: spineOf(bounds), width, belt: false }
}

/** How far a point lies from a line. */
export const distanceTo = (line: Line, { x, y }: Point): number => {
  let least = Number.POSITIVE_INFINITY
  let from = line[0]
  if (!from) return least
  for (const to of line) {
    const [dx, dy, px, py] = [to.x - from.x, to.y - from.y, x - from.x, y - from.y]
    const square = dx * dx + dy * dy
    const part = square === 0 ? 0 : (px * dx + py * dy) / square
    const on = part < 0 ? 0 : part > 1 ? 1 : part
    const [offX, offY] = [px - dx * on, py - dy * on]
    least = Math.min(least, offX * offX + offY * offY)
    from = to
  }
  return Math.sqrt(least)
}

/** Whether a ring goes round a point. */
export const within = (ring: Line, { x, y }: Point): boolean => {
  let inside = false
  ring.forEach((a, i) => {
    const b = ring[(i + 1) % ring.length] ?? a
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside
  })
  return inside
}

export const holds = (shape: Shape, point: Point): boolean =>
  shape.belt ? distanceTo(shape.spine, point) <= shape.width / 2 : within(shape.ring, point)

/** How far a point lies inside the edge of an area; below 0 outside of it. */
export const depthIn = (ring: Line, point: Point): number =>
  distanceTo(closed(ring), point) * (within(ring, point) ? 1 : -1)
