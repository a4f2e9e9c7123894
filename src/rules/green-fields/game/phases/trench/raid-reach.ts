import { isFrontLine } from '../../board/control.ts'
import { neighbours } from '../../board/grid.ts'
import { zoneAt } from '../../board/zones.ts'
import type { State } from '../../state.ts'
import type { Unit } from '../../unit.ts'
import type { ZoneNumber } from '../../zone.ts'

/** GF-RAID-01, GF-DATE-05: any neighbouring zone of the enemy; Stosstruppe go for any zone of his front line. */
export const isInReach = (state: State, unit: Unit, zone: ZoneNumber): boolean => {
  if (zoneAt(state, zone).owner === unit.side) return false
  return unit.stosstruppe ? isFrontLine(state, zone) : neighbours(state.country, unit.place).includes(zone)
}

/** The zones a unit can raid. */
export const reachOf = (state: State, unit: Unit): readonly ZoneNumber[] => {
  const zones = unit.stosstruppe ? [...state.zones.keys()] : neighbours(state.country, unit.place)
  return zones.filter((zone) => isInReach(state, unit, zone))
}
