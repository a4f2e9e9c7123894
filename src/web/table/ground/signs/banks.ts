import { type Brush, strokeLine } from '../brush.ts'
import type { Patch } from '../patch.ts'
import { along, beside } from '../shapes/line.ts'

/** A bank of earth: its foot on both sides is hachured, as far as it reaches. */
export const embankment = ({ pen, ink, px }: Brush, { spine, width }: Patch): void => {
  const wide = Math.max(width, 7 * px)
  const crown = wide * 0.42
  pen.lineCap = 'butt'
  pen.lineJoin = 'round'
  strokeLine(pen, spine, ink('earth'), crown)
  for (const side of [-1, 1]) {
    strokeLine(pen, beside(spine, (side * crown) / 2), ink('contour-index'), 1.1 * px)
  }
  pen.lineWidth = 0.9 * px
  pen.beginPath()
  let long = true
  along(spine, 2.8 * px, (x, y, dx, dy) => {
    const reach = long ? wide / 2 : wide * 0.36
    long = !long
    for (const side of [-1, 1]) {
      const [nx, ny] = [-dy * side, dx * side]
      pen.moveTo(x + (nx * crown) / 2, y + (ny * crown) / 2)
      pen.lineTo(x + nx * reach, y + ny * reach)
    }
  })
  pen.stroke()
}

/** Bushes close together along a line. */
export const hedge = ({ pen, ink, random, px }: Brush, { spine }: Patch): void => {
  strokeLine(pen, spine, ink('wood'), 0.9 * px)
  pen.fillStyle = ink('wood')
  pen.beginPath()
  along(spine, 4.2 * px, (x, y, dx, dy) => {
    const r = (1.5 + random() * 0.7) * px
    const off = (random() - 0.5) * 1.6 * px
    const [cx, cy] = [x - dy * off, y + dx * off]
    pen.moveTo(cx + r, cy)
    pen.arc(cx, cy, r, 0, 7)
  })
  pen.fill()
}

/** A line with posts. */
export const fence = ({ pen, ink, px }: Brush, { spine }: Patch): void => {
  strokeLine(pen, spine, ink('road'), 0.8 * px)
  pen.fillStyle = ink('road')
  pen.beginPath()
  along(spine, 6.5 * px, (x, y) => {
    pen.moveTo(x + 1.5 * px, y)
    pen.arc(x, y, 1.5 * px, 0, 7)
  })
  pen.fill()
}

/** Masonry: a strong line with buttresses. */
export const wall = ({ pen, ink, px }: Brush, { spine }: Patch): void => {
  pen.lineJoin = 'miter'
  strokeLine(pen, spine, ink('house'), 2.6 * px)
  pen.lineWidth = 1.6 * px
  pen.beginPath()
  along(spine, 9 * px, (x, y, dx, dy) => {
    pen.moveTo(x - dy * 2.6 * px, y + dx * 2.6 * px)
    pen.lineTo(x + dy * 2.6 * px, y - dx * 2.6 * px)
  })
  pen.stroke()
}
