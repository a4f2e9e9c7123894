import { expect, it } from 'vitest'
import { SKIRMISH } from '#rules/skirmish/index.ts'
import { fromInches } from '#rules/skirmish/tables/table-top.ts'
import { figuresShown } from '../../../screen/orders-written.ts'

it.each([
  ['shrine-1914', 120],
  ['raid-1916', 130],
  ['ridge-1917', 50],
  ['crossroads-1914', 60],
  ['ravine-1916', 40],
])(
  'on the screen of %s every press gives a legal order, and every figure its whole input',
  (scenario, count) => {
    const figures = figuresShown(SKIRMISH, scenario, count, {
      ahead: (side) => fromInches(side === 'a' ? 4 : -4),
      pressed: ({ groups }) =>
        groups
          .flatMap(({ edits }) => edits.flatMap(({ order }) => order ?? []))
          .filter(({ kind }) => kind !== 'name-loss'),
    })
    expect(figures).toBeGreaterThan(20)
  },
)
