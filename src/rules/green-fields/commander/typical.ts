import type { Unit } from '../game/unit.ts'
import type { View } from '../game/view.ts'
import { STANDARD, TROOPS_1914, type Troops } from '../scenarios/forces/troops.ts'
import { ARM } from '../tables/index.ts'

const IN_1914: readonly Troops[] = Object.values(TROOPS_1914)
const ALL: readonly Troops[] = Object.values(STANDARD)

/** What every player knows of such troops: the first of their kind in the lists of their nation, or the standard. */
const typicalOf = ({ terms }: View, { type, nation }: Unit): Troops => {
  const known =
    terms.variation === '1914' ? IN_1914.find((one) => one.type === type && one.nation === nation) : undefined
  return known ?? ALL.find((one) => one.type === type) ?? usualOf(type)
}

const usualOf = (type: Unit['type']): Troops =>
  ARM[type] === 'artillery' ? STANDARD['field-artillery'] : STANDARD.infantry

/** An enemy with the figures that were reported, or with those to reckon with where nobody has reported any. */
export const reckoned = (view: View, unit: Unit): Unit => {
  if (unit.figures) return unit
  const { strength, experience, morale } = typicalOf(view, unit)
  return { ...unit, strength, experience, morale }
}
