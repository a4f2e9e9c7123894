import { procedure } from '#kernel/procedure/procedure.ts'
import { checkedForm, choice } from '#kernel/procedure/schema.ts'
import { inchesLong } from '#kernel/words.ts'
import { columnsFor } from '../reckoning/casualties.ts'
import { SHELL_FIELDS, type ShellTable, shellFault, shellTable } from '../reckoning/shell.ts'
import { ARTILLERY } from '../vocabulary.ts'
import { figuresOf } from './weapon-figures.ts'

interface ArtilleryTable extends ShellTable {
  readonly columns: readonly number[]
}

export const artilleryTable = procedure({
  name: 'artillery-table',
  title: 'Table number of a shell',
  clauses: [
    'SK-ART-01',
    'SK-ART-02',
    'SK-ART-03',
    'SK-ART-04',
    'SK-ART-05',
    'SK-ART-10',
    'SK-ART-16',
    'SK-ART-17',
    'SK-ART-25',
    'SK-STR-04',
    'SK-VEH-12',
  ],
  input: checkedForm({ weapon: choice(ARTILLERY), ...SHELL_FIELDS }, shellFault),
  resolve(input, _dice, trace): ArtilleryTable {
    const { inRange, base, rawTable, table, structureTable, burstDiameter } = shellTable(input, trace)
    const columns = columnsFor(figuresOf('gun', 0, trace), input.options, trace)
    return { inRange, base, rawTable, table, structureTable, burstDiameter, columns }
  },
  outcome: ({ inRange, base, rawTable, table, structureTable, burstDiameter, columns }) => ({
    inRange,
    base,
    rawTable,
    table,
    structureTable,
    burstDiameter,
    columns: columns.join('+'),
  }),
  verdict({ inRange, table, structureTable, burstDiameter }) {
    if (!inRange) return 'Out of range: no shot.'
    const burst = `burst ${inchesLong(burstDiameter)} across`
    if (table === structureTable) {
      return table === 0 ? `Too weak to do any harm; ${burst}.` : `Table ${table}; ${burst}.`
    }
    const men = table === 0 ? 'No harm to men' : `Table ${table} for men`
    return `${men}, ${structureTable} for structures (high explosive); ${burst}.`
  },
})
