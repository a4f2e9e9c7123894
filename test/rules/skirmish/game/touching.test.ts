import { expect } from 'vitest'
import type { Point } from '#kernel/geometry/point.ts'
import { isTouching } from '#rules/skirmish/game/contact/touching.ts'
import type { Feature } from '#rules/skirmish/scenarios/scenario.ts'
import { fromInches } from '#rules/skirmish/tables/table-top.ts'
import { rule } from '../../../rule.ts'
import { onTable, unitIn } from '../battle.ts'

const TRENCH: Feature = {
  kind: 'trench',
  name: 'Trench',
  along: [
    [0, 24],
    [48, 24],
  ],
}
const BUNKER: Feature = { kind: 'small-bunker', name: 'Bunker', at: [30, 10, 32, 12], faces: 0 }

const STATE = onTable(
  {
    a: [{ id: 'a-1', organisation: 'fr-squad-1914', at: [24, 18] }],
    b: [
      { id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 24], trench: 'trench' },
      { id: 'b-2', organisation: 'ge-gruppe-1914', at: [10, 34] },
      { id: 'b-3', organisation: 'hmg-team', at: [31, 11], inside: 'bunker' },
    ],
  },
  [TRENCH, BUNKER],
)

/** A hundredth of an inch for each of two bases whose places are whole (SK-GEN-21). */
const SLACK = 2 * fromInches(0.01)

/** Whether a Frenchman at one place touches a German at another. */
const touches = (enemy: string, at: Point, there: Point): boolean => {
  const unit = unitIn(STATE, 'a-1')
  const other = unitIn(STATE, enemy)
  const [one] = unit.figures
  const [two] = other.figures
  if (!one || !two) throw new Error('nobody there')
  return isTouching(STATE, unit, { ...one, at }, other, { ...two, at: there })
}

const at = (x: number, y: number): Point => ({ x: fromInches(x), y: fromInches(y) })
const farther = ({ x, y }: Point, by: Partial<Point>): Point => ({ x: x + (by.x ?? 0), y: y + (by.y ?? 0) })

rule(
  ['SK-GEN-21', 'SK-MEL-25'],
  'bases touch at 0.75 inch and no unit of the table beyond what is forgiven',
  () => {
    const here = at(10, 20)
    const there = at(10.75, 20)
    expect(touches('b-2', here, farther(there, { x: SLACK }))).toBe(true)
    expect(touches('b-2', here, farther(there, { x: SLACK + 1 }))).toBe(false)
  },
)

rule(
  'SK-MEL-25',
  'who stands on the lip reaches an inch along the trench, and nobody who stands farther off',
  () => {
    const lip = at(24, 24 - 0.75)
    // The lip itself, to the last unit that is forgiven.
    expect(touches('b-1', farther(lip, { y: -SLACK }), at(25, 24))).toBe(true)
    expect(touches('b-1', farther(lip, { y: -SLACK - 1 }), at(25, 24))).toBe(false)
    // An inch along it.
    expect(touches('b-1', lip, farther(at(25, 24), { x: SLACK - 1 }))).toBe(true)
    expect(touches('b-1', lip, farther(at(25, 24), { x: SLACK + 1 }))).toBe(false)
  },
)

rule('SK-MEL-22', 'men in a structure are touched at its wall', () => {
  const wall = at(31, 10 - 0.375)
  expect(touches('b-3', farther(wall, { y: -SLACK }), at(31, 11))).toBe(true)
  expect(touches('b-3', farther(wall, { y: -SLACK - 1 }), at(31, 11))).toBe(false)
})
