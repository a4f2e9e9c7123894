import { middleOf } from '#kernel/geometry/point.ts'
import type { TraceLine } from '#kernel/procedure/trace.ts'
import { capitalised, several, signed } from '#kernel/words.ts'
import type { ShownMoment, ShownResult, ShownThrow } from '#screen/results.ts'
import { shownDice, type ThrownDice } from '#screen/thrown-dice.ts'
import { SPECIALIST_FROM } from '../tables/index.ts'
import type { Unit } from './state.ts'

/* What stories of several rooms show of their dice in the same way. */

export const menHit = (casualties: number): string =>
  casualties === 0 ? 'nobody hit' : several(casualties, 'man hit', 'men hit')

/** How much it matters to the other player. */
export const harmDone = (casualties: number): number => (casualties === 0 ? 1.4 : casualties < 3 ? 2.8 : 3.6)

/** What follows from it: sentences, those left empty left out. */
export const follows = (...said: readonly string[]): Pick<ShownResult, 'follows'> => {
  const words = said.filter((one) => one !== '').join('; ')
  return words === '' ? {} : { follows: capitalised(words) }
}

/** Factors in words: "aimed +1, target in cover −2". */
export const added = (lines: readonly TraceLine[]): readonly string[] =>
  lines.flatMap(({ text, value }) =>
    typeof value === 'number' ? [`${text.toLowerCase()} ${signed(value).replace('-', '−')}`] : [],
  )

export const casualtyThrows = (
  dice: ThrownDice,
  label: string,
  casualties: number,
): readonly ShownThrow[] => {
  const die = dice.take('casualties')
  const specialist = casualties > 0 ? dice.take('specialist') : []
  return [
    ...(die.length > 0 ? [{ label, dice: shownDice(die, () => casualties > 0) }] : []),
    ...(specialist.length > 0
      ? [
          {
            label: `specialist on ${SPECIALIST_FROM} or more`,
            dice: shownDice(specialist, (value) => value >= SPECIALIST_FROM),
          },
        ]
      : []),
  ]
}

/** A story told by its line, with the dice it came from: so many at most for each thing. */
export const rolled = (
  line: string,
  dice: ThrownDice,
  ...what: readonly (readonly [thing: string, most: number])[]
): readonly ShownResult[] => {
  const found = what.flatMap(([thing, most]) => dice.take(thing, most))
  return found.length === 0
    ? []
    : [{ throws: [{ dice: shownDice(found) }], outcome: line.replace(/\.$/, '') }]
}

/** Where its men are, as the place of a moment. */
export const whereItStands = (unit: Unit | undefined): Pick<ShownMoment, 'places'> =>
  unit && unit.figures.length > 0 ? { places: [middleOf(unit.figures.map(({ at }) => at))] } : {}
