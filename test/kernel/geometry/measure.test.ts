import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromDegrees, measureIn, toDegrees } from '#kernel/geometry/measure.ts'

describe('measuring', () => {
  test('in inches and in centimetres', () => {
    expect(measureIn('inches').from(1)).toBe(2540)
    expect(measureIn('cm').from(1)).toBe(1000)
    expect(measureIn('cm').to(2500)).toBe(2.5)
    expect(measureIn('inches').length).toBe(2540)
  })

  test('a place is written and read as the same place', () => {
    for (const unit of ['inches', 'cm'] as const) {
      const { pointAt, placeOf } = measureIn(unit)
      fc.assert(
        fc.property(fc.integer(), fc.integer(), (x, y) => {
          expect(pointAt(placeOf({ x, y }))).toEqual({ x, y })
        }),
      )
    }
  })

  test('lengths are rounded to the hundredth of a millimetre', () => {
    expect(measureIn('inches').from(0.001)).toBe(3)
    expect(measureIn('cm').from(0.0004)).toBe(0)
  })

  test('degrees become headings and back', () => {
    expect(fromDegrees(90)).toBe(9000)
    expect(fromDegrees(-90)).toBe(27000)
    expect(fromDegrees(360)).toBe(0)
    expect(toDegrees(4500)).toBe(45)
  })
})
