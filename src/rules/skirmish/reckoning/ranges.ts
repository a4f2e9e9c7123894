import { RANGE_COLUMNS, type RangeRow } from '../tables/index.ts'

/** SK-FIRE-02: the cell of the first band that reaches the range; nothing if that is out of range (SK-FIRE-03). */
export const factorAt = (row: RangeRow, range: number): number | undefined => {
  for (let i = 0; i < RANGE_COLUMNS.length; i++) {
    if (range <= (RANGE_COLUMNS[i] ?? 0)) return row[i]
  }
  return undefined
}
