import { memo } from '#kernel/memo.ts'
import { columnOf, rowOf, zoneOn } from '../../reckoning/grid.ts'
import type { ZoneNumber } from '../zone.ts'
import type { Country } from './country.ts'

/** What a line passes between its ends: one zone, or the two zones beside a corner that it touches. */
export type Passed = readonly [ZoneNumber] | readonly [ZoneNumber, ZoneNumber]

/** The lines looked along so far, by the numbers of their two ends. */
const linesOn = memo((_: Country): (readonly Passed[] | undefined)[] => [])

/** GF-OBS-07, GF-OBS-15: the zones whose interior a line from centre to centre passes through, ends left out. */
export const passedBetween = (country: Country, from: ZoneNumber, to: ZoneNumber): readonly Passed[] => {
  const table = linesOn(country)
  const place = from * country.columns * country.rows + to
  let line = table[place]
  if (!line) {
    line = traced(country, from, to)
    table[place] = line
  }
  return line
}

const traced = (country: Country, from: ZoneNumber, to: ZoneNumber): readonly Passed[] => {
  const column = columnOf(country, from)
  const row = rowOf(country, from)
  const across = columnOf(country, to) - column
  const up = rowOf(country, to) - row
  const at = (x: number, y: number): ZoneNumber =>
    zoneOn(country, column + Math.sign(across) * x, row + Math.sign(up) * y) ?? from
  const width = Math.abs(across)
  const height = Math.abs(up)
  const passed: Passed[] = []
  let x = 0
  let y = 0
  while (x < width || y < height) {
    const side = (1 + 2 * x) * height - (1 + 2 * y) * width
    if (side === 0) {
      passed.push([at(x + 1, y), at(x, y + 1)])
      x++
      y++
    } else if (side < 0) x++
    else y++
    if (x < width || y < height) passed.push([at(x, y)])
  }
  return passed
}
