import type { CounterSet, ExtraSheet, ShownTable } from '#kernel/procedure/reference.ts'
import type { ClauseId } from '#kernel/procedure/rulebook.ts'
import { capitalised } from '#kernel/words.ts'
import { DIVISIONS } from '../armies/divisions.ts'
import { AIMING_COUNTERS, GUNS } from '../tables/index.ts'
import { NATIONS, type Nation } from '../vocabulary.ts'
import { NONE, title } from './cells.ts'
import { guns, organisations } from './lists.ts'

const NATIONAL_CLAUSES: Readonly<Record<Nation, readonly ClauseId[]>> = {
  british: ['FF-NAT-01', 'FF-NAT-02', 'FF-NAT-03', 'FF-NAT-04', 'FF-NAT-09'],
  french: ['FF-NAT-05', 'FF-NAT-06', 'FF-NAT-09'],
  german: ['FF-NAT-07', 'FF-NAT-08', 'FF-NAT-09'],
}

/** The organisations of one army side by side. */
const sideBySide = (table: ShownTable): ShownTable => ({
  ...table,
  columns: ['Stands', ...table.rows.map(([head = '']) => capitalised(head.replace(/^\w+, /, '')))],
  rows: table.columns.slice(1).map((head, i) => [head, ...table.rows.map((row) => row[i + 1] ?? NONE)]),
})

const without = (table: ShownTable, column: string): ShownTable => {
  const place = table.columns.indexOf(column)
  return {
    ...table,
    columns: table.columns.toSpliced(place, 1),
    rows: table.rows.map((row) => row.toSpliced(place, 1)),
  }
}

const armySheet = (nation: Nation): ExtraSheet => ({
  id: nation,
  title: `${title(nation)} army`,
  heading: 'National rules',
  clauses: NATIONAL_CLAUSES[nation],
  tables: [
    sideBySide(organisations(DIVISIONS.filter((division) => division.nation === nation))),
    without(guns(GUNS.filter((gun) => gun.nation === nation)), 'Nation'),
  ],
  counters: [],
})

/** Numbers as they are counted, letters as the alphabet has them. */
const labelsOf = ([first, last]: readonly [number | string, number | string]): readonly string[] => {
  const code = (end: number | string): number => (typeof end === 'number' ? end : end.charCodeAt(0))
  return Array.from({ length: code(last) - code(first) + 1 }, (_, i) =>
    typeof first === 'number' ? String(first + i) : String.fromCharCode(code(first) + i),
  )
}

const counterSets: readonly CounterSet[] = AIMING_COUNTERS.map(({ nation, gun, runs }) => ({
  title: `${title(nation)} ${gun}`,
  labels: runs.flatMap(labelsOf),
}))

/** One sheet an army, and the aiming points to cut out. */
export const SHEETS: readonly ExtraSheet[] = [
  ...NATIONS.map(armySheet),
  {
    id: 'counters',
    title: 'Aiming-point counters',
    heading: 'How they are used',
    clauses: ['FF-ART-02', 'FF-ZONE-02', 'FF-SOS-01'],
    tables: [],
    counters: counterSets,
  },
]
