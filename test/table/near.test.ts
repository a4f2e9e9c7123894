import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { liesBetween } from '#kernel/geometry/between.ts'
import { gap, gapToPoint } from '#kernel/geometry/gap.ts'
import { gapBetween, gapToBody } from '#table/apart.ts'
import { nearOf } from '#table/near.ts'
import { at, base, round, stands } from './bases.ts'

describe('what is near', () => {
  test('is what looking at all of them finds, in their order', () => {
    fc.assert(
      fc.property(stands(60, 120), fc.nat(30_000), (all, most) => {
        const near = nearOf(all)
        const here = round('here', 60, 60)
        const there = at(100, 20)
        expect(near.within(here, most)).toEqual(all.filter((one) => gap(one, here) <= most))
        const along = near.along(here.centre, there, 0)
        expect(along).toEqual(
          expect.arrayContaining(all.filter((one) => liesBetween(here.centre, there, one))),
        )
        const least = Math.min(...all.map((one) => gapToPoint(one, there)))
        const nearest = near.nearest(there, most, () => true)
        if (least > most) expect(nearest).toBeUndefined()
        else expect(nearest && gapToPoint(nearest, there)).toBe(least)
      }),
    )
  })

  test('of nobody is nobody', () => {
    const near = nearOf([])
    expect(near.within(round('here', 60, 60), 99_000)).toEqual([])
    expect(near.nearest(at(1, 1), 99_000, () => true)).toBeUndefined()
  })

  test('may be asked for some of them only', () => {
    const near = nearOf([base('a', 10, 10), base('b', 20, 10)])
    expect(near.nearest(at(0, 10), 99_000, ({ id }) => id !== 'a')?.id).toBe('b')
  })
})

describe('two bodies', () => {
  test('are as far apart as their nearest', () => {
    fc.assert(
      fc.property(stands(8, 60), stands(8, 60), (a, b) => {
        const least = Math.min(...a.flatMap((one) => b.map((other) => gap(one, other))))
        expect(gapBetween(a, b)).toBe(least)
        expect(gapToBody(at(30, 30), a)).toBe(Math.min(...a.map((one) => gapToPoint(one, at(30, 30)))))
      }),
    )
  })
})
