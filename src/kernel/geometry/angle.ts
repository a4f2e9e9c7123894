import { type Point, rounded } from './point.ts'
import { arctangent, SINES } from './trigonometry.ts'

/** Hundredths of a degree from 0 to 35999: 0 is north (+y), 9000 east (+x). */
export type Heading = number

export const QUARTER = 9000
export const HALF = 18000
export const CIRCLE = 36000

/** The heading after a turn to the right by so many hundredths of a degree (to the left if below 0). */
export const turned = (heading: Heading, by: number): Heading => {
  const sum = Math.round(heading + by) % CIRCLE
  return sum < 0 ? sum + CIRCLE : sum + 0
}

const ofQuarter = (hundredths: number): number => SINES[hundredths] ?? SINES[Math.round(hundredths)] ?? 0

/** How far east one step along the heading goes. */
export const eastward = (heading: Heading): number => {
  const h = heading >= 0 && heading < CIRCLE ? heading : turned(heading, 0)
  if (h <= QUARTER) return ofQuarter(h)
  if (h <= HALF) return ofQuarter(HALF - h)
  if (h <= HALF + QUARTER) return 0 - ofQuarter(h - HALF)
  return 0 - ofQuarter(CIRCLE - h)
}

/** How far north one step along the heading goes. */
export const northward = (heading: Heading): number => eastward(heading + QUARTER)

/** The step of length 1 along a heading; exact at the quarters. */
export const direction = (heading: Heading): Point => ({ x: eastward(heading), y: northward(heading) })

/** The place so far off along a heading, to the nearest whole coordinates. */
export const along = (point: Point, heading: Heading, length: number): Point => ({
  x: point.x + rounded(length * eastward(heading)),
  y: point.y + rounded(length * northward(heading)),
})

/** How far `to` lies ahead of `from` for someone looking along the heading; below 0 if it lies behind. */
export const ahead = (from: Point, heading: Heading, to: Point): number =>
  (to.x - from.x) * eastward(heading) + (to.y - from.y) * northward(heading)

/** How far a place lies in a direction; only differences mean anything. */
export const farAlong = (heading: Heading, p: Point): number =>
  p.x * eastward(heading) + p.y * northward(heading)

/** The heading from one place to another, to the nearest hundredth of a degree; north if they are the same. */
export const bearing = (from: Point, to: Point): Heading => {
  const x = to.x - from.x
  const y = to.y - from.y
  const east = Math.abs(x)
  const north = Math.abs(y)
  if (east === 0 && north === 0) return 0
  const off =
    east <= north ? Math.round(arctangent(east / north)) : QUARTER - Math.round(arctangent(north / east))
  if (y >= 0) return x >= 0 ? off : turned(0, -off)
  return x >= 0 ? HALF - off : HALF + off
}

/** The angle between straight ahead and a place so far to the side and so far ahead: 0 to 18000, not rounded. */
export const angleOff = (sideways: number, forward: number): number => {
  const across = Math.abs(sideways)
  const length = Math.abs(forward)
  if (across === 0 && length === 0) return 0
  const off = across <= length ? arctangent(across / length) : QUARTER - arctangent(length / across)
  return forward >= 0 ? off : HALF - off
}

/** The smaller angle between two headings: 0 to 18000. */
export const angleBetween = (a: Heading, b: Heading): number => {
  const turn = turned(b, -a)
  return turn <= HALF ? turn : CIRCLE - turn
}
