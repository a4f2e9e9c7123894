import type { Size } from '#screen/ground.ts'
import type { ShownRear, ShownZone, ZoneGrid } from '#screen/zone-map.ts'
import { type Brush, SIDE_INKS, scatter } from './brush.ts'
import { isHilly } from './contours.ts'
import { beside, type Sheet, sheetOf, squareOf } from './zone-frame.ts'
import { paintGround } from './zone-ground.ts'
import {
  paintBridges,
  paintContours,
  paintEmbankment,
  paintRoads,
  paintTrack,
  paintWater,
} from './zone-lines.ts'
import {
  paintControl,
  paintCrater,
  paintEmplacement,
  paintGraves,
  paintTrench,
  paintWrecks,
} from './zone-works.ts'

type Tools = Omit<Brush, 'random'>

const paintZone = (tools: Tools, sheet: Sheet, number: number, zone: ShownZone): void => {
  const { pen } = tools
  const square = squareOf(sheet, number)
  const brush: Brush = { ...tools, random: scatter(zone.name) }
  pen.save()
  pen.beginPath()
  pen.rect(square.left, square.top, square.right - square.left, square.bottom - square.top)
  pen.clip()
  paintGround(brush, square, zone)
  if (isHilly(sheet, number)) paintContours(brush, sheet)
  paintEmbankment(brush, sheet, number)
  paintWater(brush, sheet)
  paintRoads(brush, sheet, number)
  paintTrack(brush, sheet, number)
  paintBridges(brush, sheet)
  paintCrater(brush, square, zone)
  paintEmplacement(brush, square, zone)
  paintTrench(brush, square, zone)
  paintGraves(brush, square, zone)
  paintWrecks(brush, square, zone)
  paintControl(brush, sheet, number)
  pen.restore()
}

/** Huts of the depot, one for each point. */
const paintRear = ({ pen, ink }: Tools, { size }: Sheet, rear: ShownRear): void => {
  const left = rear.x1 / 100
  const top = (size.height - rear.y2) / 100
  const [wide, high] = [(rear.x2 - rear.x1) / 100, (rear.y2 - rear.y1) / 100]
  pen.fillStyle = ink('earth')
  pen.fillRect(left, top, wide, high)
  pen.fillStyle = ink(SIDE_INKS[rear.side])
  pen.globalAlpha = 0.1
  pen.fillRect(left, top, wide, high)
  pen.globalAlpha = 1
  pen.strokeStyle = ink('ink')
  pen.lineWidth = 2.2
  pen.strokeRect(left, top, wide, high)
  // At the edge of the table, so that stands of units have the rest.
  const y = rear.side === 0 ? top + high - 24 : top + 6
  for (let point = 0; point < rear.depot; point++) {
    const x = left + wide - 18 - point * 24
    pen.fillStyle = ink('house')
    pen.beginPath()
    pen.moveTo(x - 10, y + 18)
    pen.lineTo(x - 10, y + 7)
    pen.lineTo(x, y)
    pen.lineTo(x + 10, y + 7)
    pen.lineTo(x + 10, y + 18)
    pen.closePath()
    pen.fill()
    pen.lineWidth = 1.2
    pen.stroke()
  }
}

/** Everything that shows in a zone: with its neighbours' holders, who draw the front with it. */
const keyOf = (sheet: Sheet, number: number, { text: _, ...zone }: ShownZone): string => {
  const holders = [
    [0, 1],
    [0, -1],
    [1, 0],
    [-1, 0],
  ].map(([across = 0, up = 0]) => {
    const other = beside(sheet, number, across, up)
    return other === undefined ? '' : sheet.grid.zones[other]?.holder
  })
  const bridges = sheet.grid.water
    .filter(({ between }) => between.includes(number))
    .map(({ bridge }) => bridge)
  return JSON.stringify([zone, holders, bridges])
}

/** What each part of a painted sheet showed. */
export type Painted = ReadonlyMap<string, string>

/** Paints whatever differs from what was painted before; all of it the first time. */
export const paintZones = (tools: Tools, grid: ZoneGrid, size: Size, before?: Painted): Painted => {
  const sheet = sheetOf(grid, size)
  const now = new Map<string, string>()
  for (const rear of grid.rears) {
    const key = `${rear.depot}`
    now.set(`rear ${rear.side}`, key)
    if (before?.get(`rear ${rear.side}`) !== key) paintRear(tools, sheet, rear)
  }
  grid.zones.forEach((zone, number) => {
    const key = keyOf(sheet, number, zone)
    now.set(zone.name, key)
    if (before?.get(zone.name) !== key) paintZone(tools, sheet, number, zone)
  })
  return now
}
