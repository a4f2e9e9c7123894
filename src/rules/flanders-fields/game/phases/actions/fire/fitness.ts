import { type Refusal, refuse } from '#kernel/procedure/refusal.ts'
import { FACE_NUMBERS } from '../../../harm/house-faces.ts'
import { nameOf } from '../../../names.ts'
import type { Stand, State } from '../../../state.ts'
import { blockHouseNamed, unitNamed } from '../../../units.ts'
import type { Barrel } from './barrels.ts'

const UNFIT = {
  suppressed: ['is suppressed and does not fire', 'FF-SUPP-01'],
  below: ['is in a deep shelter and does not fire', 'FF-DUG-01'],
  'in-water': ['is in the water and does not fire', 'FF-MOVE-17'],
  stowed: ['is packed up and does not fire', 'FF-ORD-09'],
  realigned: ['has yet to take up its line again after firing at aircraft', 'FF-AIR-04'],
  mounted: ['is mounted and does not fire', 'FF-FIRE-07'],
} as const

/** What keeps a stand from firing at anybody just now, whatever it could aim at. */
export const unfitness = (state: State, firer: Stand): keyof typeof UNFIT | undefined => {
  if (firer.markers > 0) return 'suppressed'
  if (firer.below) return 'below'
  if (firer.water) return 'in-water'
  if (firer.stowed) return 'stowed'
  if (firer.realigned) return 'realigned'
  return firer.type === 'cavalry' && unitNamed(state, firer.unit)?.mounted ? 'mounted' : undefined
}

/** The same in words. */
export const unfitToFire = (state: State, firer: Stand): Refusal | undefined => {
  const why = unfitness(state, firer)
  if (!why) return undefined
  const [words, clause] = UNFIT[why]
  return refuse(why, `${nameOf(state, firer.id)} ${words}.`, clause)
}

/** FF-BLOCK-02: a face that bears a marker is silent. */
export const isFaceSilent = (state: State, { firer, face }: Barrel): boolean => {
  if (firer.type !== 'block-house') return false
  const house = blockHouseNamed(state, firer.id)
  if (!house || face === null || face === 'rear') return true
  return house.faces[FACE_NUMBERS[face]] > 0
}
