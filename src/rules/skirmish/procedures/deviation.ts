import { FACES } from '#kernel/chance/dice.ts'
import { procedure } from '#kernel/procedure/procedure.ts'
import { choice, flag, form } from '#kernel/procedure/schema.ts'
import type { Trace } from '#kernel/procedure/trace.ts'
import { inchesLong } from '#kernel/words.ts'
import { type Options, options } from '../options.ts'
import { noted } from '../reckoning/modifiers.ts'
import { BUILDING_BONUS, DEVIATION_BONUS, DEVIATION_DICE, ON_TARGET_FROM } from '../tables/index.ts'
import { DEVIATION_KINDS, type DeviationKind, DIRECTIONS, type Direction } from '../vocabulary.ts'

interface Deviation {
  readonly score: number
  readonly onTarget: boolean
  readonly directionNumber: number
  readonly direction: Direction | 'none'
  readonly inches: number
}

/** Where a miss lies, as the firer sees it. */
const LIES: Readonly<Record<Direction, string>> = {
  long: 'long',
  'long-right': 'long and to the right',
  right: 'to the right',
  'short-right': 'short and to the right',
  short: 'short',
  'short-left': 'short and to the left',
  left: 'to the left',
  'long-left': 'long and to the left',
}

/** SK-ART-11, SK-ART-12 */
const bonusOf = (kind: DeviationKind, targetBuilding: boolean, options: Options, trace: Trace): number => {
  const aimed = DEVIATION_BONUS[kind]
  const building = targetBuilding ? BUILDING_BONUS : 0
  if (building > 0 && aimed > 0 && options['building-bonus'] === 'highest') {
    return noted(trace, 'SK-ART-12', 'The better of two bonuses', Math.max(aimed, building))
  }
  noted(trace, kind === 'grenade' ? 'SK-GRN-02' : 'SK-ART-11', 'Aimed by eye', aimed)
  noted(trace, kind === 'grenade' ? 'SK-GRN-07' : 'SK-ART-11', 'Building as target', building)
  return aimed + building
}

export const deviation = procedure({
  name: 'deviation',
  title: 'Where a shell or grenade lands',
  clauses: [
    'SK-ART-11',
    'SK-ART-12',
    'SK-ART-13',
    'SK-ART-14',
    'SK-ART-15',
    'SK-GEN-01',
    'SK-GRN-02',
    'SK-GRN-07',
  ],
  input: form({ kind: choice(DEVIATION_KINDS), targetBuilding: flag(), options }),
  resolve({ kind, targetBuilding, options }, dice, trace): Deviation {
    const die = dice.d(10, 'deviation')
    trace.note('SK-ART-11', 'Deviation die', die)
    const score = die + bonusOf(kind, targetBuilding, options, trace)
    if (score >= ON_TARGET_FROM) {
      trace.note('SK-ART-12', 'On target', score)
      return { score, onTarget: true, directionNumber: 0, direction: 'none', inches: 0 }
    }
    const directionNumber = options['deviation-direction'] === 'natural' ? die : score
    const direction = DIRECTIONS[directionNumber - 1] ?? 'none'
    trace.note('SK-ART-14', 'Falls off the target', direction)
    const { d6, inches: fixed } = DEVIATION_DICE[kind]
    const inches = d6 > 0 ? fixed + dice.pool(d6, 6, FACES[6], 'drift').score : fixed
    trace.note(kind === 'grenade' ? 'SK-GRN-02' : 'SK-ART-15', 'Inches off the target', inches)
    return { score, onTarget: false, directionNumber, direction, inches }
  },
  outcome: ({ onTarget, directionNumber, direction, inches }) => ({
    onTarget,
    directionNumber,
    direction,
    inches,
  }),
  verdict: ({ direction, inches }) =>
    direction === 'none' ? 'On target.' : `Misses: lands ${inchesLong(inches)} ${LIES[direction]}.`,
})
