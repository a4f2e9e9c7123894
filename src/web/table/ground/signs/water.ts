import { type Brush, inside, strew, strokeLine } from '../brush.ts'
import { capOf, type Patch } from '../patch.ts'

/** Pixels of the narrowest stream. */
const NARROWEST = 2.4

/** True to its width, but never too narrow to be seen. */
const broad = ({ px }: Brush, { width }: Patch): number => Math.max(width, NARROWEST * px)

/** The banks; painted before the water of all streams, so that they run into one another. */
export const banks = (brush: Brush, patch: Patch): void => {
  const { pen, ink, px } = brush
  pen.lineJoin = 'round'
  if (patch.belt) {
    pen.lineCap = capOf(patch)
    strokeLine(pen, patch.spine, ink('water'), broad(brush, patch))
    return
  }
  pen.strokeStyle = ink('water')
  pen.lineWidth = 2.4 * px
  pen.stroke(patch.path)
}

export const water = (brush: Brush, patch: Patch): void => {
  const { pen, ink, px } = brush
  if (patch.belt) {
    const wide = broad(brush, patch)
    pen.lineCap = capOf(patch)
    pen.lineJoin = 'round'
    strokeLine(pen, patch.spine, ink('water-fill'), Math.max(wide - 2 * px, wide * 0.4))
    return
  }
  pen.fillStyle = ink('water-fill')
  pen.fill(patch.path)
  waves(brush, patch)
}

/** Short waves on open water. */
const waves = (brush: Brush, patch: Patch): void => {
  const { pen, ink, random, px } = brush
  if (patch.width < 12 * px) return
  inside(brush, patch, () => {
    pen.strokeStyle = ink('water')
    pen.lineWidth = 0.6 * px
    pen.globalAlpha = 0.5
    pen.beginPath()
    strew(brush, patch, 15 * px, (x, y) => {
      const w = (2.6 + random() * 3) * px
      if (random() < 0.3) return
      pen.moveTo(x - w, y)
      pen.quadraticCurveTo(x - w / 2, y - 1.5 * px, x, y)
      pen.quadraticCurveTo(x + w / 2, y + 1.5 * px, x + w, y)
    })
    pen.stroke()
    pen.globalAlpha = 1
  })
}
