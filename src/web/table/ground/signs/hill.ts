import { type Brush, trace } from '../brush.ts'
import type { HillLines } from '../shapes/hills.ts'
import { rounded } from '../shapes/line.ts'

/** Millimetres by which corners are rounded off: no hill has any. */
const SOFT = 4

/** Its edge, where rules begin to hold, as the strong contour; thinner ones show how it rises. */
export const hill = ({ pen, ink, px }: Brush, { rim, slopes }: HillLines): void => {
  pen.lineJoin = 'round'
  pen.strokeStyle = ink('contour')
  pen.lineWidth = 0.9 * px
  pen.beginPath()
  for (const line of slopes) trace(pen, line)
  pen.stroke()
  pen.strokeStyle = ink('contour-index')
  pen.lineWidth = 1.5 * px
  pen.beginPath()
  for (const line of rim) trace(pen, rounded(line, Math.max(3 * px, SOFT)))
  pen.stroke()
}
