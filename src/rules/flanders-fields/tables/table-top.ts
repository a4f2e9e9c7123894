import { measureIn } from '#kernel/geometry/measure.ts'

// FF-TAB-01, FF-TAB-03: the table is kept in hundredths of a millimetre, players speak in centimetres
export const { from: fromCm, to: toCm, pointAt, placeOf } = measureIn('cm')

// FF-TAB-01, on the table: lengths that differ by no more are equal
export const LENGTH_FORGIVEN = fromCm(0.001)
