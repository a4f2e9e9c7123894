import { procedure } from '#kernel/procedure/procedure.ts'
import { checkedForm, choice } from '#kernel/procedure/schema.ts'
import { options } from '../options.ts'
import { coverOrArmour, needsCover } from '../reckoning/fields.ts'
import { noted } from '../reckoning/modifier.ts'
import { strike } from '../reckoning/shots.ts'
import { BARRAGE_COVER, BARRAGE_NUMBERS, INDIRECT_FIELD_AT_ARMOUR } from '../tables/index.ts'
import { type FireOutcome, LATER_PERIODS } from '../vocabulary.ts'

interface UnderBarrage {
  readonly immune: boolean
  readonly natural: number | null
  readonly total: number | null
  readonly outcome: FireOutcome
}

export const rollingBarrage = procedure({
  name: 'rolling-barrage',
  title: 'Under the rolling barrage',
  clauses: ['FF-RB-03', 'FF-RB-06'],
  input: checkedForm({ period: choice(LATER_PERIODS), ...coverOrArmour, options }, needsCover),
  resolve({ cover = 'open', armour }, dice, trace): UnderBarrage {
    if (armour) {
      trace.note('FF-RB-03', 'A tank, as under unseen field artillery')
      const shot = strike(INDIRECT_FIELD_AT_ARMOUR.open, 0, 'FF-ARM-01', 'barrage', dice, trace)
      return { immune: false, ...shot }
    }
    if (cover === 'fortification' || cover === 'deep-shelter') {
      trace.note('FF-RB-03', 'Safe from the barrage', cover)
      return { immune: true, natural: null, total: null, outcome: 'none' }
    }
    const modifier = noted(trace, 'FF-RB-03', 'Cover', BARRAGE_COVER[cover])
    return { immune: false, ...strike(BARRAGE_NUMBERS, modifier, 'FF-RB-03', 'barrage', dice, trace) }
  },
  outcome: ({ immune, outcome }) => ({ immune, outcome }),
  verdict: ({ immune, outcome }) => (immune ? 'Safe from the barrage.' : BARRAGE_WORDS[outcome]),
})

const BARRAGE_WORDS: Readonly<Record<FireOutcome, string>> = {
  none: 'Comes through unharmed.',
  suppressed: 'Suppressed by the barrage.',
  killed: 'Killed by the barrage.',
}
