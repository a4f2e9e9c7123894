import type { ShownZone, ZoneGrid } from '#screen/zone-map.ts'
import { PLAIN } from '#web/table/key/key-entries.ts'
import type { TableCalls, TableData } from '#web/table/model.ts'

/** One column of zones. */
export const zones = (shown: readonly Partial<ShownZone>[]): ZoneGrid => ({
  columns: 1,
  rows: shown.length,
  side: 15_240,
  origin: { x: 0, y: 0 },
  zones: shown.map((zone, i) => ({ ...PLAIN, name: `A${i + 1}`, ...zone })),
  roads: [],
  water: [],
  rears: [],
})

export const onZones = (grid: ZoneGrid): TableData => ({
  size: { width: grid.columns * grid.side, height: grid.rows * grid.side },
  ground: 'open',
  terrain: [],
  grid,
  units: [],
  pieces: [],
  areas: [],
  selected: [],
  draggable: [],
  measure: { unit: 'zones', length: grid.side, digits: 0 },
  sides: ['British', 'Germans'],
})

/** Nobody acts. */
export const CALLS: TableCalls = {
  plan: () => ({ legal: false, used: 0, left: 0, ghosts: [], shapes: [] }),
  measure: () => ({ text: '' }),
  select() {},
  planConfirmed() {},
}
