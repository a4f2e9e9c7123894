import { CIRCLE, type Heading, turned } from '../../../../kernel/geometry/angle.ts'
import type { Point } from '../../../../kernel/geometry/point.ts'

/** Hundredths of a millimetre. */
export const INCH = 2540
const HUNDREDTHS = CIRCLE / 360

/** What players speak in becomes what the table is measured in, and back. */
export const fromInches = (inches: number): number => Math.round(inches * INCH)
export const toInches = (length: number): number => length / INCH
export const fromDegrees = (degrees: number): Heading => turned(0, Math.round(degrees * HUNDREDTHS))
export const toDegrees = (hundredths: number): number => hundredths / HUNDREDTHS

/** A place as players write it. */
export interface Place {
  readonly x: number
  readonly y: number
}

export const pointAt = ({ x, y }: Place): Point => ({ x: fromInches(x), y: fromInches(y) })
export const placeOf = ({ x, y }: Point): Place => ({ x: toInches(x), y: toInches(y) })
