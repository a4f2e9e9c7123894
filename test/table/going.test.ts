import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shapeOf } from '#kernel/geometry/outline.ts'
import {
  costOf,
  crossingsOf,
  edgesCrossed,
  type Fare,
  placeAlong,
  reachOf,
  stretchesAlong,
} from '#table/going.ts'
import { at } from './bases.ts'

const MUD = { kind: 'mud', shape: shapeOf({ shape: 'rectangle', x1: 0, y1: 10_000, x2: 50_000, y2: 20_000 }) }
const TRACK = {
  kind: 'track',
  shape: shapeOf({ shape: 'belt', points: [at(10, 0), at(10, 50)], width: 4000, ends: 'flush' }),
}

/** On mud everything costs twice as much, on the track half. */
const price = (under: readonly string[]): number =>
  under.includes('track') ? 0.5 : under.includes('mud') ? 2 : 1

const fareOf = (
  path: Parameters<typeof stretchesAlong>[0],
  tolls: Fare<string>['tolls'] = [],
): Fare<string> => ({
  stretches: stretchesAlong(path, [MUD, TRACK]),
  price,
  tolls,
})

describe('a path over the ground', () => {
  test('falls into stretches by what lies under it', () => {
    expect(stretchesAlong([at(30, 0), at(30, 30)], [MUD, TRACK])).toEqual([
      { from: 0, to: 10_000, under: [] },
      { from: 10_000, to: 20_000, under: ['mud'] },
      { from: 20_000, to: 30_000, under: [] },
    ])
    expect(stretchesAlong([at(10, 5), at(10, 15)], [MUD, TRACK])).toEqual([
      { from: 0, to: 5000, under: ['track'] },
      { from: 5000, to: 10_000, under: ['mud', 'track'] },
    ])
  })

  test('is measured on over its bends', () => {
    expect(stretchesAlong([at(30, 5), at(30, 15), at(40, 15)], [MUD])).toEqual([
      { from: 0, to: 5000, under: [] },
      { from: 5000, to: 10_000, under: ['mud'] },
      { from: 10_000, to: 20_000, under: ['mud'] },
    ])
    expect(placeAlong([at(30, 5), at(30, 15), at(40, 15)], 12_000)).toEqual(at(32, 15))
    expect(placeAlong([at(30, 5), at(30, 15)], 99_000)).toEqual(at(30, 15))
  })

  test('costs by its stretches', () => {
    expect(costOf(fareOf([at(30, 0), at(30, 30)]), 30_000)).toBe(40_000)
    expect(costOf(fareOf([at(30, 0), at(30, 30)]), 15_000)).toBe(20_000)
    expect(costOf(fareOf([at(10, 0), at(10, 30)]), 30_000)).toBe(15_000)
  })

  test('is followed as far as the allowance pays', () => {
    expect(reachOf(fareOf([at(30, 0), at(30, 30)]), 12_000)).toBe(11_000)
    expect(reachOf(fareOf([at(30, 0), at(30, 30)]), 99_000)).toBe(30_000)
    expect(
      reachOf({ ...fareOf([at(30, 0), at(30, 30)]), price: ([g]) => (g === 'mud' ? Infinity : 1) }, 99_000),
    ).toBe(10_000)
  })

  test('pays a toll once, and stops before one that is too dear', () => {
    const fare = fareOf([at(30, 0), at(30, 9)], [{ at: 4000, price: 2000 }])
    expect(costOf(fare, 4000)).toBe(4000)
    expect(costOf(fare, 5000)).toBe(7000)
    expect(reachOf(fare, 5999)).toBe(4000)
    expect(reachOf(fare, 7000)).toBe(5000)
  })

  test('costs exactly the allowance that reaches so far', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 50 })), {
          minLength: 2,
          maxLength: 6,
        }),
        fc.nat(60_000),
        (corners, allowance) => {
          const path = corners.map(([x, y]) => at(x, y))
          const fare = fareOf(path, [{ at: 5000, price: 300 }])
          const reach = reachOf(fare, allowance)
          expect(costOf(fare, reach)).toBeLessThanOrEqual(allowance + 1e-6)
          const whole = fare.stretches.at(-1)?.to ?? 0
          if (reach < whole) expect(costOf(fare, reach + 1)).toBeGreaterThan(allowance - 1e-6)
        },
      ),
    )
  })
})

describe('a path over lines', () => {
  const wall = [at(0, 10), at(10, 10), at(20, 20)]

  test('crosses a wall where it does, also at a bend of it', () => {
    expect(crossingsOf([at(5, 0), at(5, 30)], wall)).toEqual([10_000])
    expect(crossingsOf([at(10, 0), at(10, 30)], wall)).toEqual([10_000])
    expect(crossingsOf([at(5, 0), at(5, 15), at(5, 5)], wall)).toEqual([10_000, 20_000])
    expect(crossingsOf([at(0, 0), at(30, 0)], wall)).toEqual([])
  })

  test('does not cross a bend that it only touches', () => {
    const roof = [at(0, 0), at(5, 5), at(10, 0)]
    expect(crossingsOf([at(0, 5), at(10, 5)], roof)).toEqual([])
    expect(crossingsOf([at(10, 5), at(0, 5)], roof)).toEqual([])
  })

  test('goes into ground and out of it', () => {
    expect(edgesCrossed([at(30, 0), at(30, 30)], MUD.shape)).toEqual([10_000, 20_000])
    expect(edgesCrossed([at(30, 12), at(30, 18)], MUD.shape)).toEqual([])
  })
})
