import { procedure } from '#kernel/procedure/procedure.ts'
import { checkedForm, flag, form, list, measure, preset, text } from '#kernel/procedure/schema.ts'
import { sentence, several, spelled } from '#kernel/words.ts'
import { options } from '../options.ts'
import { LONGEST_LIST, troopField } from '../reckoning/fields.ts'
import { SUPPORT_REACH } from '../tables/index.ts'
import { isGuns, type Troop } from '../vocabulary.ts'

interface Base {
  readonly troop: Troop
  readonly contact: boolean
  readonly sameUnit: boolean
  readonly gap: number
  readonly declared: boolean
}

type Part = 'involved' | 'supporting' | 'excluded'

export const combatInvolved = procedure({
  name: 'combat-involved',
  title: 'Who is in the close combat',
  clauses: ['PA-COMBAT-01', 'PA-COMBAT-02', 'PA-COMBAT-06', 'PA-COMBAT-07', 'PA-SETUP-08'],
  input: checkedForm(
    {
      bases: list(
        form({
          id: text(),
          troop: troopField(),
          contact: flag(),
          sameUnit: flag(),
          gap: preset(measure(), 0),
          declared: flag(),
        }),
        1,
        LONGEST_LIST,
      ),
      options,
    },
    ({ bases }) =>
      bases.some(({ contact }) => contact)
        ? undefined
        : { path: 'bases', message: 'At least one base must be in contact.' },
  ),
  resolve({ bases }, _dice, trace) {
    const involved: string[] = []
    const supporting: string[] = []
    const excluded: string[] = []
    for (const base of bases) {
      const part = partOf(base)
      if (part === 'excluded') {
        excluded.push(base.id)
        trace.note(base.sameUnit ? 'PA-COMBAT-06' : 'PA-COMBAT-07', 'Takes no part', base.id)
        continue
      }
      involved.push(base.id)
      if (part === 'supporting') supporting.push(base.id)
      if (part === 'supporting') trace.note('PA-COMBAT-02', 'Brought in as support', base.id)
      else trace.note('PA-COMBAT-01', 'Fights', base.id)
    }
    return { involved, supporting, excluded }
  },
  outcome: ({ involved, supporting, excluded }) => ({
    involved: involved.length,
    supporting: supporting.length,
    excluded: excluded.length,
  }),
  verdict({ involved, supporting, excluded }) {
    const fight = `${several(involved.length, 'base')} ${involved.length === 1 ? 'fights' : 'fight'}`
    const support = supporting.length === 0 ? '' : `, ${spelled(supporting.length)} of them in support`
    const out = excluded.length === 0 ? '' : `; ${spelled(excluded.length)} left out`
    return sentence(`${fight}${support}${out}`)
  },
})

const partOf = ({ troop, contact, sameUnit, gap, declared }: Base): Part => {
  if (contact) return 'involved'
  if (gap > SUPPORT_REACH) return 'excluded'
  if (sameUnit) return 'involved'
  return declared && !isGuns(troop) ? 'supporting' : 'excluded'
}
