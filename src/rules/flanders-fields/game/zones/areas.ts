import { bearing } from '#kernel/geometry/angle.ts'
import type { Box } from '#kernel/geometry/box.ts'
import type { Footprint } from '#kernel/geometry/footprint.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { AREAS, type Area, fromCm, SOS_AREA } from '../../tables/index.ts'
import { muzzleOf } from '../board/arcs.ts'
import type { Aim, State, Unit } from '../state.ts'
import { standsOf } from '../units.ts'
import { type GunWeapon, gunWeaponOf } from './weapons.ts'

/** FF-GEN-07: along the edges of the table. */
const laid = (centre: Point, { width, depth }: Area): Box => ({
  centre,
  heading: 0,
  width: fromCm(width),
  depth: fromCm(depth),
})

/** FF-ART-01, FF-ART-10, FF-MORT-03: the area of a weapon, wherever it stands. */
export const areaAt = (weapon: Exclude<GunWeapon, 'indirect-mg'>, at: Point): Box => laid(at, AREAS[weapon])

/** FF-MG-06: its long side lies along the line from the gun. */
export const stripAt = (gun: Footprint, at: Point): Box => ({
  ...laid(at, AREAS['indirect-mg']),
  heading: bearing(muzzleOf(gun), at),
})

/** The ground that a unit's fire falls on; none if it is laid on nothing. */
export const areaOf = (state: State, unit: Unit, aim: Aim | null = unit.aim): Box | undefined => {
  const weapon = gunWeaponOf(unit)
  if (!aim || !weapon) return undefined
  if (aim.sos) return laid(aim.at, SOS_AREA)
  if (weapon !== 'indirect-mg') return areaAt(weapon, aim.at)
  const [gun] = standsOf(state, unit.id)
  return gun && stripAt(gun, aim.at)
}
