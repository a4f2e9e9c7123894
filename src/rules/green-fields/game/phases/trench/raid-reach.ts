import { neighbours } from '../../../reckoning/grid.ts'
import { isFrontLine, isTrenchZone } from '../../board/control.ts'
import { knowsEnemiesIn, zoneAt } from '../../board/zones.ts'
import type { State } from '../../state.ts'
import type { Unit } from '../../unit.ts'
import type { ZoneNumber } from '../../zone.ts'

/** GF-RAID-09: own ground on which an enemy is known to stand, next to a unit or under its feet. */
const isPocketInReach = (state: State, unit: Unit, zone: ZoneNumber): boolean =>
  zoneAt(state, zone).owner === unit.side &&
  knowsEnemiesIn(state, zone, unit.side) &&
  (zone === unit.place || neighbours(state.country, unit.place).includes(zone))

/** GF-RAID-01, GF-DATE-05: any neighbouring zone of the enemy; Stosstruppe go for any zone of his front line. */
export const isInReach = (state: State, unit: Unit, zone: ZoneNumber): boolean => {
  if (zoneAt(state, zone).owner === unit.side) return isPocketInReach(state, unit, zone)
  if (!isTrenchZone(state, unit.place)) return false
  return unit.stosstruppe ? isFrontLine(state, zone) : neighbours(state.country, unit.place).includes(zone)
}

/** The zones a unit can raid. */
export const reachOf = (state: State, unit: Unit): readonly ZoneNumber[] => {
  const zones = unit.stosstruppe
    ? [...state.zones.keys()]
    : [unit.place, ...neighbours(state.country, unit.place)]
  return zones.filter((zone) => isInReach(state, unit, zone))
}
