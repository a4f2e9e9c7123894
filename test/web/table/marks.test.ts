import { describe, expect, test } from 'vitest'
import type { TableMark } from '#screen/mark.ts'
import { distance } from '#web/table/body.ts'
import { discPlaces, ringOf } from '#web/table/drawing/mark-discs.ts'

const mark = (id: string, x: number, y: number, radius = 2000): TableMark => ({
  id,
  centre: { x, y },
  radius,
  look: 'plain',
  number: 1,
  text: id,
})

const TABLE = { size: { width: 100_000, height: 60_000 }, pieces: [], scale: 0.01, turn: 0 } as const

describe('numbered marks', () => {
  test('a ring is never too small to be seen', () => {
    expect(ringOf({ radius: 100 }, 0.01)).toBe(2600)
    expect(ringOf({ radius: 9000 }, 0.01)).toBe(9000)
  })

  test('a disc sits on its ring, to the right above as one looks at it', () => {
    const one = mark('one', 50_000, 30_000, 9000)
    const upright = discPlaces([one], TABLE).get('one')
    expect(upright?.x).toBeGreaterThan(50_000)
    expect(upright?.y).toBeGreaterThan(30_000)
    const turned = discPlaces([one], { ...TABLE, turn: 1 }).get('one')
    expect(turned && distance(turned, one.centre)).toBeCloseTo(9000, 0)
    // A quarter turn clockwise brings the left of the table to the top of the screen.
    expect(turned?.x).toBeLessThan(50_000)
    expect(turned?.y).toBeGreaterThan(30_000)
  })

  test('discs stay on the table and off each other', () => {
    const marks = [
      mark('corner', 99_000, 59_000),
      mark('beside', 99_000, 56_000),
      mark('near', 94_000, 57_000),
    ]
    const places = [...discPlaces(marks, TABLE).values()]
    expect(places).toHaveLength(3)
    for (const [i, place] of places.entries()) {
      expect(place.x).toBeLessThanOrEqual(98_500)
      expect(place.y).toBeLessThanOrEqual(58_500)
      for (const other of places.slice(i + 1)) expect(distance(place, other)).toBeGreaterThan(2900)
    }
  })
})
