import { along, type Brush, inside, type Patch, strew } from './brush.ts'
import { strokeLine } from './works.ts'

/** Trees as small round crowns with their shade. */
export const wood = (brush: Brush, patch: Patch): void => {
  const { pen, ink, random } = brush
  pen.fillStyle = ink('leaf')
  pen.fill(patch.path)
  inside(brush, patch, () => {
    pen.strokeStyle = ink('leaf-line')
    pen.fillStyle = ink('leaf-line')
    pen.lineWidth = 0.5
    strew(brush, patch, 7.5, (x, y) => {
      const r = 1.5 + random() * 1.1
      pen.beginPath()
      pen.arc(x, y, r, 0, 7)
      pen.stroke()
      pen.beginPath()
      pen.arc(x, y, r, -0.5, 1.9)
      pen.fill()
    })
  })
  pen.strokeStyle = ink('leaf-line')
  pen.lineWidth = 0.8
  pen.setLineDash([2.5, 1.2])
  pen.stroke(patch.path)
  pen.setLineDash([])
}

/** Water: tinted, with dark banks and short waves. */
export const water = (brush: Brush, patch: Patch): void => {
  const { pen, ink, random } = brush
  if (patch.width !== undefined) {
    pen.lineCap = 'butt'
    pen.lineJoin = 'round'
    strokeLine(pen, patch.points, ink('water-line'), patch.width)
    strokeLine(pen, patch.points, ink('water'), Math.max(0.5, patch.width - 1.6))
    return
  }
  pen.fillStyle = ink('water')
  pen.fill(patch.path)
  inside(brush, patch, () => {
    pen.strokeStyle = ink('water-line')
    pen.lineWidth = 0.4
    pen.beginPath()
    strew(brush, patch, 6.5, (x, y) => {
      const w = 3 + random() * 5
      pen.moveTo(x - w, y)
      pen.bezierCurveTo(x - w / 2, y - 1.1, x, y - 1.1, x, y)
      pen.bezierCurveTo(x, y + 1.1, x + w / 2, y + 1.1, x + w, y)
    })
    pen.stroke()
  })
  pen.strokeStyle = ink('water-line')
  pen.lineWidth = 1.3
  pen.stroke(patch.path)
}

/** Two parapets with splayed ends over a deck; a line goes across, an area lies as it is longest. */
export const bridge = ({ pen, ink }: Brush, patch: Patch): void => {
  const { left, right, top, bottom } = patch
  const wide = patch.width ?? right - left
  const first = patch.points[0]
  const last = patch.points.at(-1)
  const flat = patch.width === undefined
  const a = flat || !first ? { x: (left + right) / 2, y: top } : first
  const b = flat || !last ? { x: (left + right) / 2, y: bottom } : last
  pen.lineCap = 'butt'
  strokeLine(pen, [a, b], ink('road'), wide)
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
  const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length]
  const splay = wide * 0.25
  pen.lineJoin = 'miter'
  for (const side of [-0.5, 0.5]) {
    const [nx, ny] = [-dy * wide * side, dx * wide * side]
    const [ox, oy] = [-dy * splay * Math.sign(side), dx * splay * Math.sign(side)]
    strokeLine(
      pen,
      [
        { x: a.x + nx + ox - dx * splay, y: a.y + ny + oy - dy * splay },
        { x: a.x + nx, y: a.y + ny },
        { x: b.x + nx, y: b.y + ny },
        { x: b.x + nx + ox + dx * splay, y: b.y + ny + oy + dy * splay },
      ],
      ink('line'),
      1.3,
    )
  }
}

export const road = ({ pen, ink }: Brush, patch: Patch): void => {
  pen.lineCap = 'butt'
  pen.lineJoin = 'round'
  const wide = patch.width ?? 5
  if (patch.width === undefined) {
    pen.fillStyle = ink('road')
    pen.fill(patch.path)
    return
  }
  strokeLine(pen, patch.points, ink('line'), wide)
  strokeLine(pen, patch.points, ink('road'), Math.max(0.4, wide - 1.2))
}

export const railway = ({ pen, ink }: Brush, patch: Patch): void => {
  strokeLine(pen, patch.points, ink('line'), 1.1)
  pen.lineWidth = 0.8
  pen.beginPath()
  along(patch.points, 4, (x, y, dx, dy) => {
    pen.moveTo(x - dy * 2.2, y + dx * 2.2)
    pen.lineTo(x + dy * 2.2, y - dx * 2.2)
  })
  pen.stroke()
}
