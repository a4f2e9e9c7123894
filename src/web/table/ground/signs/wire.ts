import { type Brush, strokeLine } from '../brush.ts'
import type { Patch } from '../patch.ts'
import { along, beside, type Line, lengthOf } from '../shapes/line.ts'
import { zigzag } from '../shapes/traverses.ts'

/** Pixels from one row of pickets to the next, from picket to picket, and half the width of one. */
const ROW = 6.2
const PITCH = 8.4
const PICKET = 2.5
/** A broad belt seen from near has no more rows, but larger pickets, up to so many times. */
const ROWS = 3
const LARGEST = 1.7

/** Rows of pickets, staggered, with the strands that run between them. */
export const wire = (brush: Brush, { spine, width }: Patch): void => {
  const { pen, ink, px } = brush
  const rows = Math.min(ROWS, Math.max(1, Math.round(width / (ROW * px))))
  const size = Math.max(px, Math.min(width / (rows * ROW), LARGEST * px))
  const [apart, pitch, half] = [rows === 1 ? 0 : width / rows, PITCH * size, PICKET * size]
  pen.lineJoin = 'round'
  pen.globalAlpha = 0.45
  if (rows > 1) strokeLine(pen, strand(spine, pitch, (rows - 1) * apart), ink('ink'), 0.6 * px)
  pen.globalAlpha = 0.9
  pen.strokeStyle = ink('ink')
  pen.lineWidth = 1.1 * px
  pen.beginPath()
  for (let row = 0; row < rows; row++) {
    const staggered = (row % 2 === 1 ? pitch / 4 : -pitch / 4) * (rows === 1 ? 0 : 1)
    along(beside(spine, (row - (rows - 1) / 2) * apart), pitch, (x, y, dx, dy) => {
      const [cx, cy] = [x + dx * staggered, y + dy * staggered]
      pen.moveTo(cx - (dx - dy) * half, cy - (dy + dx) * half)
      pen.lineTo(cx + (dx - dy) * half, cy + (dy + dx) * half)
      pen.moveTo(cx - (dx + dy) * half, cy - (dy - dx) * half)
      pen.lineTo(cx + (dx + dy) * half, cy + (dy - dx) * half)
    })
  }
  pen.stroke()
  pen.globalAlpha = 1
}

/** A strand that crosses the whole belt from side to side. */
const strand = (spine: Line, pitch: number, across: number): Line => {
  const length = lengthOf(spine)
  return zigzag(spine, Math.min(pitch, length / 2), across / 2)
}
