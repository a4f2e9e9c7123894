import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sharedArea } from '#kernel/geometry/inside.ts'
import { shapeOf } from '#kernel/geometry/outline.ts'
import type { Span } from '#kernel/geometry/span.ts'
import { placed } from '#kernel/geometry/sweep.ts'
import {
  driftOver,
  laid,
  passageOf,
  placeFrom,
  standsUnder,
  stripFrom,
  underAny,
  underOne,
} from '#table/template.ts'
import { at, base, block, round } from './bases.ts'

/** The templates of these tests, that much larger. */
const square = (by: number) => block(50, 50, 10 + by / 500, 10 + by / 500)
const circle = (by: number) => ({ centre: at(50, 50), heading: 0, radius: 5000 + by })
const HAIR = 4

const SQUARE = square(0)
const CIRCLE = circle(0)

describe('under a template', () => {
  test('of any shape a stand lies wholly, partly or not', () => {
    const polygon = shapeOf({ shape: 'polygon', points: [at(45, 45), at(55, 45), at(55, 55), at(45, 55)] })
    for (const template of [SQUARE, polygon]) {
      expect(underOne(template, base('a', 50, 50))).toBe('wholly')
      expect(underOne(template, base('a', 53.5, 50))).toBe('wholly')
      expect(underOne(template, base('a', 53.51, 50))).toBe('partly')
      expect(underOne(template, base('a', 56.49, 50))).toBe('partly')
      expect(underOne(template, base('a', 56.5, 50))).toBe('none')
      expect(underOne(template, round('a', 54, 50))).toBe('wholly')
      expect(underOne(template, round('a', 56, 50))).toBe('none')
    }
    expect(underOne(CIRCLE, round('a', 54, 50))).toBe('wholly')
    expect(underOne(CIRCLE, round('a', 54.1, 50))).toBe('partly')
    expect(underOne(CIRCLE, base('a', 50, 54.5))).toBe('partly')
  })

  test('of several the fullest counts', () => {
    expect(underAny([block(52, 50, 2, 9), SQUARE], base('a', 50, 50))).toBe('wholly')
    expect(underAny([], base('a', 50, 50))).toBe('none')
    const all = [base('far', 80, 50), base('in', 50, 50), base('half', 55, 50)]
    expect(standsUnder([SQUARE], all).map(({ stand, under }) => [stand.id, under])).toEqual([
      ['in', 'wholly'],
      ['half', 'partly'],
    ])
  })

  test('two boxes share as much ground as they do turned to any quarter', () => {
    expect(sharedArea(SQUARE, base('a', 55, 50))).toBe(1500 * 1500)
    expect(sharedArea(SQUARE, base('a', 55, 50, 9000))).toBe(750 * 3000)
    expect(sharedArea(SQUARE, base('a', 80, 50))).toBe(0)
    fc.assert(
      fc.property(fc.integer({ min: 35, max: 65 }), fc.integer({ min: 1, max: 35_999 }), (x, heading) => {
        const stand = base('a', x, 52, heading)
        const area = sharedArea(SQUARE, stand)
        expect(area).toBeGreaterThanOrEqual(0)
        expect(area).toBeLessThan(3010 * 1510)
        if (underOne(SQUARE, stand) === 'none') expect(area).toBeLessThan(1)
        if (underOne(SQUARE, stand) === 'wholly') expect(area).toBeGreaterThan(2990 * 1490)
      }),
    )
  })
})

describe('laying a template', () => {
  test('of several pieces', () => {
    const pieces = [
      { right: 500, forward: 0, footprint: block(0, 0, 1, 1) },
      { right: -500, forward: 1000, footprint: block(0, 0, 1, 1) },
    ]
    const [a, b] = laid(pieces, at(10, 10), 9000)
    expect(a).toMatchObject({ centre: at(10, 9.5), heading: 9000, width: 1000 })
    expect(b).toMatchObject({ centre: at(11, 10.5), heading: 9000 })
    expect(placeFrom(at(0, 0), 0, 300, 400)).toEqual({ x: 300, y: 400 })
  })

  test('as a strip', () => {
    expect(stripFrom(at(10, 10), 0, 15_000, 2000)).toEqual({
      centre: at(10, 17.5),
      heading: 0,
      width: 2000,
      depth: 15_000,
    })
  })
})

describe('on the way', () => {
  test('a stand comes under a template, is wholly under it, and leaves it', () => {
    expect(passageOf(SQUARE, base('a', 50, 30), 0, 60_000)).toEqual({
      under: { from: 14_250, to: 25_750 },
      wholly: { from: 15_750, to: 24_250 },
    })
    expect(passageOf(SQUARE, base('a', 50, 30), 0, 15_000)).toEqual({
      under: { from: 14_250, to: 15_000 },
      wholly: undefined,
    })
    expect(passageOf(SQUARE, base('a', 50, 30), 0, 14_000)).toBeUndefined()
    expect(passageOf(SQUARE, base('a', 56.5, 30), 0, 60_000)).toBeUndefined()
    expect(passageOf(CIRCLE, round('a', 50, 40), 0, 60_000)).toEqual({
      under: { from: 4000, to: 16_000 },
      wholly: { from: 6000, to: 14_000 },
    })
  })

  test('a cloud drifts over a stand', () => {
    expect(driftOver(SQUARE, 9000, 30_000, base('a', 70, 50))).toEqual({
      under: { from: 13_500, to: 26_500 },
      wholly: { from: 16_500, to: 23_500 },
    })
  })

  // A place is rounded to whole points: where a stand grazes the edge a point across is many along the way, so the
  // template gives a hair instead of the span.
  test('is under a template just when it is', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(square, circle),
        fc.constantFrom(base('b', 40, 40, 2000), round('r', 40, 40)),
        fc.integer({ min: 0, max: 8999 }),
        (template, stand, way) => {
          const passage = passageOf(template(0), stand, way, 40_000)
          for (let far = 0; far <= 40_000; far += 700) {
            const there = placed(stand, way, far)
            const [surely, perhaps] = [underOne(template(-HAIR), there), underOne(template(HAIR), there)]
            const inSpan = (span: Span | undefined) =>
              span !== undefined && far >= span.from && far <= span.to
            if (surely !== 'none') expect(inSpan(passage?.under)).toBe(true)
            if (perhaps === 'none') expect(inSpan(passage?.under)).toBe(false)
            if (surely === 'wholly') expect(inSpan(passage?.wholly)).toBe(true)
            if (perhaps !== 'wholly') expect(inSpan(passage?.wholly)).toBe(false)
          }
        },
      ),
    )
  })
})
