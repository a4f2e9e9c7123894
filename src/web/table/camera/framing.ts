import type { Point } from '#kernel/geometry/point.ts'
import type { Area, Shape } from '#screen/area.ts'
import type { Measure, Size } from '#screen/ground.ts'
import { ahead, bearing, cornersOf } from '../body.ts'
import type { TableData, Turn } from '../model.ts'
import { type Camera, fitted, showing } from './camera.ts'

/** Pixels for one of the players' units at the least where fingers play. */
const LEAST: Readonly<Record<string, number>> = { in: 16, cm: 8 }
/** How much nearer than that a decision may be looked at. */
const NEAREST = 1.6
/** Pixels kept free round what a decision is about. */
const ROUND = 30

/** What a chosen unit could do and what could be done to it. */
const ABOUT: readonly Area['style'][] = ['zone', 'danger', 'reach', 'path']

/** Fingers play on this device. */
const isTouched = (): boolean => globalThis.matchMedia?.('(pointer: coarse)').matches ?? false

/** Pixels for a table unit below which fingers cannot play. */
const leastFor = ({ unit, length }: Measure): number => (LEAST[unit] ?? 0) / length

const step = ({ x, y }: Point, heading: number, length: number): Point => {
  const towards = ahead(heading)
  return { x: x + towards.x * length, y: y + towards.y * length }
}

/** Points between which all of a shape lies, as near as a camera needs it. */
const limitsOf = (shape: Shape): readonly Point[] => {
  switch (shape.shape) {
    case 'fan': {
      const { left, right, range } = shape
      const front = bearing(left, right) - 9000
      return [left, right, step(left, front, range), step(right, front, range)]
    }
    case 'circle': {
      const { centre, radius } = shape
      return [0, 9000, 18_000, 27_000].map((heading) => step(centre, heading, radius))
    }
    case 'polygon':
    case 'line':
    case 'arrow':
      return shape.points
    default:
      return []
  }
}

/** Whether the whole of a table is too small for fingers, so that decisions are looked at from nearer. */
export const isFramed = ({ size, measure, grid }: TableData, view: Size, turn: Turn): boolean =>
  !grid && fitted(size, view, turn).scale < leastFor(measure) && isTouched()

/** The table as a decision wants it seen: the chosen unit, its reach and what can hurt it; the whole while none is chosen. */
export const framed = (data: TableData, view: Size, turn: Turn): Camera | undefined => {
  const { pieces, areas, selected, size, measure } = data
  const own = pieces.filter(({ id }) => selected.includes(id)).flatMap(cornersOf)
  if (own.length === 0 || !isFramed(data, view, turn)) return undefined
  const whole = fitted(size, view, turn)
  const least = leastFor(measure)
  const about = areas.filter(({ style }) => ABOUT.includes(style)).flatMap(({ outline }) => limitsOf(outline))
  const all = [...own, ...about]
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)]
  const [x1, x2, y1, y2] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const [across, down] = turn % 2 === 0 ? [x2 - x1, y2 - y1] : [y2 - y1, x2 - x1]
  const room = Math.min((view.width - 2 * ROUND) / across, (view.height - 2 * ROUND) / down)
  const scale = Math.min(Math.max(room, least), least * NEAREST)
  // Where not all of it can be seen, the unit itself is.
  const at = room < least ? middle(own) : { x: (x1 + x2) / 2, y: (y1 + y2) / 2 }
  return showing({ ...whole, scale }, size, view, at)
}

const middle = (points: readonly Point[]): Point => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 }
}
