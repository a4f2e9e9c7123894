import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distance } from '#kernel/geometry/point.ts'
import type { SheafOrder } from '#rules/passchendaele/game/forms.ts'
import { sheafOf } from '#rules/passchendaele/game/phases/sheaf-orders.ts'
import {
  aimOf,
  aimOfLying,
  isStacked,
  PATTERNS,
  sheafAt,
} from '#rules/passchendaele/screen/writing/patterns.ts'

type Squares = readonly (readonly number[])[]

/** The squares of two sheaves lie on one another; a hundredth of a millimetre or two may be rounded away. */
const lieAlike = (a: SheafOrder, b: SheafOrder): boolean =>
  sheafOf(a).squares.every(({ box, stack }) =>
    sheafOf(b).squares.some(
      (other) => other.stack === stack && distance(other.box.centre, box.centre) <= ROUNDING,
    ),
  )
/** A thousandth of an inch in both directions. */
const ROUNDING = 5

/** Every list of four squares of which each but the first adjoins or lies on one before it. */
const allLists = (length: number): Squares[] => {
  if (length === 1) return [[[0, 0]]]
  return allLists(length - 1).flatMap((list) =>
    list.flatMap(([x = 0, y = 0]) =>
      [
        [x, y],
        [x + 1, y],
        [x - 1, y],
        [x, y + 1],
        [x, y - 1],
      ].map((next) => [...list, next]),
    ),
  )
}

describe('sheaf patterns', () => {
  test('there is one for every way to lay four squares, and no two are the same turned', () => {
    for (const squares of allLists(4)) {
      const list = squares.map((square) => [...square])
      expect(aimOf({ x: 10, y: 10, rotation: 0, squares: list }), JSON.stringify(list)).toBeDefined()
    }
    const found = PATTERNS.map(({ squares }) => aimOf({ x: 10, y: 10, rotation: 0, squares })?.pattern)
    expect(found).toEqual(PATTERNS)
    expect(PATTERNS).toHaveLength(15)
    expect(PATTERNS.filter((pattern) => !isStacked(pattern))).toHaveLength(7)
  })

  test('a sheaf read from its order or from the table is laid again where it was', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PATTERNS),
        fc.integer({ min: 0, max: 359 }),
        fc.integer({ min: 20_000, max: 80_000 }),
        fc.integer({ min: 20_000, max: 80_000 }),
        (pattern, rotation, x, y) => {
          const order = sheafAt('a-1', { pattern, rotation, centre: { x, y } }, 'he')
          const read = aimOf(order)
          const seen = aimOfLying(sheafOf(order))
          if (!read || !seen) throw new Error('not read')
          for (const aim of [read, seen]) expect(lieAlike(order, sheafAt('a-1', aim, 'he'))).toBe(true)
        },
      ),
      { numRuns: 300 },
    )
  })
})
