import { along, type Brush, inside, type Patch, strew } from './brush.ts'

/** Fields: pale paper with a few tufts of grass. */
export const open = (brush: Brush, patch: Patch): void => {
  const { pen, ink, random } = brush
  pen.fillStyle = ink('open')
  pen.fill(patch.path)
  inside(brush, patch, () => {
    pen.strokeStyle = ink('grass')
    pen.lineWidth = 0.4
    pen.beginPath()
    strew(brush, patch, 17, (x, y) => {
      if (random() < 0.45) return
      for (const lean of [-1.4, 0, 1.4]) {
        pen.moveTo(x + lean * 0.4, y)
        pen.lineTo(x + lean, y - 1.9 + Math.abs(lean) * 0.3)
      }
    })
    pen.stroke()
  })
}

/** Ground torn by shells: stipple with crater rings, the shaded lip to the south-east. */
export const cratered = (brush: Brush, patch: Patch, dense = 1): void => {
  const { pen, ink, random } = brush
  pen.fillStyle = ink('crater')
  pen.fill(patch.path)
  inside(brush, patch, () => {
    pen.fillStyle = ink('spoil')
    pen.globalAlpha = 0.55
    pen.beginPath()
    strew(brush, patch, 4.4 / dense, (x, y) => {
      const r = 0.22 + random() * 0.3
      pen.moveTo(x + r, y)
      pen.arc(x, y, r, 0, 7)
    })
    pen.fill()
    pen.globalAlpha = 0.8
    strew(brush, patch, 16 / dense, (x, y) => {
      if (random() < 0.3) return
      crater(brush, x, y, 1.1 + random() ** 2 * 3)
    })
    pen.globalAlpha = 1
  })
}

const crater = ({ pen, ink }: Brush, x: number, y: number, r: number): void => {
  pen.strokeStyle = ink('spoil')
  pen.lineWidth = 0.4
  pen.beginPath()
  pen.arc(x, y, r, 0, 7)
  pen.stroke()
  pen.lineWidth = Math.min(0.9, r * 0.35)
  pen.beginPath()
  pen.arc(x, y, r * 0.72, 2.7, 5.2)
  pen.stroke()
}

/** A hill: hachures running down from its rim. */
export const hill = (brush: Brush, patch: Patch): void => {
  const { pen, ink, random } = brush
  const [first] = patch.points
  pen.strokeStyle = ink('contour')
  pen.lineWidth = 0.5
  pen.stroke(patch.path)
  if (!first) return
  inside(brush, patch, () => {
    pen.beginPath()
    for (const side of [1, -1]) {
      along([...patch.points, first], 3, (x, y, dx, dy) => {
        const length = 6 + random() * 6
        pen.moveTo(x, y)
        pen.lineTo(x - dy * length * side, y + dx * length * side)
      })
    }
    pen.stroke()
  })
}

/** Rushes over short water lines. */
export const marsh = (brush: Brush, patch: Patch): void => {
  const { pen, ink, random } = brush
  pen.fillStyle = ink('water')
  pen.globalAlpha = 0.35
  pen.fill(patch.path)
  pen.globalAlpha = 1
  inside(brush, patch, () => {
    pen.strokeStyle = ink('water-line')
    pen.lineWidth = 0.45
    pen.beginPath()
    strew(brush, patch, 9, (x, y) => {
      const w = 2 + random() * 3
      pen.moveTo(x - w, y)
      pen.lineTo(x + w, y)
      for (const lean of [-1.2, 0, 1.2]) {
        pen.moveTo(x + lean * 0.5, y)
        pen.lineTo(x + lean, y - 2.6)
      }
    })
    pen.stroke()
  })
}
