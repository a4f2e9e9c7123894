import { type Refusal, refuse } from '../../../../../../kernel/procedure/refusal.ts'
import { FACE_NUMBERS } from '../../../harm/faces.ts'
import type { Stand, State } from '../../../state.ts'
import { nameOf } from '../../../stories/names.ts'
import { blockHouseNamed, unitNamed } from '../../../units.ts'
import type { Barrel } from './barrels.ts'

/** Why a stand fires at nobody just now, whatever it could aim at. */
export const unfitToFire = (state: State, firer: Stand): Refusal | undefined => {
  const { type } = firer
  if (firer.markers > 0)
    return refuse('suppressed', `${nameOf(state, firer.id)} is suppressed and does not fire.`, 'FF-SUPP-01')
  if (firer.below)
    return refuse('below', `${nameOf(state, firer.id)} is in a deep shelter and does not fire.`, 'FF-DUG-01')
  if (firer.water)
    return refuse('in-water', `${nameOf(state, firer.id)} is in the water and does not fire.`, 'FF-MOVE-17')
  if (firer.stowed)
    return refuse('stowed', `${nameOf(state, firer.id)} is packed up and does not fire.`, 'FF-ORD-09')
  if (firer.realigned)
    return refuse(
      'realigned',
      `${nameOf(state, firer.id)} has yet to take up its line again after firing at aircraft.`,
      'FF-AIR-04',
    )
  if (type === 'cavalry' && unitNamed(state, firer.unit)?.mounted)
    return refuse('mounted', `${nameOf(state, firer.id)} is mounted and does not fire.`, 'FF-FIRE-07')
  return undefined
}

/** FF-BLOCK-02: a face that bears a marker is silent. */
export const isFaceSilent = (state: State, { firer, face }: Barrel): boolean => {
  if (firer.type !== 'block-house') return false
  const house = blockHouseNamed(state, firer.id)
  if (!house || face === null || face === 'rear') return true
  return house.faces[FACE_NUMBERS[face]] > 0
}
