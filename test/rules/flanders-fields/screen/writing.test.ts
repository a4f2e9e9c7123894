import { expect, it } from 'vitest'
import { FLANDERS_FIELDS } from '#rules/flanders-fields/index.ts'
import { fromCm } from '#rules/flanders-fields/tables/index.ts'
import { figuresShown } from '../../../screen/orders-written.ts'

it.each([
  ['first-battle', 300],
  ['flers-1916', 160],
  ['hamel-1918', 160],
])(
  'on the screen of %s every press gives a legal order, and every figure its whole input',
  (scenario, count) => {
    const figures = figuresShown(FLANDERS_FIELDS, scenario, count, {
      ahead: (side) => fromCm(side === 'attacker' ? 8 : -8),
      pressed: ({ groups }) =>
        groups
          .filter(({ atOnce }) => atOnce)
          .flatMap(({ edits }) => edits.flatMap(({ order }) => order ?? [])),
    })
    expect(figures).toBeGreaterThan(100)
  },
)
