import type { Point } from '#kernel/geometry/point.ts'
import { type Brush, strokeLine } from '../brush.ts'

export interface Span {
  readonly from: Point
  readonly to: Point
  readonly width: number
}

/** Pixels of the narrowest bridge. */
const NARROWEST = 5

/** Two parapets with splayed ends over a deck; of one that is down only the stumps are left. */
export const bridge = ({ pen, ink, px }: Brush, { from, to, width }: Span, broken = false): void => {
  const wide = Math.max(width, NARROWEST * px)
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length]
  const splay = 3.4 * px
  pen.lineCap = 'butt'
  pen.lineJoin = 'round'
  if (!broken) strokeLine(pen, [from, to], ink('road-fill'), wide - px)
  const reach = broken ? length * 0.28 : length / 2
  for (const [end, on] of [
    [from, 1],
    [to, -1],
  ] as const) {
    for (const side of [-0.5, 0.5]) {
      const [nx, ny] = [-dy * wide * side, dx * wide * side]
      const [ox, oy] = [-dy * splay * Math.sign(side), dx * splay * Math.sign(side)]
      strokeLine(
        pen,
        [
          { x: end.x + nx + ox - dx * splay * on, y: end.y + ny + oy - dy * splay * on },
          { x: end.x + nx, y: end.y + ny },
          { x: end.x + nx + dx * reach * on, y: end.y + ny + dy * reach * on },
        ],
        ink('ink'),
        1.7 * px,
      )
    }
  }
}
