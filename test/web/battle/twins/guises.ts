import type { Side } from '#kernel/game/game.ts'
import { armyFileOf } from '#rules/green-fields/armies/designer/army.ts'
import { usualDesign } from '#rules/green-fields/armies/usual-design.ts'
import { OUR_READINGS } from '#rules/green-fields/options.ts'

export type Guise = 'here' | 'there'

/** Names that occur nowhere else, so that they can be searched for. */
export const NAMES: Readonly<Record<Guise, string>> = { here: 'Quokka', there: 'Numbat' }

/** An army of the same kinds of units as its twin, stronger here in men and there in stores. */
export const armyOf = (side: Side, guise: Guise) => {
  const nation = side === 'a' ? 'british' : 'german'
  const usual = armyFileOf(
    usualDesign({ nation, date: '1917-03-06', frontage: 4, variation: 'trench' }, OUR_READINGS),
  )
  const units = usual.units.flatMap(({ count, ...line }) =>
    Array.from({ length: count }, (_, i) => ({
      ...line,
      count: 1,
      strength: line.strength + (guise === 'here' && i % 2 === 0 && line.type === 'infantry' ? 1 : 0),
      title: `${NAMES[guise]} ${line.type} ${i + 1}`,
    })),
  )
  return guise === 'here'
    ? { ...usual, units, goods: { ...usual.goods, shells: 0, luxuries: 1 } }
    : { ...usual, units }
}
