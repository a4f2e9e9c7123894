import type { SketchMap } from '../../kernel/sketch-map.ts'
import { referenceOf } from './grid.ts'
import type { State } from './state.ts'

/** The country in small: ground, hills, roads, trenches, who holds what, and where many fell (GF-VP-06). */
export const sketchOf = ({ country, zones }: Pick<State, 'country' | 'zones'>): SketchMap => ({
  columns: country.columns,
  rows: country.rows,
  zones: zones.map(({ ground, trench, owner, bases }, zone) => ({
    name: referenceOf(country, zone),
    ground,
    level: country.elevation[zone] ?? 0,
    holder: owner === 'a' ? 0 : 1,
    trench,
    graves: bases,
  })),
  roads: country.roads,
  water: country.water.map(({ between }) => ({ between })),
})
