import { type Brush, inside, scatter, strew } from '../brush.ts'
import type { Patch } from '../patch.ts'
import { along, closed } from '../shapes/line.ts'

interface Torn {
  /** From one shell hole to the next. */
  readonly pitch: number
  /** Part of the large ones that hold water. */
  readonly wet: number
}

export const SHELL_TORN: Torn = { pitch: 25, wet: 0 }
export const SHATTERED: Torn = { pitch: 15.5, wet: 0.5 }

/** Part of shell holes that are large. */
const LARGE = 0.16

/** Ground torn by shells: holes with their shade to the north-west, the large ones filled. */
export const cratered = (brush: Brush, patch: Patch, { pitch, wet }: Torn = SHELL_TORN): void => {
  const { pen, ink, random, px } = brush
  const gap = Math.max(pitch, 8.5 * px)
  const [dry, pools, rims, shades] = [new Path2D(), new Path2D(), new Path2D(), new Path2D()]
  strew(brush, patch, gap, (x, y) => {
    const [size, holds, there] = [random(), random(), random()]
    if (there > 0.82) return
    const r = (size < LARGE ? 0.34 : 0.16 + size * 0.11) * gap
    if (size < LARGE) {
      const fill = holds < wet ? pools : dry
      fill.moveTo(x + r, y)
      fill.arc(x, y, r, 0, 7)
    }
    arc(rims, x, y, r, 2.2, 6.8)
    arc(shades, x, y, r, 2.95, 5.0)
  })
  inside(brush, patch, () => {
    pen.fillStyle = ink('crater-fill')
    pen.fill(dry)
    pen.fillStyle = ink('water-fill')
    pen.fill(pools)
    pen.strokeStyle = ink('crater')
    pen.lineCap = 'round'
    pen.globalAlpha = 0.75
    pen.lineWidth = 0.6 * px
    pen.stroke(rims)
    pen.globalAlpha = 1
    pen.lineWidth = 1.2 * px
    pen.stroke(shades)
  })
}

const arc = (path: Path2D, x: number, y: number, r: number, from: number, to: number): void => {
  path.moveTo(x + r * Math.cos(from), y + r * Math.sin(from))
  path.arc(x, y, r, from, to)
}

/** The edge of torn ground, where a rule begins to hold. */
export const tornEdge = ({ pen, ink, px }: Brush, patch: Patch): void => {
  pen.strokeStyle = ink('crater')
  pen.lineWidth = 0.9 * px
  pen.lineCap = 'round'
  pen.setLineDash([0.1 * px, 4 * px])
  pen.stroke(patch.path)
  pen.setLineDash([])
}

/** One great hole, as a mine leaves it: a bank that falls inwards. */
export const crater = ({ pen, ink, px }: Brush, patch: Patch): void => {
  const shake = scatter('crater')
  pen.fillStyle = ink('crater-fill')
  pen.fill(patch.path)
  pen.strokeStyle = ink('contour-index')
  pen.lineWidth = 1.3 * px
  pen.stroke(patch.path)
  const deep = Math.min(patch.right - patch.left, patch.bottom - patch.top) / 2
  const [x, y] = [(patch.left + patch.right) / 2, (patch.top + patch.bottom) / 2]
  pen.lineWidth = 0.9 * px
  pen.beginPath()
  along(closed(patch.ring), 3.4 * px, (fromX, fromY) => {
    const part = Math.min(0.5, ((4 + shake() * 4) * px) / deep)
    pen.moveTo(fromX, fromY)
    pen.lineTo(fromX + (x - fromX) * part, fromY + (y - fromY) * part)
  })
  pen.stroke()
}
