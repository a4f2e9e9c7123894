import {
  along,
  bearing,
  eastward,
  farAlong,
  HALF,
  type Heading,
  northward,
  QUARTER,
  turned,
} from '#kernel/geometry/angle.ts'
import { overlapSpan } from '#kernel/geometry/approach.ts'
import { type Footprint, standingAt } from '#kernel/geometry/footprint.ts'
import { overlaps } from '#kernel/geometry/gap.ts'

/** Two of them stand upon each other. */
export const anyOverlap = (places: readonly Footprint[]): boolean => {
  for (let i = 1; i < places.length; i++) {
    const one = places[i]
    for (let j = 0; one && j < i; j++) {
      const other = places[j]
      if (other && overlaps(one, other)) return true
    }
  }
  return false
}

/** Something a little way off to the right, or to the left below 0. */
export const shifted = (place: Footprint, right: Heading, by: number): Footprint =>
  standingAt(place, along(place.centre, right, by), place.heading)

/** How a line is to spread: along which heading its right lies, and by which steps. */
export interface Spreading {
  readonly right: Heading
  readonly step: number
  /** Steps that nobody needs more than. */
  readonly most: number
}

/** The least number of steps, tried from the one that geometry asks for, after which it is free. */
const leastSteps = (
  wanted: number | undefined,
  { step, most }: Spreading,
  isFree: (steps: number) => boolean,
): number => {
  let steps = Math.max(0, Math.ceil((wanted ?? 0) / step - 1))
  while (steps <= most && !isFree(steps)) steps++
  return steps
}

/**
 * How far each of a line has to shift to the right (to the left below 0), the line given from left to right: from the
 * middle outward each goes away from the middle by the least whole steps that free it from its inner neighbour. The middle
 * one stays; where there are two of them they share the shift.
 */
export const spreadShifts = (line: readonly Footprint[], spreading: Spreading): readonly number[] => {
  const { right, step } = spreading
  const shifts = line.map(() => 0)
  const last = line.length - 1
  const innerLeft = Math.floor(last / 2)
  const innerRight = Math.ceil(last / 2)
  const [one, other] = [line[innerLeft], line[innerRight]]
  if (one && other && one !== other) {
    const isFree = (steps: number) =>
      !overlaps(shifted(one, right, (-steps * step) / 2), shifted(other, right, (steps * step) / 2))
    const steps = overlaps(one, other) ? leastSteps(overlapSpan(other, right, one)?.to, spreading, isFree) : 0
    shifts[innerLeft] = (-steps * step) / 2
    shifts[innerRight] = (steps * step) / 2
  }
  const outward = (i: number, inner: number, sign: 1 | -1) => {
    const own = line[i]
    const neighbour = line[inner]
    if (!own || !neighbour) return
    const standing = shifted(neighbour, right, shifts[inner] ?? 0)
    const isFree = (steps: number) => !overlaps(shifted(own, right, sign * steps * step), standing)
    if (isFree(0)) return
    const way = sign < 0 ? turned(right, HALF) : right
    shifts[i] = sign * step * leastSteps(overlapSpan(own, way, standing)?.to, spreading, isFree)
  }
  for (let i = innerLeft - 1; i >= 0; i--) outward(i, i + 1, -1)
  for (let i = innerRight + 1; i <= last; i++) outward(i, i - 1, 1)
  return shifts
}

/** The way most of them look; where they look all round, the way they should. */
const lookOf = (line: readonly Footprint[], otherwise: Heading): Heading => {
  let east = 0
  let north = 0
  for (const { heading } of line) {
    east += eastward(heading)
    north += northward(heading)
  }
  const none = Math.abs(east) + Math.abs(north) < 1 / FINE
  return none ? otherwise : bearing({ x: 0, y: 0 }, { x: east * FINE, y: north * FINE })
}

const FINE = 1_000_000

/** Where the right of a line lies that looks as its middle one does; the left one of two. */
export const rightOfLine = (line: readonly Footprint[], otherwise: Heading): Heading => {
  const across = turned(lookOf(line, otherwise), QUARTER)
  const sorted = line.toSorted((a, b) => farAlong(across, a.centre) - farAlong(across, b.centre))
  return turned(sorted[Math.floor((sorted.length - 1) / 2)]?.heading ?? otherwise, QUARTER)
}
