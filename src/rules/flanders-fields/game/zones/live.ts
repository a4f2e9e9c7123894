import type { Box } from '#kernel/geometry/box.ts'
import { recentMemo } from '#kernel/memo.ts'
import { isPointInArc } from '../board/arcs.ts'
import type { LastFire, State, Unit } from '../state.ts'
import { standsOf } from '../units.ts'
import { areaOf } from './areas.ts'
import { arcWeaponOf, type GunWeapon, gunWeaponOf, makesZone } from './weapons.ts'

/** FF-ZONE: ground that guns or indirect machine guns have fired on and keep under fire. */
export interface Zone {
  readonly unit: Unit
  readonly weapon: GunWeapon
  readonly area: Box
  readonly fired: LastFire
}

/** FF-ZONE-02, FF-ZONE-05: its guns can still fire there. */
const isServed = (state: State, unit: Unit, weapon: GunWeapon, { mode }: LastFire): boolean => {
  if (unit.at === 'off-table') return true
  const [gun] = standsOf(state, unit.id)
  if (!gun || gun.markers > 0 || gun.stowed) return false
  return mode === 'indirect' || (unit.aim !== null && isPointInArc(arcWeaponOf(weapon), gun, unit.aim.at))
}

/** Those whose last fire still lies on the ground. */
const firing = recentMemo((units: readonly Unit[]): readonly Unit[] =>
  units.filter(({ aim }) => aim?.fired?.live),
)

/** All of either side, the attacker's first, each by its unit's id. */
export const liveZones = (state: State): readonly Zone[] => {
  const zones: Zone[] = []
  for (const unit of firing(state.units)) {
    const fired = unit.aim?.fired
    if (!fired) continue
    const weapon = gunWeaponOf(unit)
    if (!weapon || !makesZone(weapon) || !isServed(state, unit, weapon, fired)) continue
    const area = areaOf(state, unit)
    if (area) zones.push({ unit, weapon, area, fired })
  }
  return zones.length < 2
    ? zones
    : zones.sort(({ unit: one }, { unit: other }) => (one.id < other.id ? -1 : 1))
}
