import type { Box, Edge } from '#kernel/geometry/box.ts'
import type { Footprint } from '#kernel/geometry/footprint.ts'
import { gap, gapToPoint } from '#kernel/geometry/gap.ts'
import { fromCm, LENGTH_FORGIVEN, TANKS, type TankProfile, toCm } from '../../../../tables/index.ts'
import type { ArcWeapon, TankType, Weapon } from '../../../../vocabulary.ts'
import { facedBy, muzzleOf } from '../../../board/arcs.ts'
import { groundHeld } from '../../../board/houses.ts'
import type { Stand, State } from '../../../state.ts'
import { isTank, unitNamed } from '../../../units.ts'

/** Weapons that fire straight at a stand. */
export type DirectWeapon = Extract<
  Weapon,
  'infantry' | 'lmg' | 'machine-gun' | 'block-house' | 'flamethrower' | 'at-rifle' | 'tank-gun' | 'tank-lmg'
>

/** One weapon of a stand, or of one face of a tank or a block house. */
export interface Barrel {
  readonly firer: Stand
  /** Only where a stand has several. */
  readonly face: Edge | null
  readonly weapon: DirectWeapon
  /** The ground of the firer, its front where the weapon looks. */
  readonly from: Footprint
}

/** FF-TANK-04: a tank's faces have the fan of a block house's. */
export const ARC_OF: Readonly<Record<DirectWeapon, ArcWeapon>> = {
  infantry: 'infantry',
  lmg: 'lmg',
  'machine-gun': 'machine-gun',
  'block-house': 'block-house',
  flamethrower: 'flamethrower',
  'at-rifle': 'at-rifle',
  'tank-gun': 'block-house',
  'tank-lmg': 'block-house',
}

/** The faces that a player can name (FF-TANK-08). */
export const FIRING_FACES = ['front', 'left', 'right'] as const
const ALL_ROUND: readonly Edge[] = [...FIRING_FACES, 'rear']

export const tankTypeOf = (state: State, { unit }: Stand): TankType | null =>
  unitNamed(state, unit)?.tank ?? null

/** FF-TANK-01 */
export const profileOf = (state: State, firer: Stand): TankProfile | undefined => {
  const type = tankTypeOf(state, firer)
  return type === null ? undefined : TANKS[type]
}

const tankBarrels = (firer: Stand, { frontWeapon, sideWeapon, allRound }: TankProfile): readonly Barrel[] =>
  (allRound ? ALL_ROUND : FIRING_FACES).map((face) => ({
    firer,
    face,
    weapon: face === 'front' ? frontWeapon : (sideWeapon ?? frontWeapon),
    from: facedBy(firer, face),
  }))

const houseBarrels = (firer: Stand): readonly Barrel[] =>
  FIRING_FACES.map((face) => ({ firer, face, weapon: 'block-house', from: facedBy(firer, face) }))

/** What riflemen and weapons on one base fire with; guns and mortars fire on areas. */
const weaponOf = ({ type }: Stand): DirectWeapon | undefined => {
  switch (type) {
    case 'infantry':
    case 'cavalry':
      return 'infantry'
    case 'lmg':
    case 'machine-gun':
    case 'flamethrower':
    case 'at-rifle':
      return type
    default:
      return undefined
  }
}

/** All that a stand, or a block house, fires straight with; whether it may fire now is another question. */
export const barrelsOf = (state: State, firer: Stand): readonly Barrel[] => {
  if (firer.type === 'block-house') return houseBarrels(firer)
  if (isTank(firer)) {
    const profile = profileOf(state, firer)
    return profile ? tankBarrels(firer, profile) : []
  }
  const weapon = weaponOf(firer)
  return weapon ? [{ firer, face: null, weapon, from: groundHeld(state, firer) }] : []
}

/** A line of no depth along the front of a face. */
const edgeOf = (box: Box): Box => ({ ...box, centre: muzzleOf(box), depth: 1 })

/** FF-TAB-01: in cm; the ranges of the rules are whole ones, and what is forgiven of a length makes it one of them. */
const rangeOf = (length: number): number => {
  const cm = Math.round(toCm(length))
  return Math.abs(fromCm(cm) - length) <= LENGTH_FORGIVEN ? cm : toCm(length)
}

/** FF-ARC-08, FF-BLOCK-05, FF-TANK-08: in cm between bases, from the face of a block house, from the middle of a tank's. */
export const rangeTo = (state: State, { firer, face, from }: Barrel, target: Stand): number => {
  const ground = groundHeld(state, target)
  if (face === null || from.width === undefined) return rangeOf(Math.round(gap(from, ground)))
  return rangeOf(
    Math.round(firer.type === 'block-house' ? gap(edgeOf(from), ground) : gapToPoint(ground, muzzleOf(from))),
  )
}
