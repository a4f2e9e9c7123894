import type { Dice } from '#kernel/chance/dice.ts'
import type { Trace } from '#kernel/procedure/trace.ts'
import type { Options } from '../options.ts'
import {
  CASUALTY_TABLES,
  FIGURE_COLUMNS,
  HIGHEST_TABLE,
  LOWEST_TABLE,
  MISPRINTS,
  SPECIALIST_FROM,
} from '../tables/index.ts'

/** The most figures that may fire as one, so that the list of columns stays readable. */
export const MOST_FIGURES = 10_000

type Tables = typeof CASUALTY_TABLES
type Rounding = Options['figure-rounding']

const asPrinted: Tables = CASUALTY_TABLES.map((rows, table) =>
  rows.map((cells, row) =>
    cells.map((cell, column) => {
      const misprint = MISPRINTS.find(
        (at) => at.table === table + 1 && at.die === row + 1 && at.column === FIGURE_COLUMNS[column],
      )
      return misprint?.printed ?? cell
    }),
  ),
)

const TABLES: Readonly<Record<Options['casualty-table'], Tables>> = {
  corrected: CASUALTY_TABLES,
  'as-printed': asPrinted,
}

const LAST = FIGURE_COLUMNS.length - 1
const LAST_COLUMN = FIGURE_COLUMNS[LAST] ?? 0

/** SK-FIRE-10: which column a number of figures up to the last heading reads. */
const placeOf = (figures: number, rounding: Rounding): number => {
  const above = FIGURE_COLUMNS.findIndex((heading) => heading >= figures)
  const upper = FIGURE_COLUMNS[above] ?? LAST_COLUMN
  const lower = FIGURE_COLUMNS[above - 1]
  if (lower === undefined || upper === figures) return above
  return rounding === 'nearest' && upper - figures < figures - lower ? above : above - 1
}

const placesOf = (rounding: Rounding): readonly number[] =>
  Array.from({ length: LAST_COLUMN + 1 }, (_, figures) => placeOf(figures, rounding))

const PLACES: Readonly<Record<Rounding, readonly number[]>> = {
  down: placesOf('down'),
  nearest: placesOf('nearest'),
}

/** SK-FIRE-10: the headings read for so many figures; none for none. */
export const columnsFor = (figures: number, options: Options, trace: Trace): number[] => {
  const columns: number[] = []
  let rest = figures
  for (; rest >= LAST_COLUMN; rest -= LAST_COLUMN) columns.push(LAST_COLUMN)
  if (columns.length > 0) trace.note('SK-FIRE-10', 'Times the widest column is read', columns.length)
  if (rest > 0) {
    const column = FIGURE_COLUMNS[PLACES[options['figure-rounding']][rest] ?? LAST] ?? LAST_COLUMN
    trace.note('SK-FIRE-10', 'Column for the figures', column)
    columns.push(column)
  }
  return columns
}

/** SK-FIRE-11: the table that a total stands for, 0 if it can hurt nobody. */
export const tableFor = (total: number, options: Options, trace: Trace): number => {
  if (total > HIGHEST_TABLE) {
    trace.note('SK-FIRE-11', 'Highest table', HIGHEST_TABLE)
    return HIGHEST_TABLE
  }
  if (total >= LOWEST_TABLE) return total
  if (options['fire-table-floor'] === 'table-1') {
    trace.note('SK-FIRE-11', 'Raised to the lowest table', LOWEST_TABLE)
    return LOWEST_TABLE
  }
  trace.note('SK-FIRE-11', 'Below the lowest table: no effect')
  return 0
}

/** SK-CAS-01: the men hit. */
export const casualtiesIn = (table: number, die: number, figures: number, options: Options): number => {
  const row = TABLES[options['casualty-table']][table - 1]?.[die - 1]
  if (!row) return 0
  const rest = figures % LAST_COLUMN
  const full = (figures - rest) / LAST_COLUMN
  const whole = full > 0 ? full * (row[LAST] ?? 0) : 0
  return rest > 0 ? whole + (row[PLACES[options['figure-rounding']][rest] ?? LAST] ?? 0) : whole
}

/** One die on the casualty tables. */
export const throwCasualties = (
  table: number,
  figures: number,
  options: Options,
  dice: Dice,
  trace: Trace,
): number => {
  const die = dice.d(6, 'casualties')
  trace.note('SK-CAS-01', 'Casualty die', die)
  const casualties = casualtiesIn(table, die, figures, options)
  trace.note('SK-CAS-01', 'Men hit by the table', casualties)
  return casualties
}

/** SK-FIRE-12: the die that finds a specialist among the men hit. */
export const throwSpecialist = (dice: Dice, trace: Trace): boolean => {
  const die = dice.d(10, 'specialist')
  const hit = die >= SPECIALIST_FROM
  trace.note('SK-FIRE-12', hit ? 'A specialist is among the men hit' : 'No specialist is hit', die)
  return hit
}
