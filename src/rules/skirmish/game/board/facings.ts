import type { Heading } from '#kernel/geometry/angle.ts'
import { fromDegrees, toDegrees } from '#kernel/geometry/measure.ts'

/** SK-GEN-21: the nearest facing that there is. */
export const wholeDegrees = (heading: Heading): Heading => fromDegrees(Math.round(toDegrees(heading)))
