import { ARM } from '../tables/index.ts'
import type { Ground, Mount, UnitType, Works } from '../vocabulary.ts'

/** GF-SAVE-02, GF-SAVE-09: on animals or motor transport; bicycles do not count. */
export const ridesHigh = (riding: Mount): boolean => riding === 'horses' || riding === 'motor'

/** GF-RAID-01: infantry, pioneers, sappers, and cavalry on its feet. */
export const isOnFoot = (type: UnitType, riding: Mount): boolean =>
  ARM[type] === 'foot' || (type === 'cavalry' && riding === 'none')

/** GF-OBS-02: a vehicle, or mounted. */
export const isVehicleOrMounted = (type: UnitType, riding: Mount): boolean =>
  ARM[type] === 'armour' || ARM[type] === 'transport' || ridesHigh(riding)

interface Cover {
  readonly ground: Ground
  readonly trench: Works
}

/** GF-OBS-09, GF-OBS-10: ground in which troops lie unseen. */
export const hidesTroops = ({ ground, trench }: Cover): boolean =>
  trench !== 'none' || ground === 'woods' || ground === 'ruins'

/** GF-OBS-09, GF-OBS-10: emplacements hide guns, and nothing hides a balloon. */
export const hidesUnit = (cover: Cover & { readonly emplacement: Works }, type: UnitType): boolean =>
  type !== 'balloon' && (hidesTroops(cover) || (cover.emplacement !== 'none' && ARM[type] === 'artillery'))

/** GF-SAVE-11, GF-AMOV-07: on the ground of its zone, but not in its works. */
export const WITHOUT_WORKS = { trench: 'none', emplacement: 'none', embankment: false } as const
