import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ahead, along, angleBetween, angleOff, bearing, direction, turned } from '#kernel/geometry/angle.ts'
import { cross, distance, dot, minus } from '#kernel/geometry/point.ts'
import { heading, point, quarter, turnedPoint } from './arbitrary.ts'

const HERE = { x: 0, y: 0 }

describe('headings', () => {
  test.each([
    [0, { x: 0, y: 1 }],
    [9000, { x: 1, y: 0 }],
    [18000, { x: 0, y: -1 }],
    [27000, { x: -1, y: 0 }],
    [36000, { x: 0, y: 1 }],
  ])('%d is exact', (h, step) => {
    expect(direction(h)).toEqual(step)
  })

  test('the direction of every hundredth of a degree is right to twelve places', () => {
    let worst = 0
    for (let h = 0; h < 36000; h++) {
      const { x, y } = direction(h)
      const radians = (h * Math.PI) / 18000
      worst = Math.max(worst, Math.abs(x - Math.sin(radians)), Math.abs(y - Math.cos(radians)))
    }
    expect(worst).toBeLessThan(1e-12)
  })

  test('directions are the same to the last bit on every machine', () => {
    expect(direction(1)).toEqual({ x: 0.00017453292431333678, y: 0.9999999847691291 })
    expect(direction(1234)).toEqual({ x: 0.21371244079399437, y: 0.976896613081381 })
    expect(direction(29876)).toEqual({ x: -0.8766427939777943, y: 0.4811417792780071 })
    expect([angleOff(1, 2), angleOff(1, 3)]).toEqual([2656.5051177077985, 1843.4948822922013])
  })

  test('half a right angle goes as far east as north', () => {
    expect(direction(4500).x).toBe(direction(4500).y)
  })

  test('a turn goes round the compass either way', () => {
    expect(turned(35000, 4500)).toBe(3500)
    expect(turned(1000, -4500)).toBe(32500)
    expect(turned(0, -36000)).toBe(0)
    expect(Object.is(turned(18000, -18000), 0)).toBe(true)
  })

  test('the angle between two headings is the smaller one', () => {
    expect(angleBetween(35500, 1000)).toBe(1500)
    expect(angleBetween(0, 18000)).toBe(18000)
    expect(angleBetween(27000, 0)).toBe(9000)
  })

  test('the angle between headings is symmetric and at most half a circle', () => {
    fc.assert(
      fc.property(heading, heading, (a, b) => {
        const angle = angleBetween(a, b)
        expect(angle).toBe(angleBetween(b, a))
        expect([turned(a, angle), turned(a, -angle)]).toContain(b)
        expect(angle).toBeLessThanOrEqual(18000)
      }),
    )
  })
})

describe('bearings', () => {
  test.each([
    [{ x: 0, y: 7 }, 0],
    [{ x: 7, y: 7 }, 4500],
    [{ x: 7, y: 0 }, 9000],
    [{ x: 7, y: -7 }, 13500],
    [{ x: 0, y: -7 }, 18000],
    [{ x: -7, y: -7 }, 22500],
    [{ x: -7, y: 0 }, 27000],
    [{ x: -7, y: 7 }, 31500],
    [{ x: 1, y: 2 }, 2657],
    [{ x: -1, y: 1_000_000 }, 0],
    [HERE, 0],
  ])('to %j is %d', (to, h) => {
    expect(bearing(HERE, to)).toBe(h)
  })

  test('agree with the arctangent to within half a hundredth of a degree', () => {
    fc.assert(
      fc.property(point(200_000), (to) => {
        fc.pre(to.x !== 0 || to.y !== 0)
        const h = bearing(HERE, to)
        const exact = (Math.atan2(to.x, to.y) * 18000) / Math.PI
        expect(Math.abs(((h - exact + 54000) % 36000) - 18000)).toBeLessThanOrEqual(0.5 + 1e-9)
        expect(h).toBeGreaterThanOrEqual(0)
        expect(h).toBeLessThan(36000)
      }),
    )
  })

  test('turn with the table', () => {
    fc.assert(
      fc.property(point(200_000), quarter, (to, quarters) => {
        fc.pre(to.x !== 0 || to.y !== 0)
        expect(bearing(HERE, turnedPoint(to, quarters))).toBe(turned(bearing(HERE, to), quarters * 9000))
      }),
    )
  })

  test('lead back to where one went', () => {
    fc.assert(
      fc.property(point(100_000), heading, (from, h) => {
        expect(angleBetween(bearing(from, along(from, h, 100_000)), h)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('going along a heading', () => {
  test('ends on whole coordinates', () => {
    expect(along({ x: 10, y: 20 }, 3000, 1000)).toEqual({ x: 510, y: 886 })
    expect(along({ x: 10, y: 20 }, 27000, 1000)).toEqual({ x: -990, y: 20 })
  })

  test('turns and shifts with the table', () => {
    fc.assert(
      fc.property(point(9999), heading, fc.nat(50_000), quarter, (from, h, length, quarters) => {
        const to = along(from, h, length)
        expect(along(turnedPoint(from, quarters), turned(h, quarters * 9000), length)).toEqual(
          turnedPoint(to, quarters),
        )
        expect(minus(to, from)).toEqual(along(HERE, h, length))
        expect(Math.abs(distance(from, to) - length)).toBeLessThan(0.71)
      }),
    )
  })

  test('how far ahead a place lies', () => {
    expect(ahead({ x: 5, y: 5 }, 9000, { x: 12, y: 99 })).toBe(7)
    expect(ahead({ x: 5, y: 5 }, 27000, { x: 12, y: 99 })).toBe(-7)
    expect(ahead({ x: 0, y: 0 }, 4500, { x: 10, y: 10 })).toBeCloseTo(Math.sqrt(200), 10)
  })
})

describe('angles off the front', () => {
  test.each([
    [0, 5, 0],
    [5, 5, 4500],
    [-5, 5, 4500],
    [5, 0, 9000],
    [-5, -5, 13500],
    [0, -5, 18000],
    [0, 0, 0],
  ])('%d aside and %d ahead are %d', (sideways, forward, angle) => {
    expect(angleOff(sideways, forward)).toBe(angle)
  })

  test('agree with the arctangent to eleven places', () => {
    fc.assert(
      fc.property(point(200_000), ({ x, y }) => {
        fc.pre(x !== 0 || y !== 0)
        const radians = (angleOff(x, y) * Math.PI) / 18000
        expect(Math.abs(radians - Math.atan2(Math.abs(x), y))).toBeLessThan(1e-12)
      }),
    )
  })
})

test('products of arrows', () => {
  expect(cross({ x: 1, y: 0 }, { x: 0, y: 1 })).toBe(1)
  expect(dot({ x: 3, y: 4 }, { x: 3, y: 4 })).toBe(25)
  expect(distance({ x: 1, y: 1 }, { x: 4, y: 5 })).toBe(5)
})
