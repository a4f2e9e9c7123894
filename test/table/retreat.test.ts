import { describe, expect, test } from 'vitest'
import { awayFrom, roomAlong, roomForAll, waysBack } from '#table/retreat.ts'
import { base, block, round } from './bases.ts'

const SOUTH = 18_000

const retreat = (around: Partial<Parameters<typeof roomAlong>[0]['around']>) => ({
  around: { friends: [], enemies: [], closed: [], bridged: [], ...around },
  most: 20_000,
  keepsOff: 50,
  shortOf: 1000,
})

describe('going back', () => {
  test('has room up to closed ground, and short of an enemy', () => {
    const stand = base('a', 50, 50)
    expect(roomAlong(retreat({}), stand, SOUTH)).toBe(20_000)
    expect(roomAlong(retreat({ friends: [base('f', 50, 45)] }), stand, SOUTH)).toBe(20_000)
    expect(roomAlong(retreat({ closed: [block(50, 40, 9, 2)] }), stand, SOUTH)).toBe(8250)
    expect(roomAlong(retreat({ enemies: [base('e', 50, 40)] }), stand, SOUTH)).toBe(7500)
    // One beside the way is passed, as long as it is not brushed.
    expect(roomAlong(retreat({ enemies: [base('e', 53.06, 40)] }), stand, SOUTH)).toBe(20_000)
    expect(roomAlong(retreat({ enemies: [base('e', 53.04, 40)] }), stand, SOUTH)).toBeLessThan(9000)
  })

  test('turns as little as it can to either side', () => {
    const turns = { step: 100, most: 4500 }
    expect(waysBack(SOUTH, turns, () => true)).toEqual({ straight: SOUTH })
    expect(waysBack(SOUTH, turns, (heading) => heading >= 18_250 || heading <= 17_000)).toEqual({
      ways: [
        { side: 'left', heading: 17_000 },
        { side: 'right', heading: 18_300 },
      ],
    })
    expect(waysBack(SOUTH, turns, () => false)).toEqual({ ways: [] })
  })

  test('leads away from the nearest enemy', () => {
    expect(awayFrom(round('a', 50, 50), [base('e', 50, 80), base('f', 40, 50)])).toBe(9000)
    expect(awayFrom(round('a', 50, 50), [])).toBeUndefined()
  })

  test('goes on through friends until all are clear', () => {
    const body = [base('a', 50, 50), base('b', 55, 50)]
    const friends = [base('f', 50, 30), base('g', 55, 28.4)]
    expect(roomForAll(body, SOUTH, { least: 20_000, most: 40_000 }, friends)).toBe(23_100)
    expect(roomForAll(body, SOUTH, { least: 20_000, most: 23_000 }, friends)).toBeUndefined()
    expect(roomForAll(body, SOUTH, { least: 10_000, most: 40_000 }, friends)).toBe(10_000)
  })
})
