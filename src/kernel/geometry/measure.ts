import { CIRCLE, type Heading, turned } from './angle.ts'
import type { Point } from './point.ts'

/** A place as players write it. */
export interface Place {
  readonly x: number
  readonly y: number
}

/** How players of a rule set measure. The table itself is kept in whole hundredths of a millimetre. */
export interface Measure {
  readonly unit: Unit
  /** One of them on the table. */
  readonly length: number
  /** Digits behind the point that players want to read. */
  readonly digits: number
  /** What players speak in becomes what the table is measured in, and back. */
  from(measured: number): number
  to(length: number): number
  pointAt(place: Place): Point
  placeOf(point: Point): Place
}

export type Unit = 'cm' | 'inches'

const UNITS: Readonly<Record<Unit, { readonly length: number; readonly digits: number }>> = {
  cm: { length: 1000, digits: 1 },
  inches: { length: 2540, digits: 1 },
}

export const measureIn = (unit: Unit): Measure => {
  const { length, digits } = UNITS[unit]
  const from = (measured: number): number => Math.round(measured * length)
  const to = (far: number): number => far / length
  return {
    unit,
    length,
    digits,
    from,
    to,
    pointAt: ({ x, y }) => ({ x: from(x), y: from(y) }),
    placeOf: ({ x, y }) => ({ x: to(x), y: to(y) }),
  }
}

const HUNDREDTHS = CIRCLE / 360

export const fromDegrees = (degrees: number): Heading => turned(0, Math.round(degrees * HUNDREDTHS))
export const toDegrees = (hundredths: number): number => hundredths / HUNDREDTHS
