import type { Point } from '../model.ts'
import { along, type Brush, inside, type Patch, scatter, strew } from './brush.ts'

/** The middle line of a patch: a line's own, or the long way through an area. */
const spine = (patch: Patch): readonly Point[] => {
  if (patch.width !== undefined) return patch.points
  const { left, right, top, bottom } = patch
  const x = (left + right) / 2
  const y = (top + bottom) / 2
  return right - left >= bottom - top
    ? [
        { x: left, y },
        { x: right, y },
      ]
    : [
        { x, y: top },
        { x, y: bottom },
      ]
}

const breadth = (patch: Patch): number =>
  patch.width ?? Math.min(patch.right - patch.left, patch.bottom - patch.top)

/** A fire trench with traverses between two hachured banks of spoil. */
export const trench = (brush: Brush, patch: Patch): void => {
  const { pen, ink } = brush
  const line = spine(patch)
  const wide = breadth(patch)
  pen.lineCap = 'butt'
  pen.lineJoin = 'round'
  strokeLine(pen, line, ink('earth'), wide)
  pen.strokeStyle = ink('line')
  pen.lineWidth = 0.45
  pen.beginPath()
  along(line, 2.1, (x, y, dx, dy) => {
    for (const side of [1, -1]) {
      const [nx, ny] = [-dy * side, dx * side]
      pen.moveTo(x + nx * wide * 0.5, y + ny * wide * 0.5)
      pen.lineTo(x + nx * wide * 0.36, y + ny * wide * 0.36)
    }
  })
  pen.stroke()
  const traced = traverses(line, Math.min(11, wide * 0.5), Math.min(2.6, wide * 0.12))
  pen.lineJoin = 'miter'
  strokeLine(pen, traced, ink('line'), Math.min(3.2, wide * 0.16))
  strokeLine(pen, traced, ink('earth'), Math.min(1.4, wide * 0.07))
}

/** A line battlemented as trenches are. */
const traverses = (line: readonly Point[], bay: number, depth: number): readonly Point[] => {
  const points: Point[] = []
  let side = 1
  along(line, bay, (x, y, dx, dy) => {
    const [nx, ny] = [-dy * depth, dx * depth]
    for (const end of [-1, 1]) {
      points.push({ x: x + (dx * bay * end) / 2 + nx * side, y: y + (dy * bay * end) / 2 + ny * side })
    }
    side = -side
  })
  return points
}

export const strokeLine = (
  pen: CanvasRenderingContext2D,
  points: readonly Point[],
  style: string,
  width: number,
): void => {
  pen.strokeStyle = style
  pen.lineWidth = width
  pen.beginPath()
  points.forEach(({ x, y }, i) => {
    if (i === 0) pen.moveTo(x, y)
    else pen.lineTo(x, y)
  })
  pen.stroke()
}

/** Houses in ruins behind a hachured wall. */
export const ruins = (brush: Brush, patch: Patch): void => {
  const { pen, ink, random } = brush
  pen.fillStyle = ink('earth')
  pen.fill(patch.path)
  inside(brush, patch, () => {
    strew(brush, patch, 15, (x, y) => {
      const [w, h] = [4 + random() * 6, 3 + random() * 4]
      pen.save()
      pen.translate(x, y)
      pen.rotate((random() - 0.5) * 0.6 + (random() < 0.5 ? Math.PI / 2 : 0))
      pen.fillStyle = ink('brick')
      pen.strokeStyle = ink('line')
      pen.lineWidth = 0.7
      if (random() < 0.6) pen.fillRect(-w / 2, -h / 2, w, h)
      // A wall is down here and there.
      pen.setLineDash([w * (0.6 + random()), 2])
      pen.strokeRect(-w / 2, -h / 2, w, h)
      pen.restore()
    })
    pen.fillStyle = ink('line')
    pen.beginPath()
    strew(brush, patch, 5, (x, y) => pen.rect(x, y, 0.5, 0.5))
    pen.fill()
  })
  wall(brush, patch)
}

const wall = ({ pen, ink }: Brush, patch: Patch): void => {
  pen.strokeStyle = ink('line')
  pen.lineWidth = 1.2
  pen.stroke(patch.path)
  const [first] = patch.points
  if (!first) return
  pen.lineWidth = 0.5
  pen.beginPath()
  along([...patch.points, first], 2.6, (x, y, dx, dy) => {
    pen.moveTo(x - dy * 1.5, y + dx * 1.5)
    pen.lineTo(x + dy * 1.5, y - dx * 1.5)
  })
  pen.stroke()
}

export const building = ({ pen, ink }: Brush, patch: Patch): void => {
  pen.fillStyle = ink('brick')
  pen.fill(patch.path)
  pen.strokeStyle = ink('line')
  pen.lineWidth = 1
  pen.stroke(patch.path)
}

/** Concrete: a solid block with its embrasures. */
export const bunker = (brush: Brush, patch: Patch): void => {
  const { pen, ink } = brush
  pen.fillStyle = ink('line')
  pen.fill(patch.path)
  inside(brush, patch, () => {
    pen.strokeStyle = ink('earth')
    pen.lineWidth = 0.8
    pen.beginPath()
    const reach = patch.right - patch.left + patch.bottom - patch.top
    for (let i = 0; i < reach; i += 3.2) {
      pen.moveTo(patch.left + i, patch.top)
      pen.lineTo(patch.left + i - reach, patch.top + reach)
    }
    pen.globalAlpha = 0.45
    pen.stroke()
    pen.globalAlpha = 1
  })
  pen.strokeStyle = ink('line')
  pen.lineWidth = 2
  pen.stroke(patch.path)
}

/** Rows of crosses. */
export const wire = ({ pen, ink }: Brush, patch: Patch): void => {
  const wide = breadth(patch)
  const rows = Math.max(1, Math.round(wide / 7))
  const shake = scatter('wire')
  pen.strokeStyle = ink('line')
  pen.lineWidth = 0.7
  pen.beginPath()
  for (let row = 0; row < rows; row++) {
    const off = rows === 1 ? 0 : ((row + 0.5) / rows - 0.5) * wide
    along(spine(patch), 5.4, (x, y, dx, dy) => {
      const s = 1.7 + shake() * 0.3
      const [cx, cy] = [x - dy * off, y + dx * off]
      pen.moveTo(cx - s, cy - s)
      pen.lineTo(cx + s, cy + s)
      pen.moveTo(cx + s, cy - s)
      pen.lineTo(cx - s, cy + s)
    })
  }
  pen.stroke()
}
