import type { Trace } from '#kernel/procedure/trace.ts'
import type { Options } from '../options.ts'
import { BLOCK_HOUSE_RANGE_TABLE, MARKSMANSHIP_RANGE, WEAPON_TABLE } from '../tables/index.ts'
import type { FireMode, Weapon } from '../vocabulary.ts'

export type RangeFault = 'under-minimum-range' | 'out-of-range'

/** Fire that falls anywhere on the table: gas, indirect machine guns, artillery that does not see its target. */
export const fallsAnywhere = (weapon: Weapon, mode: FireMode): boolean => {
  const { family, most } = WEAPON_TABLE[weapon]
  if (family === 'field-artillery' || family === 'heavier-artillery') return mode === 'indirect'
  return most === Number.POSITIVE_INFINITY
}

/** FF-ARC-05, FF-NAT-01: in cm. */
export const longestRange = (weapon: Weapon, marksmanship: boolean, options: Options): number => {
  if (weapon === 'infantry' && marksmanship) return MARKSMANSHIP_RANGE
  if (weapon === 'block-house' && options['block-house-range'] === '50') return BLOCK_HOUSE_RANGE_TABLE
  return WEAPON_TABLE[weapon].most
}

/** FF-ARC-05: why the weapon does not reach, if it does not. */
export const rangeFault = (
  weapon: Weapon,
  mode: FireMode,
  range: number | undefined,
  marksmanship: boolean,
  options: Options,
  trace: Trace,
): RangeFault | undefined => {
  if (range === undefined || fallsAnywhere(weapon, mode)) return undefined
  const { least } = WEAPON_TABLE[weapon]
  if (range < least) {
    trace.note('FF-ARC-05', 'Closer than the least range', least)
    return 'under-minimum-range'
  }
  const longest = longestRange(weapon, marksmanship, options)
  if (range > longest) {
    trace.note('FF-ARC-05', 'Beyond the longest range', longest)
    return 'out-of-range'
  }
  return undefined
}
