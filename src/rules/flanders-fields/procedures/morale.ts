import { procedure } from '../../../kernel/procedure.ts'
import { choice, flag, form, integer, orNull, preset } from '../../../kernel/schema.ts'
import type { Trace } from '../../../kernel/trace.ts'
import { options } from '../options.ts'
import { MORALE_QUALITY, MORALE_TABLE, NATIONAL_BONUS, SUPPORT_STAYS } from '../tables.ts'
import { type MoraleResult, QUALITIES } from '../vocabulary.ts'

interface Morale {
  readonly modifier: number
  readonly total: number
  readonly rolled: MoraleResult
  readonly result: MoraleResult
  readonly retreat: number
  readonly suppressed: boolean
  readonly abandonWeapons: boolean
}

export const morale = procedure({
  name: 'morale',
  title: 'Morale test',
  clauses: ['FF-MOR-01', 'FF-MOR-02', 'FF-MOR-04', 'FF-ASLT-08', 'FF-NAT-03', 'FF-NAT-06', 'FF-NAT-07'],
  input: form({
    trigger: choice(['half', 'three-quarters', 'tank-assault', 'support-lost']),
    quality: preset(choice(QUALITIES), 'experienced'),
    special: preset(orNull(choice(['pals', 'prussian-discipline'])), null),
    card: preset(integer(-1, 1), 0),
    stubbornResistance: flag(),
    options,
  }),
  resolve({ trigger, quality, special, card, stubbornResistance }, dice, trace): Morale {
    const die = dice.d(6, 'morale')
    trace.note('FF-MOR-02', 'Morale die', die)
    if (trigger === 'support-lost') return supportLost(die, trace)

    const graded = MORALE_QUALITY[quality]
    if (graded !== 0) trace.note('FF-QUAL-05', 'Quality of the battalion', graded)
    const national = special ? NATIONAL_BONUS : 0
    if (national !== 0) trace.note(special === 'pals' ? 'FF-NAT-03' : 'FF-NAT-07', 'National bonus', national)
    if (card !== 0) trace.note('FF-EVT-02', 'Event cards', card)

    const modifier = graded + national + card
    const total = die + modifier
    const row = MORALE_TABLE.find(({ from }) => total >= from)
    const rolled = row?.result ?? 'rout'
    trace.note('FF-MOR-02', 'Row of the table', rolled)

    const stands = stubbornResistance && rolled !== 'ok'
    if (stands) trace.note('FF-NAT-06', 'Stubborn resistance sets the result aside')
    const result = stands ? 'ok' : rolled
    const retreat = stands ? 0 : (row?.retreat ?? 0)
    const retreats = retreat > 0
    return {
      modifier,
      total,
      rolled,
      result,
      retreat,
      suppressed: retreats,
      abandonWeapons: retreats && trigger !== 'tank-assault',
    }
  },
  outcome: ({ result, retreat, suppressed, abandonWeapons }) => ({
    result,
    retreat,
    suppressed,
    abandonWeapons,
  }),
})

/** FF-MOR-04: a weapon outside the battalions rolls the bare die when the battalion it supports is gone. */
const supportLost = (die: number, trace: Trace): Morale => {
  const result = die >= SUPPORT_STAYS ? 'ok' : 'lost'
  trace.note('FF-MOR-04', 'Crew without its battalion', result)
  return {
    modifier: 0,
    total: die,
    rolled: result,
    result,
    retreat: 0,
    suppressed: false,
    abandonWeapons: false,
  }
}
