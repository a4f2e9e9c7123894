import type { Country, SideName, ZoneNumber } from './state.ts'

/*
 * The square grid (GF-SCALE-02): columns from A at side a's left, rows from 1 at side a's base line.
 */

type Grid = Pick<Country, 'columns' | 'rows'>

export const columnOf = ({ columns }: Grid, zone: ZoneNumber): number => zone % columns
export const rowOf = ({ columns }: Grid, zone: ZoneNumber): number => Math.floor(zone / columns)

export const zoneOn = ({ columns, rows }: Grid, column: number, row: number): ZoneNumber | undefined =>
  column >= 0 && column < columns && row >= 0 && row < rows ? row * columns + column : undefined

/** 'C4' */
export const referenceOf = (grid: Grid, zone: ZoneNumber): string =>
  `${String.fromCharCode(65 + columnOf(grid, zone))}${rowOf(grid, zone) + 1}`

export const zoneNamed = (grid: Grid, reference: string): ZoneNumber | undefined => {
  const match = /^([A-Z])([1-9][0-9]?)$/.exec(reference)
  if (!match?.[1] || !match[2]) return undefined
  return zoneOn(grid, match[1].charCodeAt(0) - 65, Number(match[2]) - 1)
}

/** GF-SCALE-02 */
export const distance = (grid: Grid, one: ZoneNumber, other: ZoneNumber): number =>
  Math.max(
    Math.abs(columnOf(grid, one) - columnOf(grid, other)),
    Math.abs(rowOf(grid, one) - rowOf(grid, other)),
  )

const neighbourTables = new Map<number, readonly (readonly ZoneNumber[])[]>()

/** The up to eight zones around one, in the order of their numbers. */
export const neighbours = (grid: Grid, zone: ZoneNumber): readonly ZoneNumber[] => {
  const key = grid.columns * 1000 + grid.rows
  let table = neighbourTables.get(key)
  if (!table) {
    table = Array.from({ length: grid.columns * grid.rows }, (_, one) => aroundOf(grid, one))
    neighbourTables.set(key, table)
  }
  return table[zone] ?? []
}

const aroundOf = (grid: Grid, zone: ZoneNumber): readonly ZoneNumber[] => {
  const around: ZoneNumber[] = []
  for (let row = -1; row <= 1; row++) {
    for (let column = -1; column <= 1; column++) {
      const next = zoneOn(grid, columnOf(grid, zone) + column, rowOf(grid, zone) + row)
      if (next !== undefined && next !== zone) around.push(next)
    }
  }
  return around
}

/** The row of a side's base line. */
export const baseRow = ({ rows }: Grid, side: SideName): number => (side === 'a' ? 0 : rows - 1)

/** One row straight ahead of a side is this much more. */
export const ahead = (side: SideName): 1 | -1 => (side === 'a' ? 1 : -1)

/** Rows between a zone and a side's base line. */
export const rowsFromBase = (grid: Grid, side: SideName, zone: ZoneNumber): number =>
  Math.abs(rowOf(grid, zone) - baseRow(grid, side))

/** GF-SCALE-06: where a unit off the board counts as standing if it nominated nothing. */
export const middleColumn = ({ columns }: Grid): number => Math.floor((columns - 1) / 2)
