import { type Brush, inside, strew } from '../brush.ts'
import type { Patch } from '../patch.ts'
import { closed, lengthOf, stepsAt, turnOf } from '../shapes/line.ts'

/** A rim of small bows: each stands out less than two pixels. */
const rimOf = (patch: Patch, px: number): Path2D => {
  const edge = closed(patch.ring)
  const length = lengthOf(edge)
  const count = Math.max(6, Math.round(length / (6 * px)))
  const steps = stepsAt(
    edge,
    Array.from({ length: count + 1 }, (_, i) => (i * length) / count),
  )
  const path = new Path2D()
  // The bows stand outwards whichever way round the edge was given.
  const out = turnOf(patch.ring) > 0 ? 1 : -1
  steps.forEach((to, i) => {
    const from = steps[i - 1]
    if (!from) path.moveTo(to.x, to.y)
    else {
      const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2]
      const [dx, dy] = [to.x - from.x, to.y - from.y]
      path.quadraticCurveTo(x + dy * 0.62 * out, y - dx * 0.62 * out, to.x, to.y)
    }
  })
  path.closePath()
  return path
}

/** Trees inside a scalloped rim; half of them stumps where it is shot to pieces. */
export const wood = (brush: Brush, patch: Patch, broken = false): void => {
  const { pen, ink, random, px } = brush
  const rim = rimOf(patch, px)
  pen.fillStyle = ink('wood-fill')
  pen.fill(rim)
  const [trees, dots, stumps] = [new Path2D(), new Path2D(), new Path2D()]
  const gap = Math.max(13, 10 * px)
  const r = Math.max(1.7 * px, Math.min(gap * 0.22, 4.2 * px))
  strew(brush, patch, gap * 0.92, (x, y) => {
    const grown = random()
    if (broken && grown < 0.55) {
      stumps.moveTo(x, y + 2 * px)
      stumps.lineTo(x, y - 3 * px)
      stumps.moveTo(x, y - px)
      stumps.lineTo(x + 2 * px, y - 3 * px)
    } else if (grown < 0.7) {
      trees.moveTo(x - r, y)
      trees.arc(x, y, r, Math.PI, 2 * Math.PI)
      trees.moveTo(x, y)
      trees.lineTo(x, y + r)
    } else {
      dots.moveTo(x + 0.9 * px, y)
      dots.arc(x, y, 0.9 * px, 0, 7)
    }
  })
  inside(brush, { path: rim }, () => {
    pen.strokeStyle = ink('wood')
    pen.fillStyle = ink('wood')
    pen.lineWidth = 0.9 * px
    pen.globalAlpha = 0.85
    pen.stroke(trees)
    pen.fill(dots)
    pen.strokeStyle = ink('ink')
    pen.globalAlpha = 0.7
    pen.stroke(stumps)
    pen.globalAlpha = 1
  })
  pen.strokeStyle = ink('wood')
  pen.lineWidth = 1.1 * px
  pen.stroke(rim)
}
