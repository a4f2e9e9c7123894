import type { Point } from '#kernel/geometry/point.ts'
import { several } from '#kernel/words.ts'
import type { Shell } from '../../game/shells/burst.ts'
import { batteryShell, gunShell } from '../../game/shells/shelling.ts'
import type { Battery, Unit } from '../../game/state.ts'
import { unitNamed } from '../../game/units.ts'
import type { View } from '../../game/view.ts'
import type { Ammo, Artillery, Side } from '../../vocabulary.ts'

/** What fires by plots: a battery off the table, or a gun on it. */
export type Gun = Battery | Unit

export const isBattery = (gun: Gun): gun is Battery => 'guns' in gun

export const gunNamed = (view: View, id: string): Gun | undefined =>
  view.batteries.find((battery) => battery.id === id) ?? unitNamed(view, id)

export const weaponOf = (gun: Gun): Artillery => {
  const { weapon } = gun
  return weapon === null || weapon === 'hmg' || weapon === 'wagon' ? 'mortar' : weapon
}

export const shellOf = (gun: Gun, at: Point, ammo: Ammo): Shell =>
  isBattery(gun)
    ? batteryShell(gun, ammo)
    : gunShell(gun, weaponOf(gun), at, ammo, { mode: 'indirect', enfilade: false, marked: false })

/** "6 shells left", "smoke 3, gas 2". */
export const shellsLeft = (view: View, side: Side, gun: Gun): string => {
  const own = isBattery(gun)
    ? gun.moves === null
      ? []
      : [`fires ${several(gun.moves, 'move')} more`]
    : gun.shells === null
      ? []
      : [`${several(gun.shells, 'shell')} left`]
  const issued = (['smoke', 'gas'] as const).flatMap((ammo) => {
    const left = view.shells[side][ammo]
    return gun.ammo.includes(ammo) && left !== null ? [`${ammo} ${left}`] : []
  })
  return [...own, ...issued].join(', ')
}
