import { type Brush, strokeLine } from '../brush.ts'
import { capOf, type Patch } from '../patch.ts'
import { along } from '../shapes/line.ts'

/** Pixels of the narrowest road. */
const NARROWEST = 4.6

const broad = ({ px }: Brush, { width }: Patch): number => Math.max(width, NARROWEST * px)

/** Both edges; painted before the roadway of all roads, so that they run into one another. */
export const roadEdges = (brush: Brush, patch: Patch): void => {
  const { pen, ink, px } = brush
  pen.lineJoin = 'round'
  pen.lineCap = capOf(patch)
  if (patch.belt) strokeLine(pen, patch.spine, ink('road'), broad(brush, patch))
  else {
    pen.strokeStyle = ink('road')
    pen.lineWidth = 2 * px
    pen.stroke(patch.path)
  }
}

export const road = (brush: Brush, patch: Patch): void => {
  const { pen, ink, px } = brush
  pen.lineJoin = 'round'
  pen.lineCap = capOf(patch)
  if (patch.belt) strokeLine(pen, patch.spine, ink('road-fill'), broad(brush, patch) - 2 * px)
  else {
    pen.fillStyle = ink('road-fill')
    pen.fill(patch.path)
  }
}

export const track = ({ pen, ink, px }: Brush, { spine }: Patch): void => {
  pen.lineJoin = 'round'
  pen.setLineDash([6 * px, 3 * px])
  strokeLine(pen, spine, ink('road'), 1.3 * px)
  pen.setLineDash([])
}

/** A line with its sleepers. */
export const railway = ({ pen, ink, px }: Brush, { spine }: Patch): void => {
  pen.lineJoin = 'round'
  strokeLine(pen, spine, ink('road'), 1.3 * px)
  pen.lineWidth = 1.1 * px
  pen.beginPath()
  along(spine, 7 * px, (x, y, dx, dy) => {
    pen.moveTo(x - dy * 3 * px, y + dx * 3 * px)
    pen.lineTo(x + dy * 3 * px, y - dx * 3 * px)
  })
  pen.stroke()
}
