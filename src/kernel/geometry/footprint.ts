import type { Heading } from './angle.ts'
import type { Point } from './point.ts'

/**
 * A base on the table, or anything else with four square corners. The corners of a box that stands askew are rounded to
 * whole coordinates, always by the same steps from its centre: moved by whole coordinates it keeps its shape exactly.
 */
export interface Box {
  readonly centre: Point
  /** Where its front looks. */
  readonly heading: Heading
  /** Along the front. */
  readonly width: number
  /** From front to rear. */
  readonly depth: number
}

/** A round base, a figure, or anything else without corners. */
export interface Disc {
  readonly centre: Point
  /** Where it looks. */
  readonly heading: Heading
  readonly radius: number
  /** That it has none tells it from a box, quicker than to look whether there is a radius. */
  readonly width?: undefined
}

/** The ground that something covers. */
export type Footprint = Box | Disc

export const isDisc = (footprint: Footprint): footprint is Disc => footprint.width === undefined

/** No part of it is farther from its centre than this. */
export const reach = (footprint: Footprint): number =>
  isDisc(footprint) ? footprint.radius : (footprint.width + footprint.depth) / 2 + 1

/** The gap between the two is surely wider than this. Quick: only what surrounds them is looked at. */
export const farApart = (a: Footprint, b: Footprint, by: number): boolean => {
  const most = reach(a) + reach(b) + by
  return Math.abs(a.centre.x - b.centre.x) > most || Math.abs(a.centre.y - b.centre.y) > most
}

/** The place is surely farther off than this. */
export const farFrom = (footprint: Footprint, p: Point, by: number): boolean => {
  const most = reach(footprint) + by
  return Math.abs(footprint.centre.x - p.x) > most || Math.abs(footprint.centre.y - p.y) > most
}

/** The same ground covered elsewhere, or looking elsewhere; whatever else is known of it is left behind. */
export function standingAt(footprint: Box, centre: Point, heading: Heading): Box
export function standingAt(footprint: Footprint, centre: Point, heading: Heading): Footprint
export function standingAt(footprint: Footprint, centre: Point, heading: Heading): Footprint {
  return isDisc(footprint)
    ? { centre, heading, radius: footprint.radius }
    : { centre, heading, width: footprint.width, depth: footprint.depth }
}
