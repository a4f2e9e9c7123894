import type { Point } from '#kernel/geometry/point.ts'

/*
 * A table of square zones as a screen paints it: what lies in each zone now, so that only what has changed need be
 * painted again.
 */

export const ZONE_GROUNDS = ['open', 'rough', 'woods', 'town', 'ruins', 'morass'] as const
export type ZoneGround = (typeof ZONE_GROUNDS)[number]
type Dug = 'none' | 'light' | 'heavy'
/** Of roads, tracks and bridges. */
type Way = 'none' | 'intact' | 'cut'

export interface ShownZone {
  /** Its map reference: 'C4'. */
  readonly name: string
  readonly ground: ZoneGround
  /** Of the hill it lies on. */
  readonly level: number
  readonly embankment: boolean
  /** Which of the two sides holds it. */
  readonly holder: 0 | 1
  readonly trench: Dug
  readonly emplacement: Dug
  readonly road: Way
  readonly track: Way
  readonly shellHoles: number
  /** Gaps in its wire. */
  readonly wireCut: number
  readonly crater: boolean
  readonly graves: number
  /** Of machines left where they were hit. */
  readonly wrecks: number
  /** All of it in words, with who stands there. */
  readonly text: string
}

/** Water on the edge between two zones. */
export interface ShownWater {
  readonly between: readonly [number, number]
  readonly kind: 'stream' | 'river'
  readonly bridge: Way
}

/** The rear of a side, behind its base line. */
export interface ShownRear {
  readonly side: 0 | 1
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
  readonly name: string
  /** Stands of its depot. */
  readonly depot: number
  readonly text: string
}

export interface ZoneGrid {
  readonly columns: number
  readonly rows: number
  /** Length of the side of a zone. */
  readonly side: number
  /** The lower left corner of the first zone. */
  readonly origin: Point
  /** Row by row from the first. */
  readonly zones: readonly ShownZone[]
  /** From zone to zone, by their numbers. */
  readonly roads: readonly (readonly number[])[]
  readonly water: readonly ShownWater[]
  readonly rears: readonly ShownRear[]
}

/** The zone that holds a point; none behind the lines. */
export const zoneUnder = ({ columns, rows, side, origin }: ZoneGrid, { x, y }: Point): number | undefined => {
  const column = Math.floor((x - origin.x) / side)
  const row = Math.floor((y - origin.y) / side)
  return column >= 0 && column < columns && row >= 0 && row < rows ? row * columns + column : undefined
}

export const zoneMiddle = ({ columns, side, origin }: ZoneGrid, zone: number): Point => ({
  x: Math.round(origin.x + ((zone % columns) + 0.5) * side),
  y: Math.round(origin.y + (Math.floor(zone / columns) + 0.5) * side),
})
