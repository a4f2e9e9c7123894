import type { Point } from '#kernel/geometry/point.ts'
import type { ShownZone } from '#screen/zone-map.ts'
import { type Brush, SIDE_INKS, scatter, strokeLine } from './brush.ts'
import { along } from './shapes/line.ts'
import { aheadOf, beside, middleOf, type Sheet, type Square, squareOf } from './zone-frame.ts'

/** Parts of the side from the middle to the lines, towards the enemy. */
const AHEAD = { wire: 0.45, first: 0.385, second: 0.3 } as const
const BAY = 9.5
const DEPTH = 2.6

/** A line across the zone, battlemented as trenches are. */
const trenchLine = ({ left, right }: Square, y: number): readonly Point[] => {
  const points: Point[] = []
  let up = 1
  for (let x = left - BAY; x <= right + BAY; x += BAY) {
    points.push({ x, y: y + DEPTH * up }, { x: x + BAY, y: y + DEPTH * up })
    up = -up
  }
  return points
}

/** Trenches on the side towards the enemy, two lines with saps where they are deep, and the wire before them. */
export const paintTrench = (brush: Brush, square: Square, zone: ShownZone): void => {
  const { pen, ink } = brush
  if (zone.trench === 'none') return
  const { y } = middleOf(square)
  const side = square.bottom - square.top
  const towards = aheadOf(zone.holder)
  const colour = ink(SIDE_INKS[zone.holder])
  const heavy = zone.trench === 'heavy'
  pen.lineJoin = 'miter'
  pen.lineCap = 'butt'
  const lines = heavy ? [AHEAD.first, AHEAD.second] : [AHEAD.first]
  for (const off of lines) {
    const line = trenchLine(square, y + towards * off * side)
    strokeLine(pen, line, ink('map'), heavy ? 6.4 : 4.8)
    strokeLine(pen, line, colour, heavy ? 3.4 : 2)
  }
  if (heavy) {
    for (const part of [0.18, 0.5, 0.82]) {
      const x = square.left + part * side
      const sap = [
        { x, y: y + towards * AHEAD.first * side },
        { x: x + 3, y: y + towards * AHEAD.second * side },
      ]
      strokeLine(pen, sap, colour, 2)
    }
  }
  paintWire(brush, square, zone, y + towards * AHEAD.wire * side)
}

/** Hits cut gaps into the row of crosses. */
const paintWire = ({ pen, ink }: Brush, square: Square, { wireCut }: ShownZone, y: number): void => {
  const side = square.right - square.left
  const shake = scatter('wire')
  pen.strokeStyle = ink('ink')
  pen.lineWidth = 0.9
  pen.beginPath()
  for (let x = square.left + 4; x < square.right; x += 6) {
    const part = (x - square.left) / side
    const s = 1.7 + shake() * 0.5
    if (gaps(wireCut).some((gap) => Math.abs(part - gap) < 0.09)) continue
    pen.moveTo(x - s, y - s)
    pen.lineTo(x + s, y + s)
    pen.moveTo(x + s, y - s)
    pen.lineTo(x - s, y + s)
  }
  pen.stroke()
}

const gaps = (count: number): readonly number[] => [0.5, 0.24, 0.76, 0.1, 0.9].slice(0, count)

/** Gun pits behind the middle, doubled where they are deep. */
export const paintEmplacement = ({ pen, ink }: Brush, square: Square, zone: ShownZone): void => {
  if (zone.emplacement === 'none') return
  const side = square.right - square.left
  const { x, y } = middleOf(square)
  const towards = aheadOf(zone.holder)
  pen.strokeStyle = ink(SIDE_INKS[zone.holder])
  for (const part of [-0.22, 0, 0.22]) {
    const pit = { x: x + part * side, y: y - towards * 0.4 * side }
    for (const r of zone.emplacement === 'heavy' ? [6, 9] : [6]) {
      pen.lineWidth = 2
      pen.beginPath()
      if (towards < 0) pen.arc(pit.x, pit.y, r, Math.PI, 2 * Math.PI)
      else pen.arc(pit.x, pit.y, r, 0, Math.PI)
      pen.stroke()
    }
  }
}

/** Where a mine went up. */
export const paintCrater = ({ pen, ink }: Brush, square: Square, { crater }: ShownZone): void => {
  if (!crater) return
  const { x, y } = middleOf(square)
  pen.strokeStyle = ink('ink')
  pen.fillStyle = ink('crater')
  pen.beginPath()
  pen.arc(x, y, 27, 0, 7)
  pen.fill()
  pen.lineWidth = 1.2
  pen.beginPath()
  const ring = Array.from({ length: 33 }, (_, i) => ({
    x: x + 27 * Math.cos((i * Math.PI) / 16),
    y: y + 27 * Math.sin((i * Math.PI) / 16),
  }))
  along(ring, 5, (px, py) => {
    pen.moveTo(px, py)
    pen.lineTo(x + (px - x) * 0.7, y + (py - y) * 0.7)
  })
  pen.stroke()
}

/** A cross for each casualty base. */
export const paintGraves = ({ pen, ink }: Brush, square: Square, { graves }: ShownZone): void => {
  pen.strokeStyle = ink('ink')
  pen.lineWidth = 1.8
  pen.beginPath()
  for (let i = 0; i < Math.min(graves, 6); i++) {
    const x = square.right - 9 - (i % 3) * 9
    const y = square.bottom - 9 - Math.floor(i / 3) * 12
    pen.moveTo(x, y + 5)
    pen.lineTo(x, y - 5)
    pen.moveTo(x - 3.2, y - 1.8)
    pen.lineTo(x + 3.2, y - 1.8)
  }
  pen.stroke()
}

/** The hull of a tank seen from the side, nose up, in steps from its middle. */
const HULL = [
  [-17, 5],
  [-13, -5],
  [-2, -8],
  [12, -12],
  [18, -6],
  [14, 3],
  [2, 8],
  [-12, 9],
] as const

/** Tanks left where they were hit: a hull with its back broken. */
export const paintWrecks = ({ pen, ink }: Brush, square: Square, { wrecks }: ShownZone): void => {
  for (let i = 0; i < Math.min(wrecks, 3); i++) {
    const x = square.right - 24 - i * 38
    const y = square.top + 17
    pen.fillStyle = ink('crater-fill')
    pen.strokeStyle = ink('ink')
    pen.lineWidth = 2
    pen.beginPath()
    for (const [across, down] of HULL) pen.lineTo(x + across, y + down)
    pen.closePath()
    pen.fill()
    pen.stroke()
    pen.lineWidth = 2.6
    pen.beginPath()
    pen.moveTo(x - 6, y - 12)
    pen.lineTo(x + 1, y - 2)
    pen.lineTo(x - 5, y + 2)
    pen.lineTo(x + 3, y + 12)
    pen.stroke()
  }
}

/** Who holds it: a wash of his colour, and a strong edge where the enemy's ground begins. */
export const paintControl = ({ pen, ink }: Brush, sheet: Sheet, zone: number): void => {
  const shown = sheet.grid.zones[zone]
  if (!shown) return
  const { left, top, right, bottom } = squareOf(sheet, zone)
  const colour = ink(SIDE_INKS[shown.holder])
  pen.fillStyle = colour
  pen.globalAlpha = 0.07
  pen.fillRect(left, top, right - left, bottom - top)
  pen.globalAlpha = 1
  pen.strokeStyle = ink('ink')
  pen.globalAlpha = 0.4
  pen.lineWidth = 0.8
  pen.strokeRect(left, top, right - left, bottom - top)
  pen.globalAlpha = 1
  const enemy = (across: number, up: number): boolean => {
    const other = beside(sheet, zone, across, up)
    return other !== undefined && sheet.grid.zones[other]?.holder !== shown.holder
  }
  const inset = 1.7
  const edges: readonly (readonly [boolean, Point, Point])[] = [
    [enemy(0, 1), { x: left, y: top + inset }, { x: right, y: top + inset }],
    [enemy(0, -1), { x: left, y: bottom - inset }, { x: right, y: bottom - inset }],
    [enemy(-1, 0), { x: left + inset, y: top }, { x: left + inset, y: bottom }],
    [enemy(1, 0), { x: right - inset, y: top }, { x: right - inset, y: bottom }],
  ]
  for (const [front, from, to] of edges) if (front) strokeLine(pen, [from, to], colour, 3.4)
}
