import { describe, expect, test } from 'vitest'
import { shownArrow, shownCircle, shownFan, shownGhost, shownRange, shownSquare } from '#table/shown.ts'
import { asIfAt, withInstead } from '#table/supposing.ts'
import { at, base, block, round } from './bases.ts'

describe('supposing', () => {
  test('puts one unit elsewhere and leaves everything as it is', () => {
    const unit = [base('a', 10, 10), base('b', 15, 10)]
    const moved = asIfAt(unit, ({ id }) => (id === 'a' ? base('', 20, 20, 9000) : undefined))
    expect(moved[0]).toMatchObject({ id: 'a', centre: at(20, 20), heading: 9000 })
    expect(moved[1]).toBe(unit[1])
    expect(unit[0]?.centre).toEqual(at(10, 10))
    const [first, second] = [{ bases: unit }, { bases: [] }]
    expect(withInstead([first, second], first, { bases: [] })).toEqual([{ bases: [] }, { bases: [] }])
  })
})

describe('shown', () => {
  test('are the fan, the range and the template of a stand', () => {
    expect(shownFan(base('a', 10, 10), 6000, 4500)).toEqual({
      shape: 'fan',
      left: at(8.5, 10.75),
      right: at(11.5, 10.75),
      range: 6000,
      splay: 4500,
    })
    // From the edge of a base, so that a broad one reaches no farther to its sides than to its front.
    const ground = shownRange(base('a', 10, 10), 6000)
    const ys = ground.shape === 'polygon' ? ground.points.map(({ y }) => y) : []
    const xs = ground.shape === 'polygon' ? ground.points.map(({ x }) => x) : []
    expect([Math.min(...ys), Math.max(...ys)]).toEqual([at(10, 10).y - 6750, at(10, 10).y + 6750])
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([at(10, 10).x - 7500, at(10, 10).x + 7500])
    expect(shownRange(round('a', 10, 10), 6000)).toMatchObject({ shape: 'circle', radius: 7000 })
    expect(shownCircle(at(1, 1), 5)).toEqual({ shape: 'circle', centre: at(1, 1), radius: 5 })
    expect(shownSquare(block(1, 1, 2, 2))).toEqual({
      shape: 'square',
      centre: at(1, 1),
      side: 2000,
      heading: 0,
    })
    expect(shownArrow(at(1, 1), at(2, 2)).points).toEqual([at(1, 1), at(2, 2)])
    expect(shownGhost('a', base('x', 1, 1), 9000)).toEqual({ id: 'a', centre: at(1, 1), heading: 9000 })
  })
})
