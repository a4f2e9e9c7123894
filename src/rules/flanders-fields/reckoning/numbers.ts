import type { Options } from '../options.ts'
import {
  ARMOUR_TABLE,
  DEEP_SHELTER_NUMBERS,
  FAMILY_RULES,
  FIRE_MATRIX,
  type FireNumbers,
  INDIRECT_FIELD_AT_ARMOUR,
  WEAPON_TABLE,
} from '../tables/index.ts'
import type { Cover, FireMode, Period, TroopWeapon, Weapon } from '../vocabulary.ts'

/** The firer sees what it fires at. Only artillery has the choice. */
export const isDirect = (weapon: Weapon, mode: FireMode): boolean => {
  const { family } = WEAPON_TABLE[weapon]
  if (family === 'field-artillery' || family === 'heavier-artillery') return mode === 'direct'
  return !FAMILY_RULES[family].area
}

const effective = (numbers: FireNumbers): FireNumbers | undefined =>
  numbers.suppress === undefined && numbers.kill === undefined ? undefined : numbers

/** FF-FIRE-02, FF-DUG-01: the numbers to reach, or `undefined` where the weapon can do nothing. */
export const numbersAgainstTroops = (
  weapon: TroopWeapon,
  period: Period,
  cover: Cover,
  direct: boolean,
): FireNumbers | undefined => {
  if (cover === 'deep-shelter') {
    return weapon === 'super-heavy-artillery' ? DEEP_SHELTER_NUMBERS : undefined
  }
  const numbers = FIRE_MATRIX[weapon][period][cover]
  return numbers.sightOnly && !direct ? undefined : effective(numbers)
}

/** FF-ARM-01, FF-ARM-04: the same against armour. */
export const numbersAgainstArmour = (
  weapon: Weapon,
  inCover: boolean,
  direct: boolean,
  options: Options,
): FireNumbers | undefined => {
  const row = armourRow(weapon, direct, options)
  return effective(inCover ? row.cover : row.open)
}

const armourRow = (weapon: Weapon, direct: boolean, options: Options) => {
  if (WEAPON_TABLE[weapon].family === 'field-artillery' && !direct) return INDIRECT_FIELD_AT_ARMOUR
  if (weapon === 'tank-lmg' && options['tank-lmg-vs-armour'] === 'armour-row') return ARMOUR_TABLE['tank-gun']
  return ARMOUR_TABLE[weapon]
}
