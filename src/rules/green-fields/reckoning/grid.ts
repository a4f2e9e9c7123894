import { memo } from '#kernel/memo.ts'
import type { SideName } from '../vocabulary.ts'

/*
 * The square grid (GF-SCALE-02): columns from A at side a's left, rows from 1 at side a's base line.
 */

export interface Grid {
  readonly columns: number
  readonly rows: number
}

/** A zone by its number: row by row from side a's base line, A1 first (GF-SCALE-02). */
export type ZoneNumber = number

export const columnOf = ({ columns }: Grid, zone: ZoneNumber): number => zone % columns
export const rowOf = ({ columns }: Grid, zone: ZoneNumber): number => Math.floor(zone / columns)

/** The letter by which a column is known. */
export const columnLetter = (column: number): string => String.fromCharCode(65 + column)

export const zoneOn = ({ columns, rows }: Grid, column: number, row: number): ZoneNumber | undefined =>
  column >= 0 && column < columns && row >= 0 && row < rows ? row * columns + column : undefined

interface Layout {
  readonly references: readonly string[]
  readonly zones: ReadonlyMap<string, ZoneNumber>
  readonly neighbours: readonly (readonly ZoneNumber[])[]
  /** From each zone to each other. */
  readonly distances: readonly (readonly number[])[]
}

const layoutOf = memo((grid: Grid): Layout => {
  const zones = Array.from({ length: grid.columns * grid.rows }, (_, zone) => zone)
  const references = zones.map((zone) => `${columnLetter(columnOf(grid, zone))}${rowOf(grid, zone) + 1}`)
  return {
    references,
    zones: new Map(references.map((reference, zone) => [reference, zone])),
    neighbours: zones.map((zone) => aroundOf(grid, zone)),
    distances: zones.map((one) => zones.map((other) => between(grid, one, other))),
  }
})

/** 'C4' */
export const referenceOf = (grid: Grid, zone: ZoneNumber): string => layoutOf(grid).references[zone] ?? ''

export const zoneNamed = (grid: Grid, reference: string): ZoneNumber | undefined =>
  layoutOf(grid).zones.get(reference)

/** GF-SCALE-02; nothing off the board is at any distance. */
export const distance = (grid: Grid, one: ZoneNumber, other: ZoneNumber): number =>
  layoutOf(grid).distances[one]?.[other] ?? Number.POSITIVE_INFINITY

/** Those from one zone to all others. */
export const distancesFrom = (grid: Grid, zone: ZoneNumber): readonly number[] =>
  layoutOf(grid).distances[zone] ?? []

const between = (grid: Grid, one: ZoneNumber, other: ZoneNumber): number =>
  Math.max(
    Math.abs(columnOf(grid, one) - columnOf(grid, other)),
    Math.abs(rowOf(grid, one) - rowOf(grid, other)),
  )

/** The up to eight zones around one, in the order of their numbers. */
export const neighbours = (grid: Grid, zone: ZoneNumber): readonly ZoneNumber[] =>
  layoutOf(grid).neighbours[zone] ?? []

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
