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
  strokeLine(pen, spine, ink('leaf-line'), 0.9 * px)
  pen.fillStyle = ink('leaf-line')
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
  strokeLine(pen, spine, ink('road-line'), px)
  pen.lineWidth = 1.2 * px
  pen.beginPath()
  along(spine, 8 * px, (x, y, dx, dy) => {
    pen.moveTo(x - dy * 2.2 * px, y + dx * 2.2 * px)
    pen.lineTo(x + dy * 2.2 * px, y - dx * 2.2 * px)
  })
  pen.stroke()
}

/** Masonry: two lines with joints between them. */
export const wall = ({ pen, ink, px }: Brush, { spine, width }: Patch): void => {
  const wide = Math.max(Math.min(width, 6), 3.4 * px)
  pen.lineJoin = 'miter'
  strokeLine(pen, spine, ink('house'), wide)
  strokeLine(pen, spine, ink('road'), wide - 2 * px)
  pen.strokeStyle = ink('house')
  pen.lineWidth = px
  pen.beginPath()
  along(spine, 7 * px, (x, y, dx, dy) => {
    pen.moveTo(x - (dy * wide) / 2, y + (dx * wide) / 2)
    pen.lineTo(x + (dy * wide) / 2, y - (dx * wide) / 2)
  })
  pen.stroke()
}
