import { expect } from 'vitest'

import { quadrantOf } from '#rules/skirmish/game/board/quadrants.ts'
import { pointAt } from '#rules/skirmish/tables/table-top.ts'
import { rule } from '../../../rule.ts'
import { onTable, placesIn, positionIn, unitIn, withMen, withUnit } from '../battle.ts'

const SQUAD = { id: 'a-1', organisation: 'br-raiders-1916', at: [20, 20] } as const

rule('SK-GEN-10', 'a line is flanked at 45 degrees from its ends, front if in doubt', () => {
  const state = onTable({ a: [SQUAD] })
  // Eight men in line: half-width 3.5.
  const at = (x: number, y: number) =>
    quadrantOf(state, unitIn(state, 'a-1'), pointAt({ x: 20 + x, y: 20 + y }))
  expect(at(3.5, 0)).toBe('front')
  expect(at(5, 1.5)).toBe('front')
  expect(at(5, 1.4)).toBe('right')
  expect(at(-5, -1.5)).toBe('left')
  expect(at(-5, -1.6)).toBe('rear')
  expect(at(0, -0.1)).toBe('rear')
})

rule(['SK-GEN-10', 'SK-GEN-20'], 'a model has no width, its crew stands behind it', () => {
  const state = onTable({ a: [{ id: 'a-gun', organisation: 'heavy-gun', at: [20, 20] }] })
  expect(quadrantOf(state, unitIn(state, 'a-gun'), pointAt({ x: 21, y: 20.9 }))).toBe('right')
  expect(placesIn(state, 'a-gun')).toEqual([
    [20, 18.5],
    [21, 18.5],
    [19, 18.5],
    [22, 18.5],
    [18, 18.5],
  ])
})

rule(['SK-GEN-11', 'SK-GEN-23'], 'ranks fill from the middle, right before left', () => {
  const line = withMen(onTable({ a: [SQUAD] }), 'a-1', 4)
  expect(placesIn(line, 'a-1')).toEqual([
    [20.5, 20],
    [19.5, 20],
    [21.5, 20],
    [18.5, 20],
  ])
  expect(placesIn(withUnit(line, 'a-1', { formation: 'open', facing: 90 }), 'a-1')).toEqual([
    [20, 19],
    [20, 21],
    [20, 17],
    [20, 23],
  ])
  expect(placesIn(withUnit(line, 'a-1', { formation: 'skirmish', facing: 180 }), 'a-1')[0]).toEqual([
    18.5, 20,
  ])
})

rule(['SK-GEN-11', 'SK-GEN-22', 'SK-GEN-23'], 'a column is filled from the front about its mean', () => {
  const three = withMen(onTable({ a: [{ ...SQUAD, formation: 'column' }] }), 'a-1', 3)
  expect(placesIn(three, 'a-1')).toEqual([
    [19.67, 20.33],
    [20.67, 20.33],
    [19.67, 19.33],
  ])
})

rule(['SK-GEN-11', 'SK-GEN-29'], 'horses stand an inch and a half apart', () => {
  const cavalry = { id: 'a-cav', organisation: 'cavalry-troop', at: [20, 20], mounted: true } as const
  const line = withMen(onTable({ a: [cavalry] }), 'a-cav', 2)
  expect(placesIn(line, 'a-cav')).toEqual([
    [20.75, 20],
    [19.25, 20],
  ])
  expect(placesIn(withUnit(line, 'a-cav', { formation: 'skirmish' }), 'a-cav')[0]).toEqual([22, 20])
})

rule('SK-GEN-33', 'a man whose place is taken goes to the first free spot of the rings', () => {
  const one = { organisation: 'sniper', at: [20, 20] } as const
  const state = onTable({
    a: [
      { ...one, id: 'a-1' },
      { ...one, id: 'a-2' },
      { ...one, id: 'a-3' },
    ],
  })
  // The ring of 0.75, from north round: the third finds north taken, and 15, 30 and 45 degrees overlap the second.
  expect(placesIn(state, 'a-2')).toEqual([[20, 20.75]])
  expect(placesIn(state, 'a-3')).toEqual([[20.65, 20.37]])
  expect(positionIn(state, 'a-3')).toEqual([20, 20])
})

rule('SK-GEN-33', 'men and hulls may touch', () => {
  const tank = { id: 'a-tank', organisation: 'mark-iv-male', at: [20, 20] } as const
  // Half a hull is 1 inch, half a base 0.375.
  const beside = (x: number) => onTable({ a: [tank, { id: 'a-1', organisation: 'sniper', at: [x, 20] }] })
  expect(placesIn(beside(21.375), 'a-1')).toEqual([[21.38, 20]])
  expect(placesIn(beside(21.3), 'a-1')).not.toEqual([[21.3, 20]])
})
