import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { overlapSpan, travelToWithin } from '#kernel/geometry/approach.ts'
import { stepOf, towards } from '#kernel/geometry/direction.ts'
import { type Disc, isDisc } from '#kernel/geometry/footprint.ts'
import { gap, overlaps } from '#kernel/geometry/gap.ts'
import {
  firstClearPlace,
  lastClearPlace,
  placed,
  travelClear,
  travelToContact,
} from '#kernel/geometry/sweep.ts'
import { carried, footprint, heading, INCH, point, standing } from './arbitrary.ts'

const round = (x: number, y: number, radius: number): Disc => ({ centre: { x, y }, heading: 0, radius })

const moved = (f: Parameters<typeof carried>[0], way: Parameters<typeof stepOf>[0], by: number) => {
  const { x, y } = stepOf(way)
  return carried(f, { x: by * x, y: by * y })
}

const pair = fc.tuple(footprint, footprint).filter(([a, b]) => isDisc(a) || isDisc(b))

describe('a round base on its way', () => {
  test('meets another where the two radii reach', () => {
    expect(travelToContact(round(0, 0, 1000), 0, round(0, 5000, 1000))).toBe(3000)
    expect(travelToContact(round(0, 0, 1000), 0, round(1200, 5000, 1000))).toBe(5000 - 1600)
    expect(travelToContact(round(0, 0, 1000), 0, round(2001, 5000, 1000))).toBeUndefined()
    expect(travelToContact(round(0, 0, 1000), 0, round(0, -5000, 1000))).toBeUndefined()
  })

  test('meets a box at its edge or round its corner', () => {
    expect(travelToContact(round(0, 0, 1000), 0, standing(0, 4))).toBe(3.5 * INCH - 1000)
    expect(travelToContact(standing(0, 0), 0, round(0, 4 * INCH, 1000))).toBe(3.5 * INCH - 1000)
    const aside = round(INCH + 600, 4 * INCH, 1000)
    expect(travelToContact(standing(0, 0), 0, aside)).toBeCloseTo(3.5 * INCH - 800, 6)
  })

  test('overlaps for as long as small steps say', () => {
    fc.assert(
      fc.property(pair, heading, ([a, b], way) => {
        const span = overlapSpan(a, way, b)
        for (let by = -20 * INCH; by < 20 * INCH; by += 300) {
          const near = gap(moved(a, way, by), b)
          const inside = span !== undefined && by > span.from + 1 && by < span.to - 1
          if (inside) expect(near).toBe(0)
          if (span === undefined || by < span.from - 1 || by > span.to + 1) {
            expect(overlaps(moved(a, way, by), b)).toBe(false)
          }
        }
      }),
    )
  })

  test('comes near where small steps say', () => {
    fc.assert(
      fc.property(pair, heading, fc.integer({ min: 1, max: INCH }), ([a, b], way, near) => {
        const travel = travelToWithin(a, way, b, near)
        const until = travel ?? 20 * INCH
        for (let by = 0; by < until - 1; by += 500) expect(gap(moved(a, way, by), b)).toBeGreaterThan(near)
        if (travel !== undefined && travel > 0) {
          expect(gap(moved(a, way, travel), b)).toBeCloseTo(near, 3)
        }
      }),
    )
  })

  test('keeps clear of everything as far as it may go, and would not a little farther', () => {
    fc.assert(
      fc.property(footprint, fc.array(footprint, { maxLength: 6 }), heading, (f, others, way) => {
        const clear = others.filter((other) => !overlaps(f, other))
        const most = 10 * INCH
        const travel = travelClear(f, way, most, clear, 0)
        for (let by = 0; by < travel; by += 400) {
          expect(clear.some((other) => overlaps(placed(f, way, by), other))).toBe(false)
        }
        const last = lastClearPlace(f, way, most, clear)
        expect(last).toBeGreaterThanOrEqual(Math.floor(travel) - 1)
        expect(clear.some((other) => overlaps(placed(f, way, last), other))).toBe(false)
      }),
    )
  })

  test('goes on to the first clear place', () => {
    const friends = [round(0, 3000, 1000), round(0, 5000, 1000)]
    expect(firstClearPlace(round(0, 0, 1000), 0, 3000, 20_000, friends)).toBe(7000)
    expect(firstClearPlace(round(0, 0, 1000), 0, 500, 20_000, friends)).toBe(500)
    expect(firstClearPlace(round(0, 0, 1000), 0, 3000, 6000, friends)).toBeUndefined()
  })

  test('goes exactly to a place it is pointed at', () => {
    fc.assert(
      fc.property(footprint, point(40 * INCH), (f, to) => {
        const far = Math.hypot(to.x - f.centre.x, to.y - f.centre.y)
        expect(placed(f, towards(f.centre, to), far).centre).toEqual(to)
      }),
    )
  })
})
