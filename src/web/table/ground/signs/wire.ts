import { type Brush, strokeLine } from '../brush.ts'
import type { Patch } from '../patch.ts'
import { along, beside, lengthOf, stepsAt } from '../shapes/line.ts'

/** Pixels from one row of pickets to the next, and from picket to picket. */
const ROW = 6.2
const PITCH = 8.4
const PICKET = 2.5

/** Rows of pickets, staggered, with the strands that run between them. */
export const wire = (brush: Brush, patch: Patch): void => {
  const { pen, ink, px } = brush
  const { spine, width } = patch
  const rows = Math.max(1, Math.round(width / (ROW * px)))
  const apart = rows === 1 ? 0 : Math.min(width / rows, 9 * px)
  const lines = Array.from({ length: rows }, (_, row) => beside(spine, (row - (rows - 1) / 2) * apart))
  pen.lineJoin = 'round'
  pen.globalAlpha = 0.5
  if (rows > 1) strokeLine(pen, strands(brush, patch, (rows - 1) * apart), ink('line'), 0.6 * px)
  pen.globalAlpha = 0.9
  pen.strokeStyle = ink('line')
  pen.lineWidth = 1.1 * px
  pen.beginPath()
  lines.forEach((line, row) => {
    const staggered = row % 2 === 1 ? (PITCH * px) / 2 : 0
    along(line, PITCH * px, (x, y, dx, dy) => {
      const s = PICKET * px
      const [cx, cy] = [x + dx * (staggered - (PITCH * px) / 4), y + dy * (staggered - (PITCH * px) / 4)]
      pen.moveTo(cx - (dx - dy) * s, cy - (dy + dx) * s)
      pen.lineTo(cx + (dx - dy) * s, cy + (dy + dx) * s)
      pen.moveTo(cx - (dx + dy) * s, cy - (dy - dx) * s)
      pen.lineTo(cx + (dx + dy) * s, cy + (dy - dx) * s)
    })
  })
  pen.stroke()
  pen.globalAlpha = 1
}

/** A strand that crosses the whole belt from side to side. */
const strands = ({ px }: Brush, { spine }: Patch, across: number) => {
  const length = lengthOf(spine)
  const count = Math.max(2, Math.round(length / (PITCH * px)))
  const steps = stepsAt(
    spine,
    Array.from({ length: count + 1 }, (_, i) => (i * length) / count),
  )
  return steps.map(({ x, y, dx, dy }, i) => {
    const off = (i % 2 === 0 ? across : -across) / 2
    return { x: x - dy * off, y: y + dx * off }
  })
}
