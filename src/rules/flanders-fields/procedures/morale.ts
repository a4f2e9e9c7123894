import { procedure } from '#kernel/procedure/procedure.ts'
import { choice, flag, form, integer, orNull, preset } from '#kernel/procedure/schema.ts'
import type { Trace } from '#kernel/procedure/trace.ts'
import { options } from '../options.ts'
import { quality } from '../reckoning/fields.ts'
import { noted, when } from '../reckoning/modifier.ts'
import {
  MORALE_BONUS,
  MORALE_CARDS,
  MORALE_QUALITY,
  MORALE_TABLE,
  ROUT,
  SUPPORT_STAYS,
  THREE_QUARTERS_LOST,
} from '../tables/index.ts'
import { MORALE_SPECIALS, MORALE_TRIGGERS, type MoraleResult, type MoraleSpecial } from '../vocabulary.ts'

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
  clauses: [
    'FF-MOR-01',
    'FF-MOR-02',
    'FF-MOR-03',
    'FF-MOR-04',
    'FF-ASLT-08',
    'FF-QUAL-05',
    'FF-NAT-03',
    'FF-NAT-06',
    'FF-NAT-07',
  ],
  input: form({
    trigger: choice(MORALE_TRIGGERS),
    quality,
    special: preset(orNull(choice(MORALE_SPECIALS)), null),
    card: preset(integer(MORALE_CARDS.least, MORALE_CARDS.most), 0),
    stubbornResistance: flag(),
    options,
  }),
  resolve({ trigger, quality: grade, special, card, stubbornResistance }, dice, trace): Morale {
    const die = dice.d(6, 'morale')
    trace.note('FF-MOR-02', 'Morale die', die)
    if (trigger === 'support-lost') return supportLost(die, trace)
    const worn = trigger === 'three-quarters'
    const modifier =
      noted(trace, 'FF-QUAL-05', 'Quality of the battalion', MORALE_QUALITY[grade]) +
      noted(trace, 'FF-MOR-01', 'Three quarters lost', when(worn, THREE_QUARTERS_LOST)) +
      nationalBonus(special, trace) +
      noted(trace, 'FF-EVT-02', 'Event cards', card)
    const total = die + modifier
    const row = rowOf(total)
    trace.note('FF-MOR-02', 'Row of the table', row.result)

    const stands = stubbornResistance && row.result !== 'ok'
    if (stands) trace.note('FF-NAT-06', 'Stubborn resistance sets the result aside')
    const retreat = stands ? 0 : row.retreat
    return {
      modifier,
      total,
      rolled: row.result,
      result: stands ? 'ok' : row.result,
      retreat,
      suppressed: retreat > 0,
      abandonWeapons: retreat > 0 && trigger !== 'tank-assault',
    }
  },
  outcome: ({ result, retreat, suppressed, abandonWeapons }) => ({
    result,
    retreat,
    suppressed,
    abandonWeapons,
  }),
  verdict({ rolled, result, retreat, abandonWeapons }) {
    if (retreat > 0) {
      return `Retreats ${retreat} cm, suppressed${abandonWeapons ? ', leaving crewed weapons behind' : ''}.`
    }
    if (result === 'rout') return 'Routs and is removed.'
    if (result === 'lost') return 'The crew gives up its weapon, which is removed.'
    return rolled === 'ok' ? 'Carries on.' : 'Carries on by stubborn resistance.'
  },
})

const nationalBonus = (special: MoraleSpecial | null, trace: Trace): number => {
  if (special === null) return 0
  return noted(trace, special === 'pals' ? 'FF-NAT-03' : 'FF-NAT-07', 'National bonus', MORALE_BONUS[special])
}

const rowOf = (total: number) => {
  for (const row of MORALE_TABLE) if (total >= row.from) return row
  return ROUT
}

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
