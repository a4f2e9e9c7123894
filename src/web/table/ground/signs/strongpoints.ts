import { type Brush, inside, SIDE_INKS, strew, strokeLine } from '../brush.ts'
import type { Patch } from '../patch.ts'
import { along, beside, closed, type Line, turnOf } from '../shapes/line.ts'
import { traverses } from '../shapes/traverses.ts'
import type { Dug } from './trench.ts'

const colourOf = ({ ink }: Brush, { side }: Dug): string => ink(side === undefined ? 'ink' : SIDE_INKS[side])

/** Slanting lines over an area. */
const hatched = (brush: Brush, patch: Patch, pitch: number): void => {
  const { pen } = brush
  inside(brush, patch, () => {
    const reach = patch.right - patch.left + patch.bottom - patch.top
    pen.beginPath()
    for (let i = 0; i < reach; i += pitch) {
      pen.moveTo(patch.left + i, patch.top)
      pen.lineTo(patch.left + i - reach, patch.top + reach)
    }
    pen.stroke()
  })
}

/** A house as one solid block. */
export const block = ({ pen, ink }: Brush, { path }: Patch): void => {
  pen.fillStyle = ink('house')
  pen.fill(path)
}

/** Solid while it is small; a large one hatched, so that who is inside can be seen. */
export const building = (brush: Brush, patch: Patch): void => {
  const { pen, ink, px } = brush
  if (patch.width < 14 * px) {
    block(brush, patch)
    return
  }
  pen.strokeStyle = ink('house')
  pen.fillStyle = ink('garden')
  pen.fill(patch.path)
  pen.lineWidth = 0.8 * px
  pen.globalAlpha = 0.6
  hatched(brush, patch, 5 * px)
  pen.globalAlpha = 1
  pen.lineWidth = 2 * px
  pen.stroke(patch.path)
}

/** Concrete: a strong wall round a small room, with a slit in every face. */
export const bunker = (brush: Brush, patch: Patch, dug: Dug): void => {
  const { pen, ink, px } = brush
  const wall = Math.min(4 * px, patch.width * 0.3)
  pen.fillStyle = ink('map')
  pen.fill(patch.path)
  inside(brush, patch, () => {
    pen.strokeStyle = ink('house')
    pen.lineJoin = 'miter'
    pen.lineWidth = 2 * wall
    pen.stroke(patch.path)
  })
  pen.strokeStyle = colourOf(brush, dug)
  pen.lineWidth = 1.8 * px
  pen.stroke(patch.path)
  const { left, right, top, bottom } = patch
  const [x, y, slit] = [(left + right) / 2, (top + bottom) / 2, 3.6 * px]
  pen.lineWidth = 2.4 * px
  pen.beginPath()
  for (const [px1, py1, sx, sy] of [
    [left, y, -slit, 0],
    [right, y, slit, 0],
    [x, top, 0, -slit],
    [x, bottom, 0, slit],
  ] as const) {
    pen.moveTo(px1, py1)
    pen.lineTo(px1 + sx, py1 + sy)
  }
  pen.stroke()
}

/** A ring from the middle of one of its sides to there, so that it has no end at a corner. */
const fromMiddle = (ring: Line): Line => {
  const [first, last] = [ring[0], ring.at(-1)]
  if (!first || !last) return ring
  const middle = { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 }
  return [middle, ...ring, middle]
}

/** Ground dug up for all-round defence: a trench with traverses along its whole edge, posts inside. */
export const strongpoint = (brush: Brush, patch: Patch, dug: Dug): void => {
  const { pen, ink, random, px } = brush
  pen.fillStyle = ink('earth')
  pen.fill(patch.path)
  pen.strokeStyle = ink('crater')
  pen.lineWidth = 0.7 * px
  inside(brush, patch, () => {
    pen.beginPath()
    strew(brush, patch, 7 * px, (x, y) => {
      const s = (0.8 + random()) * px
      pen.moveTo(x - s, y + s)
      pen.lineTo(x + s, y - s)
    })
    pen.stroke()
  })
  const depth = Math.min(2.6 * px, patch.width * 0.16)
  const edge = fromMiddle(turnOf(patch.ring) > 0 ? patch.ring : patch.ring.toReversed())
  pen.lineJoin = 'miter'
  const bay = Math.max(6.4 * px, patch.width * 0.3)
  strokeLine(
    pen,
    traverses(beside(edge, depth), { bay, traverse: bay * 0.62, depth }),
    colourOf(brush, dug),
    1.9 * px,
  )
}

/** Below the ground: a broken edge and the timber frame of its entrance. */
export const dugout = (brush: Brush, patch: Patch, dug: Dug): void => {
  const { pen, ink, px } = brush
  pen.fillStyle = ink('earth')
  pen.globalAlpha = 0.55
  pen.fill(patch.path)
  pen.globalAlpha = 1
  pen.strokeStyle = colourOf(brush, dug)
  pen.lineWidth = 1.4 * px
  pen.setLineDash([4 * px, 2.6 * px])
  pen.stroke(patch.path)
  pen.setLineDash([])
  const [x, y] = [(patch.left + patch.right) / 2, (patch.top + patch.bottom) / 2]
  const s = Math.min(4.6 * px, patch.width * 0.32)
  pen.lineWidth = 1.8 * px
  pen.lineJoin = 'miter'
  pen.beginPath()
  pen.moveTo(x - s, y + s)
  pen.lineTo(x - s, y - s)
  pen.lineTo(x + s, y - s)
  pen.lineTo(x + s, y + s)
  pen.moveTo(x, y - s)
  pen.lineTo(x, y + s)
  pen.stroke()
}

/** A gun pit: a bank of earth round it. */
export const emplacement = (brush: Brush, patch: Patch, dug: Dug): void => {
  const { pen, ink, px } = brush
  pen.fillStyle = ink('earth')
  pen.fill(patch.path)
  pen.strokeStyle = colourOf(brush, dug)
  pen.lineWidth = 1.8 * px
  pen.stroke(patch.path)
  pen.lineWidth = 0.9 * px
  pen.beginPath()
  const out = 3 * px
  const [x, y] = [(patch.left + patch.right) / 2, (patch.top + patch.bottom) / 2]
  along(closed(patch.ring), 3.2 * px, (cx, cy, dx, dy) => {
    const side = (cx - x) * -dy + (cy - y) * dx >= 0 ? 1 : -1
    pen.moveTo(cx - dy * side * 1.4 * px, cy + dx * side * 1.4 * px)
    pen.lineTo(cx - dy * side * (1.4 * px + out), cy + dx * side * (1.4 * px + out))
  })
  pen.stroke()
}
