import { type Brush, inside, strew } from '../brush.ts'
import type { Patch } from '../patch.ts'

/** The ground of a marsh: its dotted edge is where rules begin to hold. */
const wetGround = ({ pen, ink, px }: Brush, patch: Patch): void => {
  pen.fillStyle = ink('water-fill')
  pen.globalAlpha = 0.28
  pen.fill(patch.path)
  pen.globalAlpha = 1
  pen.strokeStyle = ink('marsh')
  pen.lineWidth = 0.9 * px
  pen.lineCap = 'round'
  pen.setLineDash([0.1 * px, 3.4 * px])
  pen.stroke(patch.path)
  pen.setLineDash([])
  pen.lineCap = 'butt'
}

/** Rushes over short water lines. */
export const marsh = (brush: Brush, patch: Patch, scenery = false): void => {
  const { pen, ink, random, px } = brush
  if (!scenery) wetGround(brush, patch)
  pen.strokeStyle = ink('marsh')
  pen.lineWidth = 0.9 * px
  inside(brush, patch, () => {
    pen.beginPath()
    strew(brush, patch, 17 * px, (x, y) => {
      const w = (4 + random() * 1.4) * px
      if (random() < 0.2) return
      pen.moveTo(x - w, y)
      pen.lineTo(x + w, y)
      for (const lean of [-1, 0, 1]) {
        pen.moveTo(x + lean * w * 0.5, y)
        pen.lineTo(x + lean * w * 0.85, y - (4.2 - Math.abs(lean)) * px)
      }
    })
    pen.stroke()
  })
}
