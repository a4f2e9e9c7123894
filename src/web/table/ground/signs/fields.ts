import type { Point } from '#kernel/geometry/point.ts'
import { type Brush, inside, strew } from '../brush.ts'
import type { Patch } from '../patch.ts'

/** Pale paper with a few tufts of grass. */
export const grass = (brush: Brush, patch: Patch): void => {
  const { pen, ink, random, px } = brush
  pen.fillStyle = ink('map')
  pen.fill(patch.path)
  inside(brush, patch, () => {
    pen.strokeStyle = ink('grass')
    pen.lineWidth = 0.5 * px
    pen.beginPath()
    strew(brush, patch, Math.max(17, 20 * px), (x, y) => {
      if (random() < 0.45) return
      for (const lean of [-1.6, 0, 1.6]) {
        pen.moveTo(x + lean * 0.4 * px, y)
        pen.lineTo(x + lean * px, y - (2.2 - Math.abs(lean) * 0.3) * px)
      }
    })
    pen.stroke()
  })
}

/** Length of a field. */
const FIELD = 150

/** Pale paper with the dotted edges of fields: they mean nothing to any rule. */
export const fields = (brush: Brush, patch: Patch): void => {
  const { pen, ink, random, px } = brush
  pen.fillStyle = ink('map')
  pen.fill(patch.path)
  const pitch = Math.max(FIELD, 70 * px)
  const { left, top, right, bottom } = patch
  const [columns, rows] = [Math.ceil((right - left) / pitch) + 1, Math.ceil((bottom - top) / pitch) + 1]
  const corners: Point[][] = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => ({
      x: left + (column + (random() - 0.5) * 0.6) * pitch,
      y: top + (row + (random() - 0.5) * 0.6) * pitch,
    })),
  )
  inside(brush, patch, () => {
    pen.strokeStyle = ink('field')
    pen.lineWidth = 0.9 * px
    pen.lineCap = 'round'
    pen.setLineDash([0.1 * px, 3.6 * px])
    pen.beginPath()
    corners.forEach((line, row) => {
      line.forEach((from, column) => {
        for (const to of [line[column + 1], corners[row + 1]?.[column]]) {
          const bow = (random() - 0.5) * 0.16 * pitch
          if (!to || random() < 0.42) continue
          pen.moveTo(from.x, from.y)
          pen.quadraticCurveTo((from.x + to.x) / 2 + bow, (from.y + to.y) / 2 + bow, to.x, to.y)
        }
      })
    })
    pen.globalAlpha = 0.75
    pen.stroke()
    pen.globalAlpha = 1
    pen.setLineDash([])
  })
}
