import { procedure } from '#kernel/procedure/procedure.ts'
import { choice, form, integer } from '#kernel/procedure/schema.ts'
import { options } from '../options.ts'
import { FIRST_MOVE, PLOT_DELAY } from '../tables/index.ts'
import { PLAN_KINDS } from '../vocabulary.ts'

export const firePlan = procedure({
  name: 'fire-plan',
  title: 'When ordered artillery fire falls',
  clauses: ['SK-ART-08', 'SK-ART-09', 'SK-BOM-02'],
  input: form({ kind: choice(PLAN_KINDS), orderMove: integer(0), options }),
  resolve({ kind, orderMove }, _dice, trace): { readonly earliestMove: number } {
    if (orderMove === 0) {
      trace.note('SK-ART-09', 'Ordered before the game', FIRST_MOVE)
      return { earliestMove: FIRST_MOVE }
    }
    const delay = PLOT_DELAY[kind]
    trace.note(kind === 'off-table' ? 'SK-BOM-02' : 'SK-ART-08', 'Moves from order to fire', delay)
    return { earliestMove: orderMove + delay }
  },
  outcome: ({ earliestMove }) => ({ earliestMove }),
  verdict: ({ earliestMove }) => `Falls in move ${earliestMove} at the earliest.`,
})
