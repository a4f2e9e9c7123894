import { several } from '#kernel/words.ts'
import type { Writing } from '#screen/writing.ts'
import { draftLedger } from './drafts.ts'
import { newUnitGroups, PRICE_LIST } from './new-unit.ts'
import { type Desk, deskWriting } from './pattern.ts'
import { storesLedger } from './stores.ts'

/** W9 */
export const writingReplacements = (desk: Desk): Writing => {
  const { supply, pool } = desk.view.armies[desk.side]
  return deskWriting(desk, [], {
    ends: { plan: 'Fill up as the staff plans' },
    give: `Done: ${supply} supply and ${several(pool, 'pooled man', 'pooled men')} kept`,
    ledgers: [...draftLedger(desk), ...storesLedger(desk)],
    later: { title: 'Raise a new unit', groups: newUnitGroups(desk), sheet: PRICE_LIST },
  })
}

/** All that can be bought in the course of an assault. */
export const assaultPurchases = (desk: Desk): NonNullable<Writing['later']> => ({
  title: 'Buy with victory points',
  ledgers: storesLedger(desk),
  groups: newUnitGroups(desk),
  sheet: PRICE_LIST,
})
