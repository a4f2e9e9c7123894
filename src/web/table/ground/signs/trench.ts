import type { Heading } from '#kernel/geometry/angle.ts'
import { ahead } from '../../body.ts'
import { type Brush, SIDE_INKS, strokeLine } from '../brush.ts'
import type { Patch } from '../patch.ts'
import { along, type Line, rounded, swayed } from '../shapes/line.ts'
import { traverses, zigzag } from '../shapes/traverses.ts'

export interface Dug {
  readonly side?: 0 | 1
  readonly faces?: Heading
}

const colourOf = ({ ink }: Brush, { side }: Dug): string => ink(side === undefined ? 'ink' : SIDE_INKS[side])

/** The line of a trench, so that its front is to the left; what is given as an area sways a little inside it. */
const lineOf = ({ random, px }: Brush, patch: Patch, { faces }: Dug): Line => {
  const { spine, width, belt } = patch
  const line = belt ? spine : rounded(swayed(spine, width * 5, width * 0.24, random), 2 * px + 1)
  const [first, last] = [line[0], line.at(-1)]
  if (faces === undefined || !first || !last) return line
  const { x, y } = ahead(faces)
  // The sheet runs downwards: the left of a line is where it turns against the sun.
  const left = (last.y - first.y) * x - (last.x - first.x) * -y
  return left >= 0 ? line : line.toReversed()
}

/** The ground that counts as trench: as broad as its rule says. */
export const trodden = (brush: Brush, patch: Patch): void => {
  const { pen, ink } = brush
  pen.globalAlpha = 0.75
  pen.fillStyle = ink('earth')
  pen.fill(patch.path)
  pen.globalAlpha = 1
}

/** A fire trench with its traverses, and hachures where the spoil was thrown: to the front, or all round if it has none. */
export const trench = (brush: Brush, patch: Patch, dug: Dug): void => {
  const { pen, px } = brush
  const line = lineOf(brush, patch, dug)
  const depth = Math.max(patch.width * 0.24, 3 * px)
  const bay = Math.max(patch.width * 0.52, 6.4 * px)
  spoil(brush, line, { near: depth / 2 + 1.9 * px, sides: dug.faces === undefined ? [-1, 1] : [-1] })
  pen.lineJoin = 'miter'
  pen.lineCap = 'butt'
  const dugLine = traverses(line, { bay, traverse: bay * 0.62, depth })
  strokeLine(pen, dugLine, colourOf(brush, dug), Math.max(2.1 * px, patch.width * 0.05))
}

const spoil = (
  { pen, ink, random, px }: Brush,
  line: Line,
  { near, sides }: { readonly near: number; readonly sides: readonly number[] },
): void => {
  pen.strokeStyle = ink('crater')
  pen.lineWidth = 0.9 * px
  pen.beginPath()
  along(line, 3.4 * px, (x, y, dx, dy) => {
    const far = near + (2.2 + random() * 1.6) * px
    for (const side of sides) {
      pen.moveTo(x - dy * near * side, y + dx * near * side)
      pen.lineTo(x - dy * far * side, y + dx * far * side)
    }
  })
  pen.stroke()
}

/** A communication trench: it turns to and fro. */
export const sap = (brush: Brush, patch: Patch, dug: Dug): void => {
  const { pen, px } = brush
  pen.lineJoin = 'round'
  pen.lineCap = 'butt'
  const step = Math.max(patch.width * 0.75, 6 * px)
  const line = zigzag(patch.spine, step, Math.max(patch.width * 0.2, 1.9 * px))
  strokeLine(pen, line, colourOf(brush, dug), 1.6 * px)
}
