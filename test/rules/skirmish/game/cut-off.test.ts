import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundsOf } from '#kernel/geometry/bounds.ts'
import { shapeOf } from '#kernel/geometry/outline.ts'
import { crossesShape, stretchesWithin } from '#kernel/geometry/shape.ts'
import { isCutOff } from '#rules/skirmish/game/board/cut-off.ts'
import { sees } from '#rules/skirmish/game/board/sight.ts'
import { fromInches } from '#rules/skirmish/tables/table-top.ts'
import { onTable, unitIn } from '../battle.ts'

const HOUSE = { kind: 'large-building-stone', name: 'Factory', at: [18, 20, 30, 26] } as const
const HILL = { kind: 'hill', name: 'Knoll', at: [2, 18, 14, 26] } as const
const STATE = onTable(
  {
    a: [{ id: 'a-1', organisation: 'fr-squad-1914', at: [24, 4] }],
    b: [{ id: 'b-1', organisation: 'hmg-team', at: [24, 44] }],
  },
  [HOUSE, HILL],
)
const LOOKING = { by: unitIn(STATE, 'a-1'), at: unitIn(STATE, 'b-1') }

const placeFrom = (south: number, north: number) =>
  fc.record({ x: fc.integer({ min: 0, max: fromInches(48) }), y: fc.integer({ min: south, max: north }) })
const near = placeFrom(0, fromInches(19))
const far = placeFrom(fromInches(27), fromInches(48))

test('SK-FIRE-18: between groups that a house or a hill cuts off no line is clear', () => {
  let count = 0
  fc.assert(
    fc.property(
      fc.array(near, { minLength: 2, maxLength: 3 }),
      fc.array(far, { minLength: 1, maxLength: 3 }),
      (one, other) => {
        if (!isCutOff(STATE, LOOKING, boundsOf(one), boundsOf(other))) return
        count++
        for (const from of one)
          for (const to of other) expect(sees(STATE, { ...LOOKING, from, to })).toBe(false)
      },
    ),
    { numRuns: 800, seed: 1 },
  )
  expect(count).toBeGreaterThan(20)
})

test('a line crosses a rectangle if a stretch of it lies within', () => {
  const shape = shapeOf({ shape: 'rectangle', x1: 10, y1: 10, x2: 30, y2: 20 })
  const place = fc.record({ x: fc.integer({ min: 0, max: 40 }), y: fc.integer({ min: 0, max: 30 }) })
  fc.assert(
    fc.property(place, place, (a, b) => {
      expect(crossesShape(shape, a, b)).toBe(stretchesWithin(shape, a, b).length > 0)
    }),
    { numRuns: 1000, seed: 1 },
  )
})
