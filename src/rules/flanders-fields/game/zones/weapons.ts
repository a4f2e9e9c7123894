import { FAMILY_RULES, WEAPON_TABLE } from '../../tables/index.ts'
import type { ArcWeapon, AreaWeapon, Stand as StandType } from '../../vocabulary.ts'
import type { Cause, Unit } from '../state.ts'

/** What fires on areas, and what it is to the tables of fire and of arcs. */
const AREA_WEAPON: Readonly<Partial<Record<StandType, Exclude<AreaWeapon, 'gas'>>>> = {
  'field-gun': 'field-gun',
  'field-howitzer': 'field-howitzer',
  'heavy-artillery': 'heavy-artillery',
  'super-heavy-artillery': 'super-heavy-artillery',
  'light-mortar': 'light-mortar',
  'medium-mortar': 'medium-mortar',
  'heavy-mortar': 'heavy-mortar',
  'machine-gun': 'indirect-mg',
}

const ARC: Readonly<Record<Exclude<AreaWeapon, 'gas'>, ArcWeapon>> = {
  'field-gun': 'field-artillery',
  'field-howitzer': 'field-artillery',
  'heavy-artillery': 'heavy-artillery',
  'super-heavy-artillery': 'super-heavy-artillery',
  'light-mortar': 'light-mortar',
  'medium-mortar': 'medium-mortar',
  'heavy-mortar': 'heavy-mortar',
  'indirect-mg': 'machine-gun',
}

export type GunWeapon = Exclude<AreaWeapon, 'gas'>

/** None for what fires at stands only. */
export const gunWeaponOf = ({ type }: Pick<Unit, 'type'>): GunWeapon | undefined => AREA_WEAPON[type]

export const arcWeaponOf = (weapon: GunWeapon): ArcWeapon => ARC[weapon]

export const isMortar = (weapon: AreaWeapon): boolean => WEAPON_TABLE[weapon].family === 'mortar'

/** FF-ART-01 */
export const isFieldArtillery = (weapon: AreaWeapon): boolean =>
  WEAPON_TABLE[weapon].family === 'field-artillery'

export const isArtillery = (weapon: AreaWeapon): boolean =>
  isFieldArtillery(weapon) || WEAPON_TABLE[weapon].family === 'heavier-artillery'

/** FF-ZONE-01: whoever moves through its area is attacked. */
export const makesZone = (weapon: AreaWeapon): boolean => FAMILY_RULES[WEAPON_TABLE[weapon].family].zone

/** FF-FIRE-10 */
export const spreads = (weapon: AreaWeapon): boolean => FAMILY_RULES[WEAPON_TABLE[weapon].family].spreads

export const causeOf = (weapon: AreaWeapon): Cause => {
  if (weapon === 'gas') return 'gas'
  if (weapon === 'indirect-mg') return 'machine-guns'
  return isMortar(weapon) ? 'mortars' : 'artillery'
}
