import { several } from '#kernel/words.ts'
import type { Writing } from '#screen/writing.ts'
import { draftLedger, wantsMen } from '../writing/drafts.ts'
import { newUnitGroups, PRICE_LIST } from '../writing/new-unit.ts'
import { deskWriting, type Writer, writerOf } from '../writing/pattern.ts'
import { storesLedger } from '../writing/stores.ts'
import { type Desk, idsOf, ownOf } from './desk.ts'

/** W9 */
const writingReplacements = (writer: Writer): Writing => {
  const { supply, pool } = writer.view.armies[writer.side]
  return deskWriting(writer, [], {
    ends: { plan: 'Fill up as the staff plans' },
    give: `Done: ${supply} supply and ${several(pool, 'pooled man', 'pooled men')} kept`,
    ledgers: [...draftLedger(writer), ...storesLedger(writer)],
    later: { title: 'Raise a new unit', groups: newUnitGroups(writer), sheet: PRICE_LIST },
  })
}

export const REPLACEMENTS: Desk<'replacements'> = {
  title: 'the replacements',
  writing: (asked) => writingReplacements(writerOf(asked)),
  todo: ({ view, side }) => idsOf(ownOf(view, side).filter((unit) => wantsMen(view, side, unit))),
}
