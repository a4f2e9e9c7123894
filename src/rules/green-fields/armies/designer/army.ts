import { ARMY_FORMAT } from '#screen/designer.ts'
import type { ArmyFile } from '../army-file.ts'
import { type Design, type DesignedUnit, titleOf } from '../design.ts'

/** A design as the file that it is kept in. */
export const armyFileOf = ({ goods, units, ...design }: Design): ArmyFile => ({
  ...design,
  format: ARMY_FORMAT,
  ruleset: 'green-fields',
  goods: { ...goods },
  units: units.map((unit) => ({ ...unit })),
})

export const withUnits = (army: ArmyFile, units: readonly DesignedUnit[]): ArmyFile => ({
  ...army,
  units: units.map((unit) => ({ ...unit })),
})

/** The army with one line changed, or taken out. */
export const withLine = (army: ArmyFile, line: number, unit: DesignedUnit | undefined): ArmyFile =>
  withUnits(
    army,
    army.units.flatMap((one, i) => (i !== line ? [one] : unit ? [unit] : [])),
  )

const isAlike = (one: DesignedUnit, other: DesignedUnit): boolean =>
  one.type === other.type &&
  one.strength === other.strength &&
  one.experience === other.experience &&
  one.morale === other.morale &&
  (one.mount ?? 'none') === (other.mount ?? 'none') &&
  one.stosstruppe === other.stosstruppe &&
  titleOf(one) === titleOf(other)

/** The army with more units, in the line of those that are alike if there is one. */
export const withMore = (army: ArmyFile, added: DesignedUnit): ArmyFile => {
  const at = army.units.findIndex((unit) => isAlike(unit, added))
  const alike = army.units[at]
  return alike
    ? withLine(army, at, { ...alike, count: alike.count + added.count })
    : withUnits(army, [...army.units, added])
}
