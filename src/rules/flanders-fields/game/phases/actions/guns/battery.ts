import type { Refusal } from '#kernel/game/game.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { pointAt } from '../../../../tables/index.ts'
import { bodyNamed } from '../../../board/houses.ts'
import { nameOf } from '../../../names.ts'
import type { Stand, State, Unit } from '../../../state.ts'
import { standsOf, unitNamed } from '../../../units.ts'
import { type GunWeapon, gunWeaponOf } from '../../../zones/weapons.ts'

/** A gun, a mortar or a machine gun as one that fires on areas. */
export interface Battery {
  readonly unit: Unit
  readonly weapon: GunWeapon
  /** None behind the table. */
  readonly gun: Stand | undefined
}

export const batteryOf = (state: State, id: string): Battery | undefined => {
  const unit = unitNamed(state, id)
  const weapon = unit && gunWeaponOf(unit)
  return weapon && { unit, weapon, gun: standsOf(state, id)[0] }
}

/** What an order aims at. */
export interface Aimed {
  readonly at: Point
  /** The stand or block house that was named. */
  readonly body: Stand | undefined
}

/** Where an order aims, as it is written. */
export interface Place {
  readonly x?: number | undefined
  readonly y?: number | undefined
  readonly target?: string | undefined
}

/** FF-ART-10: points are kept to the hundredth of a centimetre. */
const HUNDREDTH = 10
const toHundredth = (length: number): number => Math.round(length / HUNDREDTH) * HUNDREDTH
export const asAimed = ({ x, y }: Point): Point => ({ x: toHundredth(x), y: toHundredth(y) })

/** Nothing where the order names no place. */
export const aimedBy = (state: State, { x, y, target }: Place): Aimed | undefined => {
  if (target !== undefined) {
    const body = bodyNamed(state, target)
    return body && { at: asAimed(body.centre), body }
  }
  return x === undefined || y === undefined ? undefined : { at: asAimed(pointAt({ x, y })), body: undefined }
}

/** A target that is not on the table, or half a place. */
export const placeRefusal = (state: State, { x, y, target }: Place): Refusal | undefined => {
  if (target !== undefined && (x !== undefined || y !== undefined))
    return refuse('two-places', 'Name a target or a point, not both.', 'FF-TURN-17')
  if (target !== undefined && !bodyNamed(state, target))
    return refuse('unknown-target', `There is no "${target.slice(0, 60)}" on the table.`, 'FF-TURN-17')
  if ((x === undefined) !== (y === undefined))
    return refuse('half-a-place', 'A point needs both x and y.', 'FF-TURN-17')
  return undefined
}

/** FF-ART-08, FF-SUPP-01, FF-ORD-09: why it does not fire, wherever it is laid. */
export const unfit = (state: State, { unit, gun }: Battery): Refusal | undefined => {
  if (!gun) return undefined
  const name = (): string => nameOf(state, unit.id)
  if (gun.markers > 0) return refuse('suppressed', `${name()} is suppressed and does not fire.`, 'FF-SUPP-01')
  if (gun.stowed)
    return refuse('stowed', `${name()} is limbered or packed up and does not fire.`, 'FF-ORD-09')
  if (gun.realigned)
    return refuse(
      'realigned',
      `${name()} has yet to take up its line again after firing at aircraft.`,
      'FF-AIR-04',
    )
  return undefined
}
