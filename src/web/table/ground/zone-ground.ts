import type { ShownZone, ZoneGround } from '#screen/zone-map.ts'
import { type Brush, inside, strew } from './brush.ts'
import type { Patch } from './patch.ts'
import { rounded } from './shapes/line.ts'
import { cratered, SHATTERED, SHELL_TORN } from './signs/craters.ts'
import { grass } from './signs/fields.ts'
import { block } from './signs/strongpoints.ts'
import { gardens, houses } from './signs/village.ts'
import { wood } from './signs/wood.ts'
import { areaOf, type Square, within } from './zone-frame.ts'

type Paint = (brush: Brush, square: Square, zone: ShownZone) => void

const whole = (square: Square): Patch =>
  areaOf(
    within(square, [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ]),
  )

/** Corners of a shape that fills most of a zone, shaken out of line so that no two look alike. */
const ROUND = [
  [0.16, 0.14],
  [0.5, 0.07],
  [0.85, 0.15],
  [0.93, 0.5],
  [0.84, 0.86],
  [0.5, 0.93],
  [0.15, 0.85],
  [0.07, 0.5],
] as const

/** Millimetres by which its corners are rounded off. */
const SOFT = 3

const shaken = ({ random }: Brush, square: Square): Patch => {
  const corners = ROUND.map(([x, y]) => [x + (random() - 0.5) * 0.09, y + (random() - 0.5) * 0.09] as const)
  return areaOf(rounded(within(square, corners), SOFT, true))
}

/** Bare paper. */
const blank = ({ pen, ink }: Brush, { left, top, right, bottom }: Square): void => {
  pen.fillStyle = ink('map')
  pen.fillRect(left, top, right - left, bottom - top)
}

/** Fields parted by ditches, one of them under the plough. */
const fields: Paint = (brush, square, zone) => {
  grass(brush, whole(square))
  const { pen, ink, random } = brush
  const side = square.right - square.left
  const x = square.left + (0.3 + random() * 0.4) * side
  const y = square.top + (0.3 + random() * 0.4) * side
  const lean = (random() - 0.5) * 0.16 * side
  pen.strokeStyle = ink('grass')
  pen.lineWidth = 1.1
  pen.globalAlpha = 0.8
  pen.beginPath()
  pen.moveTo(x - lean, square.top)
  pen.lineTo(x + lean, square.bottom)
  const left = random() < 0.5
  pen.moveTo(left ? square.left : x, y)
  pen.lineTo(left ? x : square.right, y + lean)
  pen.stroke()
  pen.globalAlpha = 1
  // Nobody ploughs under fire.
  if (zone.shellHoles > 0 || zone.ground !== 'open') return
  pen.lineWidth = 0.5
  pen.globalAlpha = 0.5
  const [from, to] = left ? [x + 8, square.right - 5] : [square.left + 5, x - 8]
  pen.beginPath()
  for (let furrow = from; furrow < to - Math.abs(lean); furrow += 7) {
    pen.moveTo(furrow - lean * 0.5, square.top + 6)
    pen.lineTo(furrow + lean * 0.5, square.bottom - 6)
  }
  pen.stroke()
  pen.globalAlpha = 1
}

/** Scrub and boulders: bushes as small half rings, and hedges. */
const rough: Paint = (brush, square, zone) => {
  const { pen, ink, random } = brush
  fields(brush, square, zone)
  pen.strokeStyle = ink('wood')
  pen.lineWidth = 1
  pen.beginPath()
  strew(brush, square, 15, (x, y) => {
    const r = 2 + random() * 2.2
    if (random() < 0.25) return
    pen.moveTo(x - r, y)
    pen.arc(x, y, r, Math.PI, 2 * Math.PI)
    pen.moveTo(x - r * 0.3, y + r * 0.6)
    pen.lineTo(x + r * 0.5, y + r * 0.6)
  })
  pen.stroke()
  pen.setLineDash([3, 1.6])
  pen.lineWidth = 1.8
  pen.beginPath()
  for (let hedge = 0; hedge < 3; hedge++) {
    const x = square.left + random() * (square.right - square.left) * 0.7
    const y = square.top + (0.15 + hedge * 0.3 + random() * 0.12) * (square.bottom - square.top)
    pen.moveTo(x, y)
    pen.lineTo(x + 38 + random() * 20, y + (random() - 0.5) * 26)
  }
  pen.stroke()
  pen.setLineDash([])
}

const woods: Paint = (brush, square, zone) => {
  fields(brush, square, zone)
  wood(brush, shaken(brush, square))
}

/** Houses along two streets. */
const town: Paint = (brush, square, zone) => {
  const { random } = brush
  fields(brush, square, zone)
  const side = square.right - square.left
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 5; column++) {
      if (row === 2 || column === 2 || random() < 0.22) continue
      const x = square.left + (0.14 + column * 0.155 + random() * 0.03) * side
      const y = square.top + (0.14 + row * 0.155 + random() * 0.03) * side
      const [w, h] = [(0.08 + random() * 0.04) * side, (0.07 + random() * 0.04) * side]
      const house = [
        { x, y },
        { x: x + w, y },
        { x: x + w, y: y + h },
        { x, y: y + h },
      ]
      block(brush, areaOf(house))
    }
  }
}

const shattered: Paint = (brush, square) => {
  blank(brush, square)
  cratered(brush, whole(square), SHELL_TORN)
  const built = shaken(brush, square)
  gardens(brush, built)
  houses(brush, built, [], 0.75)
}

/** Shell-torn mud with pools in it. */
const morass: Paint = (brush, square) => {
  const { pen, ink, random } = brush
  blank(brush, square)
  cratered(brush, whole(square), SHATTERED)
  inside(brush, whole(square), () => {
    strew(brush, square, 23, (x, y) => {
      if (random() < 0.35) return
      const r = 2.6 + random() * 4.2
      pen.beginPath()
      pen.ellipse(x, y, r * 1.35, r, random() * 3, 0, 7)
      pen.globalAlpha = 0.75
      pen.fillStyle = ink('water-fill')
      pen.fill()
      pen.globalAlpha = 1
      pen.strokeStyle = ink('crater')
      pen.lineWidth = 1.5
      pen.stroke()
    })
  })
}

const GROUND: Readonly<Record<ZoneGround, Paint>> = {
  open: fields,
  rough,
  woods,
  town,
  ruins: shattered,
  morass,
}

/** Holes for each counter. */
const HOLES = 11

/** The ground itself, and the holes that shells have made in it so far. */
export const paintGround = (brush: Brush, square: Square, zone: ShownZone): void => {
  const { pen, ink, random } = brush
  GROUND[zone.ground](brush, square, zone)
  const side = square.right - square.left
  pen.strokeStyle = ink('ink')
  pen.fillStyle = ink('crater-fill')
  for (let hole = 0; hole < zone.shellHoles * HOLES; hole++) {
    const r = 2.6 + random() * 3.4
    const x = square.left + r + random() * (side - 2 * r)
    const y = square.top + r + random() * (side - 2 * r)
    pen.beginPath()
    pen.arc(x, y, r, 0, 7)
    pen.fill()
    pen.lineWidth = 0.9
    pen.stroke()
    pen.beginPath()
    pen.arc(x, y, r * 0.5, 2.7, 5.2)
    pen.lineWidth = r * 0.42
    pen.stroke()
  }
}
