import type { Trace } from '#kernel/procedure/trace.ts'
import type { Options } from '../options.ts'
import {
  AT_RIFLE,
  COMMAND_TARGET,
  DISMOUNTED_CAVALRY,
  FAMILY_RULES,
  FAR_ARMOUR,
  FIRER_IN_GAS,
  HOWITZER_AT_ARMOUR,
  MOVING_THROUGH,
  OPEN_SIGHTS,
  PARTLY_COVERED,
  RAW_FIRER,
  SHORT_RANGE,
  STORM_FIRER,
  THROUGH_BARRAGE,
  THROUGH_BARRAGE_UPHILL,
  WEAPON_TABLE,
} from '../tables/index.ts'
import type { Period, Quality, Weapon } from '../vocabulary.ts'
import { noted, when } from './modifier.ts'

/** FF-FIRE-04: the bonus of a firer whose target is close, however far that is. */
export const shortRangeBonus = (weapon: Weapon, period: Period, trace: Trace): number =>
  noted(trace, 'FF-FIRE-04', 'Short range', SHORT_RANGE[WEAPON_TABLE[weapon].family]?.bonus[period] ?? 0)

/** FF-FIRE-04: the same by the measured range. */
export const shortRange = (
  weapon: Weapon,
  period: Period,
  range: number | undefined,
  trace: Trace,
): number => {
  const short = SHORT_RANGE[WEAPON_TABLE[weapon].family]
  if (!short || range === undefined || range >= short.under) return 0
  return shortRangeBonus(weapon, period, trace)
}

/** FF-FIRE-06: field artillery over open sights. */
export const openSights = (
  weapon: Weapon,
  direct: boolean,
  range: number | undefined,
  trace: Trace,
): number => {
  if (!direct || range === undefined || WEAPON_TABLE[weapon].family !== 'field-artillery') return 0
  for (const { over, modifier } of OPEN_SIGHTS) {
    if (range > over) return noted(trace, 'FF-FIRE-06', 'Long range over open sights', modifier)
  }
  return 0
}

/** FF-FIRE-05: direct fire into or through a barrage. */
export const throughBarrage = (direct: boolean, barrage: boolean, uphill: boolean, trace: Trace): number => {
  if (!direct || !barrage) return 0
  return uphill
    ? noted(trace, 'FF-FIRE-05', 'Through a barrage from higher ground', THROUGH_BARRAGE_UPHILL)
    : noted(trace, 'FF-FIRE-05', 'Through a barrage', THROUGH_BARRAGE)
}

/** FF-FIRE-07. Gas itself has no firer. */
export const firerInGas = (weapon: Weapon, inGas: boolean, trace: Trace): number =>
  noted(trace, 'FF-FIRE-07', 'Firer in gas', when(inGas && weapon !== 'gas', FIRER_IN_GAS))

/** FF-QUAL-05, FF-QUAL-06: crews of guns, mortars and machine guns are always experienced. */
export const gradeOfFirer = (weapon: Weapon, quality: Quality, options: Options, trace: Trace): number => {
  if (!FAMILY_RULES[WEAPON_TABLE[weapon].family].graded) return 0
  if (quality === 'raw' && options['raw-shooting'] === 'minus-1') {
    return noted(trace, 'FF-QUAL-05', 'Raw firer', RAW_FIRER)
  }
  if (quality === 'storm' && options['storm-troop-shooting'] === 'plus-1') {
    return noted(trace, 'FF-QUAL-06', 'Storm troops', STORM_FIRER)
  }
  return 0
}

/** FF-FIRE-07: cavalry who fight on foot as infantry. */
export const dismounted = (weapon: Weapon, cavalry: boolean, trace: Trace): number =>
  noted(trace, 'FF-FIRE-07', 'Dismounted cavalry', when(cavalry && weapon === 'infantry', DISMOUNTED_CAVALRY))

/** FF-EVT-02. */
export const eventCards = (card: number, trace: Trace): number =>
  noted(trace, 'FF-EVT-02', 'Event cards', card)

/** FF-ART-03, FF-ZONE-01: how the stand lies in the area. */
export const inArea = (weapon: Weapon, partial: boolean, movingThrough: boolean, trace: Trace): number => {
  if (!partial && !movingThrough) return 0
  const { area, zone } = FAMILY_RULES[WEAPON_TABLE[weapon].family]
  return (
    noted(trace, 'FF-ART-03', 'Partly in the area', when(partial && area, PARTLY_COVERED)) +
    noted(trace, 'FF-ZONE-01', 'Moving through the area', when(movingThrough && zone, MOVING_THROUGH))
  )
}

/** FF-CMD-01, FF-FIRE-07. */
export const atCommand = (command: boolean, trace: Trace): number =>
  noted(trace, 'FF-FIRE-07', 'Command stand as target', when(command, COMMAND_TARGET))

/** FF-ARM-03: what is added only against armour. */
export const atArmour = (
  weapon: Weapon,
  direct: boolean,
  range: number | undefined,
  trace: Trace,
): number => {
  if (weapon === 'at-rifle') return noted(trace, 'FF-ARM-03', 'Anti-tank rifle', AT_RIFLE)
  if (WEAPON_TABLE[weapon].family !== 'field-artillery') return 0
  const far = direct && range !== undefined && range > FAR_ARMOUR.over
  return (
    noted(trace, 'FF-ARM-03', 'Armour far away', when(far, FAR_ARMOUR.modifier)) +
    noted(trace, 'FF-ARM-03', 'Howitzer', when(weapon === 'field-howitzer', HOWITZER_AT_ARMOUR))
  )
}
