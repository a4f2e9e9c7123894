import { recentMemo } from '#kernel/memo.ts'
import { baseRow, columnOf, distance, neighbours, rowOf } from '../../../reckoning/grid.ts'
import { ARM, ARTILLERY_RANGE } from '../../../tables/index.ts'
import { ARTILLERY, type Artillery, type Scale } from '../../../vocabulary.ts'
import { isOnRoad } from '../../board/between.ts'
import { chained } from '../../board/control.ts'
import type { Country } from '../../board/country.ts'
import { zoneAt } from '../../board/zones.ts'
import type { SideName } from '../../sides.ts'
import { eachSide } from '../../sides.ts'
import type { State } from '../../state.ts'
import type { Unit } from '../../unit.ts'
import { OFF_BOARD, type ZoneNumber } from '../../zone.ts'

const isArtillery = (type: string): type is Artillery => ARTILLERY.some((one) => one === type)

/** A regiment of guns that is there to fire. */
export const isGun = (unit: Unit): unit is Unit & { readonly type: Artillery } =>
  ARM[unit.type] === 'artillery' && (unit.place >= 0 || unit.place === OFF_BOARD) && !unit.onItsWay

export const scaleOf = ({ assault }: State): Scale => (assault ? 'assault' : 'weekly')

/** The row behind a side's base line, where whatever is off the board counts as standing (GF-SCALE-06). */
const offBoardRow = (state: State, side: SideName): number =>
  baseRow(state.country, side) + (side === 'a' ? -1 : 1)

const gunRow = (state: State, gun: Unit): number =>
  gun.place === OFF_BOARD ? offBoardRow(state, gun.side) : rowOf(state.country, gun.place)

/** GF-BOMB-01, GF-AART-01: in zones. */
export const rangeOf = (state: State, { type }: Unit): number =>
  isArtillery(type) ? ARTILLERY_RANGE[type][scaleOf(state)] : 0

/** GF-SCALE-06: how many zones a gun is from another, or from behind its base line. */
export const awayFrom = (state: State, gun: Unit, zone: ZoneNumber): number => {
  const { country } = state
  return gun.place === OFF_BOARD
    ? Math.max(
        Math.abs(gun.column - columnOf(country, zone)),
        Math.abs(offBoardRow(state, gun.side) - rowOf(country, zone)),
      )
    : distance(country, gun.place, zone)
}

export const reachesZone = (state: State, gun: Unit, zone: ZoneNumber): boolean =>
  awayFrom(state, gun, zone) <= rangeOf(state, gun)

/** GF-BOMB-08: heavy guns alone, by rows alone. */
export const reachesBehind = (state: State, gun: Unit, enemy: SideName): boolean =>
  gun.type === 'heavy-artillery' &&
  Math.abs(gunRow(state, gun) - offBoardRow(state, enemy)) <= rangeOf(state, gun)

/** GF-AART-02: ground over which shells can be brought up. */
const isClear = (state: Pick<State, 'country' | 'zones'>, zone: ZoneNumber): boolean => {
  const { ground, trench, roadCut, track } = zoneAt(state, zone)
  if (track === 'laid' || (isOnRoad(state, zone) && !roadCut)) return true
  return ground === 'open' && trench === 'none'
}

/** GF-AART-02: the zones over which shells can be brought up to a gun, as far as they hang together with its own. */
export const clearBehind = (state: State, gun: Unit): ReadonlySet<ZoneNumber> => {
  const seen = new Set([gun.place])
  for (const zone of seen) {
    for (const next of neighbours(state.country, zone)) {
      if (zoneAt(state, next).owner === gun.side && isClear(state, next)) seen.add(next)
    }
  }
  return seen
}

/** GF-AART-02: the zones from which a side has road or clear ground of its own to its base line. */
const linesOn = eachSide((side) =>
  recentMemo(
    (zones: State['zones'], country: Country): ReadonlySet<ZoneNumber> =>
      chained(country, side, (zone) => zones[zone]?.owner === side && isClear({ zones, country }, zone)),
  ),
)

/** GF-AART-02: a way of road or clear ground, all its own, to the base line; on whatever ground it stands itself. */
export const hasLineToRear = (state: State, { place, side }: Unit): boolean => {
  const { country } = state
  if (place === OFF_BOARD || rowOf(country, place) === baseRow(country, side)) return true
  const lines = linesOn[side](state.zones, country)
  for (const next of neighbours(country, place)) if (lines.has(next)) return true
  return false
}
