import { describe, expect, test } from 'vitest'
import { hillLines } from '#web/table/ground/shapes/hills.ts'
import { isolines } from '#web/table/ground/shapes/isolines.ts'
import type { Line } from '#web/table/ground/shapes/line.ts'
import { within } from '#web/table/ground/shapes/shape.ts'

const TABLE = { left: 0, top: 0, right: 400, bottom: 300 }
const ring = (...spots: readonly (readonly [number, number])[]): Line => spots.map(([x, y]) => ({ x, y }))
const LOW = { ring: ring([100, 100], [300, 90], [320, 220], [180, 250], [90, 200]), level: 1 }
const HIGH = { ring: ring([160, 140], [240, 135], [250, 190], [170, 200]), level: 2 }

test('a cone has round lines of equal height', () => {
  const lines = isolines((x, y) => 100 - Math.hypot(x - 200, y - 150), TABLE, 8, 40)
  expect(lines).toHaveLength(1)
  const [line = []] = lines
  expect(line[0]).toEqual(line.at(-1))
  for (const { x, y } of line) expect(Math.hypot(x - 200, y - 150)).toBeCloseTo(60, 0)
})

describe('a hill', () => {
  test('shows its own edge and how it rises', () => {
    const { rim, slopes } = hillLines(LOW, [], TABLE)
    expect(rim).toHaveLength(1)
    expect(rim[0]).toHaveLength(LOW.ring.length + 1)
    expect(slopes).toHaveLength(2)
    for (const point of slopes.flat()) expect(within(LOW.ring, point)).toBe(true)
  })

  test('has no line through the one that rises out of it', () => {
    const { slopes } = hillLines(LOW, [HIGH], TABLE)
    expect(slopes).toHaveLength(2)
    for (const point of slopes.flat()) {
      expect(within(LOW.ring, point)).toBe(true)
      expect(within(HIGH.ring, point)).toBe(false)
    }
    for (const point of hillLines(HIGH, [LOW], TABLE).slopes.flat())
      expect(within(HIGH.ring, point)).toBe(true)
  })

  test('goes on beyond the edge of the table', () => {
    const ridge = { ring: ring([0, 200], [400, 200], [400, 300], [0, 300]), level: 1 }
    const { rim, slopes } = hillLines(ridge, [], TABLE)
    expect(rim).toEqual([ring([0, 200], [400, 200])])
    // No line runs along the edge of the table behind it.
    for (const { y } of slopes.flat()) expect(y).toBeLessThan(280)
    const corner = hillLines({ ring: ring([300, 0], [400, 0], [400, 100], [300, 100]), level: 1 }, [], TABLE)
    expect(corner.rim).toEqual([ring([400, 100], [300, 100], [300, 0])])
  })
})
