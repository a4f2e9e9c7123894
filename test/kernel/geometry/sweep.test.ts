import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { along, direction, turned } from '#kernel/geometry/angle.ts'
import { overlapSpan, travelToWithin } from '#kernel/geometry/approach.ts'
import type { Box } from '#kernel/geometry/box.ts'
import { gap, overlaps } from '#kernel/geometry/gap.ts'
import {
  lastClearPlace,
  offThePath,
  pathOf,
  placed,
  travelClear,
  travelToContact,
} from '#kernel/geometry/sweep.ts'
import { base, heading, INCH, point, quarter, shifted, standing, turnedBox } from './arbitrary.ts'

const NORTH = 0
const EAST = 9000
const SHORT = INCH / 4

/** The box somewhere on its path, not rounded. */
const moved = (box: Box, h: number, by: number): Box => {
  const { x, y } = direction(h)
  return shifted(box, { x: by * x, y: by * y })
}

describe('placing a box', () => {
  test('rounds towards the start', () => {
    expect(placed(standing(0, 0), NORTH, 100.9).centre).toEqual({ x: 0, y: 100 })
    expect(placed(standing(0, 0), 4500, 100).centre).toEqual({ x: 70, y: 70 })
    expect(placed(standing(0, 0), 22500, 100).centre).toEqual({ x: -70, y: -70 })
  })

  test('half of two inches is one inch', () => {
    expect(placed(standing(0, 0), 3000, 2 * INCH).centre.x).toBe(INCH)
    expect(placed(standing(0, 0), 21000, 2 * INCH).centre.x).toBe(-INCH)
  })
})

describe('moving to contact', () => {
  test('goes as far as the gap straight ahead', () => {
    expect(travelToContact(standing(0, 0), NORTH, standing(0, 4))).toBe(3 * INCH)
    expect(travelToContact(standing(0, 0), EAST, standing(5, 0.5))).toBe(3 * INCH)
    expect(travelToContact(standing(0, 0), 4500, standing(0, 4, 0, 20, 1))).toBeCloseTo(
      3 * Math.SQRT2 * INCH,
      6,
    )
  })

  test('is 0 for one touched already', () => {
    expect(travelToContact(standing(0, 0), NORTH, standing(0, 1))).toBe(0)
    expect(travelToContact(standing(0, 0), NORTH, standing(0, -1))).toBe(0)
    expect(travelToContact(standing(0, 0), NORTH, standing(2, 0.5))).toBe(0)
  })

  test('never comes for one behind or off the path', () => {
    expect(travelToContact(standing(0, 0), NORTH, standing(0, -3))).toBeUndefined()
    expect(travelToContact(standing(0, 0), NORTH, standing(3, 5))).toBeUndefined()
  })

  test('passing along an edge is touching', () => {
    expect(travelToContact(standing(0, 0), NORTH, standing(2, 5))).toBe(4 * INCH)
  })

  test('is where walking in small steps finds it', () => {
    fc.assert(
      fc.property(base, heading, base, (box, h, obstacle) => {
        const travel = travelToContact(box, h, obstacle)
        const step = 40
        let met = false
        for (let by = step; by < 20 * INCH && (travel === undefined || by < travel); by += step)
          met ||= overlaps(moved(box, h, by), obstacle)
        expect(met).toBe(false)
        if (travel === undefined) return
        const stand = placed(box, h, travel)
        expect(gap(stand, obstacle)).toBeLessThan(4)
        if (!overlaps(box, obstacle)) expect(overlaps(stand, obstacle)).toBe(false)
      }),
      { numRuns: 300 },
    )
  })

  test('turns and shifts with the table', () => {
    fc.assert(
      fc.property(base, heading, base, quarter, point(9999), (box, h, obstacle, quarters, by) => {
        const travel = travelToContact(box, h, obstacle)
        expect(travelToContact(shifted(box, by), h, shifted(obstacle, by))).toBe(travel)
        expect(
          travelToContact(turnedBox(box, quarters), h + quarters * 9000, turnedBox(obstacle, quarters)),
        ).toBe(travel)
      }),
    )
  })
})

describe('passing through', () => {
  test('from the first contact to the last', () => {
    expect(overlapSpan(standing(0, 0), NORTH, standing(1, 4))).toEqual({ from: 3 * INCH, to: 5 * INCH })
    expect(overlapSpan(standing(0, 0), NORTH, standing(1, -4))).toEqual({ from: -5 * INCH, to: -3 * INCH })
    expect(overlapSpan(standing(0, 0), NORTH, standing(2, 4))).toBeUndefined()
  })
})

describe('coming near', () => {
  test('stops that far off an edge or a corner', () => {
    expect(travelToWithin(standing(0, 0), NORTH, standing(0, 4), SHORT)).toBe(2.75 * INCH)
    // Passing 3 aside of the corner, it comes within 5 when 4 are left to go.
    expect(travelToWithin(standing(0, 0), NORTH, standing(5, 9), 5 * INCH)).toBeCloseTo(4 * INCH, 6)
    expect(travelToWithin(standing(0, 0), NORTH, standing(5, 9), 2.9 * INCH)).toBeUndefined()
    expect(travelToWithin(standing(0, 0), NORTH, standing(0, 1.2), SHORT)).toBe(0)
  })

  test('is where walking in small steps finds it', () => {
    fc.assert(
      fc.property(base, heading, base, fc.integer({ min: 1, max: INCH }), (box, h, obstacle, near) => {
        const travel = travelToWithin(box, h, obstacle, near)
        const step = 60
        let least = Number.POSITIVE_INFINITY
        for (let by = 0; by < 16 * INCH && (travel === undefined || by < travel); by += step)
          least = Math.min(least, gap(moved(box, h, by), obstacle))
        if (travel !== 0) expect(least).toBeGreaterThan(near - 1e-6)
        if (travel !== undefined && travel > 0)
          expect(Math.abs(gap(moved(box, h, travel), obstacle) - near)).toBeLessThan(1e-6)
      }),
      { numRuns: 300 },
    )
  })
})

test('what is off the path is never as near as that, and what is on it is not off it', () => {
  const length = fc.integer({ min: 0, max: 12 * INCH })
  fc.assert(
    fc.property(base, heading, length, base, fc.nat(INCH), (box, h, most, obstacle, by) => {
      const off = offThePath(box, pathOf(h, most), obstacle, by)
      let least = Number.POSITIVE_INFINITY
      for (let part = 0; part <= 20; part++)
        least = Math.min(least, gap(moved(box, h, (most * part) / 20), obstacle))
      if (off) expect(least).toBeGreaterThan(by)
    }),
  )
  const path = pathOf(NORTH, 9 * INCH)
  const standsOff = (x: number, y: number) => offThePath(standing(0, 0), path, standing(x, y), 0)
  expect([standsOff(0, 5), standsOff(0, 9), standsOff(0, 13), standsOff(0, -4), standsOff(4, 5)]).toEqual([
    false,
    false,
    true,
    true,
    true,
  ])
})

describe('moving clear', () => {
  const box = standing(0, 0)

  test('goes all the way where nothing is', () => {
    expect(travelClear(box, NORTH, 3 * INCH, [], SHORT)).toBe(3 * INCH)
    expect(travelClear(box, NORTH, 3 * INCH, [standing(0, 5), standing(3, 2)], SHORT)).toBe(3 * INCH)
  })

  test('stops short of the nearest obstacle', () => {
    expect(travelClear(box, NORTH, 9 * INCH, [standing(0, 6), standing(1, 4)], SHORT)).toBe(2.75 * INCH)
    expect(travelClear(box, NORTH, 9 * INCH, [standing(0, 4)], 0)).toBe(3 * INCH)
  })

  test('may pass at exactly that distance', () => {
    expect(travelClear(box, NORTH, 9 * INCH, [standing(2.25, 4)], SHORT)).toBe(9 * INCH)
    expect(travelClear(box, NORTH, 9 * INCH, [standing(2, 4)], 0)).toBe(9 * INCH)
    expect(
      travelClear(box, NORTH, 9 * INCH, [shifted(standing(2.25, 4), { x: -1, y: 0 })], SHORT),
    ).toBeLessThan(3 * INCH)
  })

  test('one that stands too near may go away or along, but no nearer', () => {
    expect(travelClear(box, NORTH, 3 * INCH, [standing(0, -1.1)], SHORT)).toBe(3 * INCH)
    expect(travelClear(box, NORTH, 3 * INCH, [standing(0, -1)], SHORT)).toBe(3 * INCH)
    expect(travelClear(box, NORTH, 3 * INCH, [standing(2.1, 0)], SHORT)).toBe(3 * INCH)
    expect(travelClear(box, NORTH, 3 * INCH, [standing(0, 1.1)], SHORT)).toBe(0)
    expect(travelClear(box, NORTH, 3 * INCH, [standing(0, 1)], 0)).toBe(0)
    expect(travelClear(box, NORTH, 3 * INCH, [standing(0, 1.25)], SHORT)).toBe(0)
  })

  const scene = [
    base,
    heading,
    fc.integer({ min: 1, max: 12 * INCH }),
    fc.array(base, { maxLength: 4 }),
  ] as const

  test('keeps its distance all along the way and at its end', () => {
    fc.assert(
      fc.property(...scene, fc.constantFrom(0, 1, SHORT, INCH), (start, h, most, obstacles, short) => {
        const travel = travelClear(start, h, most, obstacles, short)
        expect(travel).toBeGreaterThanOrEqual(0)
        expect(travel).toBeLessThanOrEqual(most)
        for (const obstacle of obstacles) {
          const least = Math.min(short, gap(start, obstacle) - 3)
          let nearest = Number.POSITIVE_INFINITY
          for (let by = 0; by < travel; by += 97)
            nearest = Math.min(nearest, gap(moved(start, h, by), obstacle))
          expect(nearest).toBeGreaterThanOrEqual(least - 1e-5)
          if (travel > 0) {
            expect(overlaps(placed(start, h, travel), obstacle)).toBe(false)
            expect(gap(placed(start, h, travel), obstacle)).toBeGreaterThanOrEqual(least - 1e-5)
          }
        }
      }),
      { numRuns: 300 },
    )
  })

  test('goes no less far than it might', () => {
    fc.assert(
      fc.property(...scene, (start, h, most, obstacles) => {
        fc.pre(obstacles.every((obstacle) => gap(start, obstacle) > SHORT))
        const travel = travelClear(start, h, most, obstacles, SHORT)
        const end = moved(start, h, travel + 10)
        if (travel < most - 10)
          expect(obstacles.some((obstacle) => gap(end, obstacle) < SHORT + 10)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})

describe('the last clear place', () => {
  const box = standing(0, 0)

  test('is the end of the move if nobody stands there', () => {
    expect(lastClearPlace(box, NORTH, 6 * INCH, [standing(0, 3)])).toBe(6 * INCH)
  })

  test('is before the one that stands there', () => {
    expect(lastClearPlace(box, NORTH, 6 * INCH, [standing(0.5, 6)])).toBe(5 * INCH)
    expect(lastClearPlace(box, NORTH, 6 * INCH, [standing(0.5, 7)])).toBe(6 * INCH)
  })

  test('may be before a whole row of them', () => {
    const row = [standing(0, 6), standing(0, 5), standing(0, 4)]
    expect(lastClearPlace(box, NORTH, 6 * INCH, row)).toBe(3 * INCH)
    expect(lastClearPlace(box, NORTH, 6 * INCH, [standing(0, 6), standing(0, 3.5)])).toBe(5 * INCH)
    expect(lastClearPlace(box, NORTH, 1 * INCH, [standing(0, 1)])).toBe(0)
  })

  test('is clear, and nothing beyond it is', () => {
    fc.assert(
      fc.property(
        base,
        heading,
        fc.integer({ min: 1, max: 9 * INCH }),
        fc.array(base, { maxLength: 6 }),
        (start, h, most, blockers) => {
          const travel = lastClearPlace(start, h, most, blockers)
          const clear = (by: number) => blockers.every((b) => !overlaps(placed(start, h, by), b))
          if (travel > 0) expect(clear(travel)).toBe(true)
          for (let by = most; by > travel + 60; by -= 50)
            expect(blockers.some((b) => gap(moved(start, h, by), b) < 2)).toBe(true)
        },
      ),
      { numRuns: 300 },
    )
  })
})

test('bases abreast, a fiftieth of a millimetre apart, march side by side on any heading', () => {
  const held: number[] = []
  for (let h = 0; h < 36000; h += 7) {
    const left: Box = { centre: { x: 0, y: 0 }, heading: h, width: 2 * INCH, depth: INCH }
    const right: Box = { ...left, centre: along(left.centre, turned(h, EAST), left.width + 2) }
    const free = Math.min(
      lastClearPlace(left, h, INCH, [right]),
      travelClear(left, h, INCH, [right], 0),
      travelClear(right, h, INCH, [left], SHORT),
    )
    if (free < INCH - 5) held.push(h)
  }
  expect(held).toEqual([])
})
