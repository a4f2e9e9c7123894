import type { Point } from '#kernel/geometry/point.ts'
import { type Brush, scatter, strokeLine } from './brush.ts'
import { contoursOf } from './contours.ts'
import { bridge } from './signs/bridge.ts'
import { railway } from './signs/roads.ts'
import { banks, water } from './signs/water.ts'
import { beltOf, columnOf, middleOf, rowOf, type Sheet, squareOf } from './zone-frame.ts'

/*
 * What runs through many zones. All of it is drawn for each zone, whose painter keeps inside its square: so a zone can
 * be painted again by itself.
 */

/** Roads keep to one side, so that stands in the middle of a zone do not hide them. */
const OFF = 0.3
const WIDE = { road: 7.5, stream: 4.5, river: 11 } as const

const roadPoints = (sheet: Sheet, zones: readonly number[]): readonly Point[] =>
  zones.map((zone) => {
    const { x, y } = middleOf(squareOf(sheet, zone))
    return { x: x + OFF * sheet.side, y }
  })

/** From the edge of the table on, where a road begins there. */
const lengthened = (sheet: Sheet, zones: readonly number[]): readonly Point[] => {
  const points = roadPoints(sheet, zones)
  const out = (at: number): readonly Point[] => {
    const zone = zones[at]
    const point = points[at]
    if (zone === undefined || !point) return []
    const row = rowOf(sheet, zone)
    if (row !== 0 && row !== sheet.grid.rows - 1) return []
    return [{ x: point.x, y: point.y + (row === 0 ? 1 : -1) * sheet.side }]
  }
  return [...out(0), ...points, ...out(zones.length - 1)]
}

export const paintRoads = (brush: Brush, sheet: Sheet, zone: number): void => {
  const { pen, ink } = brush
  const cut = sheet.grid.zones[zone]?.road === 'cut'
  for (const zones of sheet.grid.roads) {
    const points = lengthened(sheet, zones)
    // It may run through the corner of a zone that is not on its list.
    if (!cut || !zones.includes(zone)) {
      pen.lineJoin = 'round'
      strokeLine(pen, points, ink('ink'), WIDE.road)
      strokeLine(pen, points, ink('road-fill'), WIDE.road - 3.4)
      continue
    }
    pen.setLineDash([5, 5])
    strokeLine(pen, points, ink('ink'), 1.4)
    pen.setLineDash([])
  }
  if (!cut) return
  // Where the road is blown up.
  const { x, y } = middleOf(squareOf(sheet, zone))
  const at = { x: x + OFF * sheet.side, y }
  pen.fillStyle = ink('crater')
  pen.beginPath()
  pen.arc(at.x, at.y, 8, 0, 7)
  pen.fill()
  pen.strokeStyle = ink('ink')
  pen.lineWidth = 2.6
  pen.beginPath()
  pen.moveTo(at.x - 6, at.y - 6)
  pen.lineTo(at.x + 6, at.y + 6)
  pen.moveTo(at.x + 6, at.y - 6)
  pen.lineTo(at.x - 6, at.y + 6)
  pen.stroke()
}

/** Planks laid by pioneers, open to every side. */
export const paintTrack = ({ pen, ink }: Brush, sheet: Sheet, zone: number): void => {
  const laid = sheet.grid.zones[zone]?.track
  if (!laid || laid === 'none') return
  const { left, top, right, bottom } = squareOf(sheet, zone)
  const { x, y } = middleOf({ left, top, right, bottom })
  const lanes: readonly (readonly [Point, Point])[] = [
    [
      { x: left, y: y + 0.36 * sheet.side },
      { x: right, y: y + 0.36 * sheet.side },
    ],
    [
      { x: x - 0.36 * sheet.side, y: top },
      { x: x - 0.36 * sheet.side, y: bottom },
    ],
  ]
  for (const lane of lanes) {
    pen.setLineDash(laid === 'cut' ? [4, 9] : [2.2, 1.6])
    strokeLine(pen, lane, ink('ink'), 5)
    strokeLine(pen, lane, ink('road-fill'), 3)
    pen.setLineDash([])
  }
}

export const paintEmbankment = (brush: Brush, sheet: Sheet, zone: number): void => {
  if (!sheet.grid.zones[zone]?.embankment) return
  const { left, right, bottom } = squareOf(sheet, zone)
  const y = bottom - 0.2 * sheet.side
  const line = [
    { x: left, y },
    { x: right, y },
  ]
  strokeLine(brush.pen, line, brush.ink('earth'), 9)
  railway(brush, beltOf(line, 4))
}

/** The edge between two zones, winding a little. */
const bankBetween = (sheet: Sheet, [one, other]: readonly [number, number]): readonly Point[] => {
  const a = squareOf(sheet, Math.min(one, other))
  const across = columnOf(sheet, one) === columnOf(sheet, other)
  const from = across ? { x: a.left, y: a.top } : { x: a.right, y: a.top }
  const to = across ? { x: a.right, y: a.top } : { x: a.right, y: a.bottom }
  const shake = scatter(`water ${one} ${other}`)
  return Array.from({ length: 9 }, (_, i) => {
    const part = i / 8
    const off = i === 0 || i === 8 ? 0 : (shake() - 0.5) * 7
    return {
      x: from.x + (to.x - from.x) * part + (across ? 0 : off),
      y: from.y + (to.y - from.y) * part + (across ? off : 0),
    }
  })
}

export const paintWater = (brush: Brush, sheet: Sheet): void => {
  for (const paint of [banks, water]) {
    for (const { between, kind } of sheet.grid.water)
      paint(brush, beltOf(bankBetween(sheet, between), WIDE[kind]))
  }
}

/** Bridges stand on the road side of an edge. */
export const paintBridges = (brush: Brush, sheet: Sheet): void => {
  for (const { between, kind, bridge: state } of sheet.grid.water) {
    if (state === 'none') continue
    const bank = bankBetween(sheet, between)
    const across = columnOf(sheet, between[0]) === columnOf(sheet, between[1])
    const middle = bank[Math.floor(bank.length / 2)]
    if (!middle) continue
    const at = across ? { x: middle.x + OFF * sheet.side, y: middle.y } : middle
    const reach = WIDE[kind] / 2 + 5
    const [x, y] = across ? [0, reach] : [reach, 0]
    const [from, to] = [
      { x: at.x - x, y: at.y - y },
      { x: at.x + x, y: at.y + y },
    ]
    bridge(brush, { from, to, width: 9 }, state === 'cut')
  }
}

export const paintContours = ({ pen, ink }: Brush, sheet: Sheet): void => {
  pen.strokeStyle = ink('contour')
  contoursOf(sheet).forEach((path, i) => {
    pen.lineWidth = i % 2 === 0 ? 2 : 1.1
    pen.stroke(path)
  })
}
