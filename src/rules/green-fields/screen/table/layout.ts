import type { Point } from '#kernel/geometry/point.ts'
import { memo } from '#kernel/memo.ts'
import type { Area } from '#screen/area.ts'
import { middleOf, REAR, SIDE } from '../../game/board/sheet.ts'
import { stackIn } from '../../game/board/zones.ts'
import type { SideName } from '../../game/sides.ts'
import type { Unit } from '../../game/unit.ts'
import type { View } from '../../game/view.ts'
import { CARRYING, GONE, OFF_BOARD, type ZoneNumber } from '../../game/zone.ts'
import { zoneOn } from '../../reckoning/grid.ts'
import { SIDES } from '../../vocabulary.ts'

/** The first side looks up the table. */
export const headingOf = (side: SideName): number => (side === 'a' ? 0 : 18_000)

export const sizeOf = ({ country }: View) => ({
  width: country.columns * SIDE,
  height: country.rows * SIDE + 2 * REAR,
})

/** Where on the table a point lies: in a zone, or behind a side's base line at a column. */
export type Spot = { readonly zone: ZoneNumber } | { readonly rear: SideName; readonly column: number }

export const spotAt = ({ country }: View, { x, y }: Point): Spot => {
  const column = Math.min(Math.max(Math.floor(x / SIDE), 0), country.columns - 1)
  const row = Math.floor((y - REAR) / SIDE)
  const zone = zoneOn(country, column, row)
  return zone === undefined ? { rear: row < 0 ? 'a' : 'b', column } : { zone }
}

/** A zone marked on the table. */
export const zoneArea = (
  view: View,
  zone: ZoneNumber,
  style: Area['style'],
  more: Partial<Pick<Area, 'label' | 'side' | 'secret'>> & { readonly id?: string } = {},
): Area => ({
  style,
  outline: { shape: 'square', centre: middleOf(view, zone), side: SIDE - 400 },
  ...more,
  id: `${more.id ?? style}-${zone}`,
})

/** The place behind a base line at a column, marked on the table. */
export const rearArea = ({ country }: View, side: SideName, column: string, style: Area['style']): Area => ({
  style,
  outline: {
    shape: 'square',
    centre: {
      x: Math.round((column.charCodeAt(0) - 64.5) * SIDE),
      y: side === 'a' ? Math.round(REAR / 2) : Math.round(REAR * 1.5 + country.rows * SIDE),
    },
    side: REAR - 400,
  },
  id: `${style}-${side}-${column}`,
})

export interface Stand {
  readonly centre: Point
  readonly width: number
  readonly depth: number
  /** Its wave, where it is not alone in its zone. */
  readonly wave?: number
  /** It stands behind a base line. */
  readonly beside?: true
}

/** Stands in a zone: their measures, and how far each wave is ahead of the middle, by how many there are. */
const ALONE = { width: 10_200, depth: 3500, ranks: [[0], [2000, -2000], [3900, 0, -3900]] } as const
/** With the enemy in the same zone each side has its own half; stands are as deep as the larger stack lets them be. */
const AGAINST = {
  width: 9600,
  depths: [3500, 2900, 2250],
  ranks: [[-2700], [-2050, -5350], [-1550, -4000, -6450]],
} as const

/** Depth and ranks of the stands in a zone whose larger stack has so many. */
const measuresOf = (contested: boolean, most: number): Omit<Stand, 'centre'> & { readonly ranks: Ranks } => {
  if (!contested) return ALONE
  const { width, depths, ranks } = AGAINST
  const at = Math.min(most, depths.length) - 1
  return { width, depth: depths[at] ?? depths[2], ranks: [ranks[at] ?? ranks[2]] }
}

type Ranks = readonly (readonly number[])[]

const rankOf = (ranks: Ranks, count: number, wave: number): number =>
  ranks[Math.min(count, ranks.length) - 1]?.[wave] ?? 0

const standsIn = (view: View, zone: ZoneNumber, stands: Map<string, Stand>): void => {
  const middle = middleOf(view, zone)
  const stacks = SIDES.map((side) => ({ side, stack: stackIn(view, zone, side) }))
  const contested = stacks.every(({ stack }) => stack.length > 0)
  const most = Math.max(...stacks.map(({ stack }) => stack.length))
  const { width, depth, ranks } = measuresOf(contested, most)
  for (const { side, stack } of stacks) {
    const forward = side === 'a' ? 1 : -1
    stack.forEach(({ id }, wave) => {
      const off = rankOf(ranks, stack.length, wave)
      const centre = { x: middle.x, y: middle.y + forward * off }
      stands.set(id, { centre, width, depth, ...(stack.length > 1 ? { wave: wave + 1 } : {}) })
    })
  }
}

/** Places behind a base line: how many at most one behind another, and the measures of a stand. */
const BEHIND = {
  rows: { least: 2, most: 4 },
  depth: { of: 0.9, most: 4200 },
  widths: [10_200, 6000],
} as const

/** How those behind a base line stand: as large as there is room for all of them. */
const ranksBehind = (count: number, columns: number) => {
  const across = count <= columns * BEHIND.rows.most ? 1 : 2
  // One row to spare, so that most find a place at their own column.
  const wanted = Math.ceil(count / (columns * across)) + 1
  const rows = Math.min(BEHIND.rows.most, Math.max(BEHIND.rows.least, wanted))
  const pitch = (REAR * 0.96) / rows
  const depth = Math.round(Math.min(BEHIND.depth.most, pitch * BEHIND.depth.of))
  return { across, rows, pitch, depth, width: BEHIND.widths[across - 1] ?? BEHIND.widths[1] }
}

const standsBehind = ({ units, country }: View, side: SideName, stands: Map<string, Stand>): void => {
  const waiting = units.filter((unit) => unit.side === side && unit.place === OFF_BOARD && !unit.gone)
  const { across, rows, pitch, depth, width } = ranksBehind(waiting.length, country.columns)
  const columns = country.columns * across
  const taken = new Set<number>()
  for (const { id, column } of waiting) {
    const wanted = column * across
    let slot = 0
    for (let away = 0; away < columns * 2; away++) {
      const at = wanted + (away % 2 === 0 ? away / 2 : -(away + 1) / 2)
      if (at < 0 || at >= columns) continue
      const row = Array.from({ length: rows }, (_, i) => i).find((one) => !taken.has(one * columns + at))
      if (row === undefined) continue
      slot = row * columns + at
      break
    }
    taken.add(slot)
    const x = Math.round(((slot % columns) + 0.5) * (SIDE / across))
    // The first row lies next to the base line.
    const off = Math.floor(slot / columns) * pitch + pitch * 0.55
    const y = Math.round(side === 'a' ? REAR - off : REAR + country.rows * SIDE + off)
    stands.set(id, { centre: { x, y }, width, depth, beside: true })
  }
}

/** Whether a unit has a stand of its own on the screen. */
export const isShown = ({ place, gone }: Unit): boolean =>
  gone === null && place !== GONE && place !== CARRYING

/** Units are replaced whole when one changes, so that their places are worked out once. */
const standsFor = memo((units: View['units'], view: View): ReadonlyMap<string, Stand> => {
  const stands = new Map<string, Stand>()
  const zones = new Set(units.filter(({ place }) => place >= 0).map(({ place }) => place))
  for (const zone of zones) standsIn(view, zone, stands)
  for (const side of SIDES) standsBehind(view, side, stands)
  return stands
})

/** Where every unit that can be seen stands. */
export const standsOf = (view: View): ReadonlyMap<string, Stand> => standsFor(view.units, view)
