import { VEHICLE_VALUES } from '../../../tables/index.ts'
import { closeUp } from '../../board/closing-up.ts'
import { fall, wreck } from '../../harm/losses.ts'
import { changeVehicle, mark, type Play, unitNow } from '../../play.ts'
import { loseWeapon } from '../../shells/damage.ts'

/** SK-FIRE-20, SK-ART-41: when both sides have fired, those hit fall, weapons hit are lost, vehicles become wrecks. */
export const endFire = (play: Play): void => {
  for (const { id, where } of play.state.units) {
    if (where !== 'table') continue
    const { figures, marks, vehicle } = unitNow(play, id)
    const hit = figures.filter((figure) => figure.hit !== null)
    for (const cause of new Set(hit.map((figure) => figure.hit)))
      if (cause !== null)
        fall(
          play,
          id,
          hit.filter((figure) => figure.hit === cause).map((figure) => figure.id),
          'dead',
          cause,
        )
    if (marks.weaponHit) {
      mark(play, id, { weaponHit: false })
      if (unitNow(play, id).where === 'table') loseWeapon(play, id)
    }
    if (vehicle && vehicle.weaponsHit.length > 0)
      changeVehicle(play, id, {
        weapons: vehicle.weapons.filter((weapon) => !vehicle.weaponsHit.includes(weapon)),
        weaponsHit: [],
      })
    if (vehicle && !vehicle.destroyed && vehicle.damage >= VEHICLE_VALUES[vehicle.vehicle]) wreck(play, id)
    if (hit.length > 0) closeUp(play, id)
  }
}
