import { procedure } from '#kernel/procedure/procedure.ts'
import { form, integer, LARGEST } from '#kernel/procedure/schema.ts'
import { options } from '../options.ts'
import { columnsFor, MOST_FIGURES, tableFor, throwCasualties } from '../reckoning/casualties.ts'
import { menHit } from '../wording.ts'

interface CasualtyRoll {
  readonly tableUsed: number
  readonly columns: readonly number[]
  readonly casualties: number
}

export const casualtyRoll = procedure({
  name: 'casualty-roll',
  title: 'Throw on the casualty tables',
  clauses: ['SK-CAS-01', 'SK-CAS-02', 'SK-CAS-03', 'SK-FIRE-10', 'SK-FIRE-11'],
  input: form({ table: integer(-LARGEST), figures: integer(1, MOST_FIGURES), options }),
  resolve({ table, figures, options }, dice, trace): CasualtyRoll {
    trace.note('SK-CAS-01', 'Table asked for', table)
    const tableUsed = tableFor(table, options, trace)
    const columns = columnsFor(figures, options, trace)
    const casualties = tableUsed >= 1 ? throwCasualties(tableUsed, figures, options, dice, trace) : 0
    return { tableUsed, columns, casualties }
  },
  outcome: ({ casualties }) => ({ casualties }),
  verdict: ({ tableUsed, casualties }) =>
    tableUsed === 0 ? 'No effect: weaker than the lowest table.' : menHit(casualties),
})
