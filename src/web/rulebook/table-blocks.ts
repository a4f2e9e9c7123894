import type { ShownTable } from '#kernel/procedure/reference.ts'
import type { ClauseId } from '#kernel/procedure/rulebook.ts'

/** A table as it is laid out: one of the rules, or a series of them under one head. */
export interface TableBlock {
  readonly id: string
  readonly title: string
  readonly clause: ClauseId
  readonly columns: readonly string[]
  /** One for each table of a series; a single table has one without a name. */
  readonly groups: readonly { readonly name: string; readonly rows: ShownTable['rows'] }[]
  readonly notes: readonly string[]
  /** The tables it is made of. */
  readonly tables: readonly string[]
  /** To be written in. */
  readonly record: boolean
}

/** From this many tables with the same columns on, one head does for all. */
const SERIES = 3

/** Lays out tables in their order, those of one series together. */
export const tableBlocks = (tables: readonly ShownTable[]): readonly TableBlock[] => {
  const runs: ShownTable[][] = []
  for (const table of tables) {
    const run = runs.at(-1)
    if (run?.[0] && alike(run[0], table)) run.push(table)
    else runs.push([table])
  }
  return runs.flatMap((run) => (run.length < SERIES ? run.map((table) => block([table])) : [block(run)]))
}

const alike = (one: ShownTable, other: ShownTable): boolean =>
  one.clause === other.clause && one.columns.join('|') === other.columns.join('|')

const block = (run: readonly ShownTable[]): TableBlock => {
  const [first] = run
  if (!first) throw new Error('a block of no table')
  const stem = run.length === 1 ? '' : commonStart(run.map(({ title }) => title))
  const names = run.map(({ title }) => title.slice(stem.length))
  return {
    id: first.id,
    title: stem ? `${stem}${names[0]} to ${names.at(-1)}` : first.title,
    clause: first.clause,
    columns: first.columns,
    groups: run.map(({ rows }, i) => ({ name: stem ? (names[i] ?? '') : '', rows })),
    notes: run.flatMap(({ note, title }) => (note ? [stem ? `${title}: ${note}` : note] : [])),
    tables: run.map(({ id }) => id),
    record: first.record === true,
  }
}

/** From this many columns on, a table of a sheet is turned on its side. */
const WIDE = 14

/** A very wide table with its columns down the page. */
export const turned = (block: TableBlock): TableBlock => {
  const [group, ...others] = block.groups
  if (!group || others.length > 0 || block.columns.length < WIDE) return block
  const [corner = '', ...heads] = block.columns
  return {
    ...block,
    columns: [corner, ...group.rows.map(([head = '']) => head)],
    groups: [
      { ...group, rows: heads.map((head, i) => [head, ...group.rows.map((row) => row[i + 1] ?? '')]) },
    ],
  }
}

/** A table of this many letters across takes the whole width of a sheet. */
const BROAD = 150

export const isBroad = ({ columns, groups }: TableBlock): boolean => {
  const rows = [columns, ...groups.flatMap((group) => group.rows)]
  const widths = columns.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)))
  return widths.reduce((sum, width) => sum + width, 0) > BROAD
}

/** The whole words that all of them begin with. */
const commonStart = (titles: readonly string[]): string => {
  const [first = ''] = titles
  let end = first.length
  for (const title of titles) while (!title.startsWith(first.slice(0, end))) end--
  return first.slice(0, first.lastIndexOf(' ', end) + 1)
}
