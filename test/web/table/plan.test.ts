import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Piece } from '#screen/piece.ts'
import { asOneBody, bearing, cornersOf, distance, pathLength } from '#web/table/body.ts'
import {
  begin,
  bent,
  headed,
  idle,
  meant,
  movedTo,
  planOf,
  unbent,
  withoutLastBend,
} from '#web/table/input/draft.ts'

const piece = (id: string, x: number, y: number, heading = 0): Piece => ({
  id,
  unit: 'u',
  side: 0,
  centre: { x, y },
  heading,
  width: 5080,
  depth: 2540,
  symbol: 'infantry',
  name: 'U',
  text: '',
  status: 0,
})
const START = { centre: { x: 0, y: 0 }, heading: 0 }

describe('a plan', () => {
  test('goes bend by bend from where the leader stands', () => {
    let draft = movedTo(begin(['a', 'b'], START), { x: 100, y: 0 })
    draft = movedTo(bent(draft, 10), { x: 100, y: 200 })
    expect(planOf(draft)).toEqual({
      pieces: ['a', 'b'],
      path: [
        { x: 0, y: 0 },
        { x: 100, y: 0 },
        { x: 100, y: 200 },
      ],
      heading: 0,
    })
    expect(pathLength(planOf(draft).path)).toBe(300)
  })

  test('does not bend twice in one place', () => {
    const draft = bent(movedTo(begin(['a'], START), { x: 100, y: 0 }), 10)
    expect(bent(draft, 10)).toBe(draft)
    expect(bent(movedTo(draft, { x: 104, y: 0 }), 10).bends).toHaveLength(1)
  })

  test('loses its bends one by one', () => {
    const draft = bent(movedTo(begin(['a'], START), { x: 100, y: 0 }), 10)
    const straight = unbent(draft)
    expect(straight?.bends).toEqual([])
    expect(straight && unbent(straight)).toBeUndefined()
  })

  test('forgets a bend that came from resting before letting go', () => {
    const rested = movedTo(bent(movedTo(begin(['a'], START), { x: 100, y: 0 }), 10), { x: 103, y: 0 })
    expect(withoutLastBend(rested, 10)).toMatchObject({ bends: [], end: { x: 100, y: 0 } })
    const on = movedTo(rested, { x: 300, y: 0 })
    expect(withoutLastBend(on, 10)).toBe(on)
  })

  test('is none if nothing moved or turned', () => {
    const draft = begin(['a'], START)
    expect(idle(movedTo(draft, { x: 3, y: 0 }), 10)).toBe(true)
    expect(idle(headed(draft, 500), 10)).toBe(false)
    expect(idle(movedTo(draft, { x: 30, y: 0 }), 10)).toBe(false)
  })

  test('takes headings as the hand means them', () => {
    expect(meant(4730)).toBe(4500)
    expect(meant(4830)).toBe(4800)
    expect(meant(35_800)).toBe(0)
    expect(headed(begin(['a'], START), -500).heading).toBe(35_500)
  })
})

describe('a body', () => {
  test('wheels about its leader and keeps its order', () => {
    const ghosts = asOneBody(
      [piece('a', 0, 0), piece('b', 5080, 0)],
      [
        { x: 0, y: 0 },
        { x: 0, y: 1000 },
      ],
      9000,
    )
    expect(ghosts).toEqual([
      { id: 'a', centre: { x: 0, y: 1000 }, heading: 9000 },
      { id: 'b', centre: { x: 0, y: -4080 }, heading: 9000 },
    ])
  })

  test('is rigid', () => {
    const place = fc.integer({ min: 0, max: 90_000 })
    fc.assert(
      fc.property(place, place, place, place, fc.integer({ min: 0, max: 35_999 }), (x, y, u, v, heading) => {
        const pieces = [piece('a', x, y), piece('b', u, v, 4500)]
        const [a, b] = asOneBody(
          pieces,
          [
            { x, y },
            { x: y, y: u },
          ],
          heading,
        )
        const before = distance({ x, y }, { x: u, y: v })
        expect(
          Math.abs(distance(a?.centre ?? START.centre, b?.centre ?? START.centre) - before),
        ).toBeLessThan(2)
      }),
    )
  })

  test('has its front where it faces', () => {
    expect(cornersOf({ ...piece('a', 0, 0), heading: 9000 })).toEqual([
      { x: 1270, y: 2540 },
      { x: 1270, y: -2540 },
      { x: -1270, y: -2540 },
      { x: -1270, y: 2540 },
    ])
    expect(bearing({ x: 0, y: 0 }, { x: 10, y: 0 })).toBe(9000)
    expect(bearing({ x: 0, y: 0 }, { x: -10, y: 10 })).toBe(31_500)
  })
})
