import { isDisc } from '#kernel/geometry/footprint.ts'
import { fromDegrees } from '#kernel/geometry/measure.ts'
import type { Area } from '#screen/area.ts'
import type { DraggedTo } from '#screen/writing.ts'
import { shownFan, shownFanAbout, shownLane } from '#table/shown.ts'
import { ARC_OF, type Barrel, barrelsOf } from '../game/phases/actions/fire/barrels.ts'
import { isFaceSilent } from '../game/phases/actions/fire/fitness.ts'
import { reachOf } from '../game/phases/actions/fire/targets.ts'
import { firersOf } from '../game/phases/actions/fire/volley.ts'
import { sideIndex } from '../game/sides.ts'
import { standAt } from '../game/stand-at.ts'
import type { Stand } from '../game/state.ts'
import { isTank, standNamed, unitNamed } from '../game/units.ts'
import type { View } from '../game/view.ts'
import { arcWeaponOf, gunWeaponOf } from '../game/zones/weapons.ts'
import { ARCS, fromCm, WEAPON_TABLE } from '../tables/index.ts'

const RADIAN = Math.PI / 180

/** FF-ARC-01 to FF-ARC-03, FF-ARC-05, FF-ARC-08, FF-TANK-08: the ground in arc and range of a weapon. */
const groundOf = (view: View, { firer, weapon, from }: Barrel): Area['outline'] => {
  const arc = ARCS[ARC_OF[weapon]]
  const range = fromCm(reachOf(view, { firer, weapon, face: null, from }))
  if ('strip' in arc) return shownLane(from, fromCm(arc.strip), 0, range)
  return isTank(firer) && !isDisc(from)
    ? shownFanAbout(from, range, arc.fan * RADIAN)
    : shownFan(from, range, fromDegrees(arc.fan))
}

/** FF-ART-11, FF-MORT-03: what a mortar, or a gun over open sights, can be laid on. */
const laidGround = (view: View, gun: Stand): Area['outline'] | undefined => {
  const unit = unitNamed(view, gun.unit)
  const weapon = unit && gunWeaponOf(unit)
  const arc = weapon && ARCS[arcWeaponOf(weapon)]
  if (!weapon || !arc || !('strip' in arc)) return undefined
  const { least, most } = WEAPON_TABLE[weapon]
  return shownLane(gun, fromCm(arc.strip), fromCm(least), fromCm(most))
}

/** The ground that a stand or a block house can fire at, a piece for each of its weapons. */
export const commandedBy = (view: View, firer: Stand): readonly Area[] => {
  if (firer.stowed) return []
  const common = { style: 'zone', side: sideIndex(view, firer.side) } as const
  const barrels = barrelsOf(view, firer).filter((barrel) => !isFaceSilent(view, barrel))
  const laid = barrels.length === 0 ? laidGround(view, firer) : undefined
  return [
    ...barrels.map((barrel) => ({
      ...common,
      id: `zone-${firer.id}${barrel.face === null ? '' : `-${barrel.face}`}`,
      outline: groundOf(view, barrel),
    })),
    ...(laid ? [{ ...common, id: `zone-${firer.id}`, outline: laid }] : []),
  ]
}

/** What a chosen unit commands from where it stands; it gives way while another place is being drawn. */
export const commanded = (view: View, unit: string): readonly Area[] =>
  firersOf(view, unit)
    .flatMap((stand) => commandedBy(view, stand))
    .map((area) => ({ ...area, written: true }))

/** What stands would command from the places where they are drawn. */
export const commandedFrom = (view: View, places: DraggedTo['ghosts']): readonly Area[] =>
  places.flatMap(({ id, centre, heading }) => {
    const stand = standNamed(view, id)
    return stand ? commandedBy(view, standAt(stand, centre, heading)) : []
  })
