import { type TraceLine, writtenTrace } from '#kernel/procedure/trace.ts'
import { capitalised, listed } from '#kernel/words.ts'
import type { StoryPages } from '#screen/stories.ts'
import { shownDice } from '#screen/thrown-dice.ts'
import { moraleScore } from '../../reckoning/morale-score.ts'
import type { CheckReason, MoraleResult } from '../../vocabulary.ts'
import { against, FAILURE_WORDS } from '../../wording.ts'
import { nameFirst, nameOf, namesOf, sideFirst } from '../names.ts'
import { added, follows, rolled, whereItStands } from '../results.ts'
import { sideIndex } from '../sides.ts'
import type { State } from '../state.ts'
import { unitNamed } from '../units.ts'
import { nerveOf } from './conditions.ts'

interface Check {
  readonly reasons: readonly CheckReason[]
  readonly score: number
  readonly roll: number
  readonly result: MoraleResult
}

export interface NerveShapes {
  checked: Check & { readonly unit: string }
  'checked-together': Check & { readonly units: readonly string[] }
  broke: { readonly unit: string; readonly result: MoraleResult }
  rallied: {
    readonly unit: string
    readonly score: number
    readonly roll: number
    readonly recovered: boolean
  }
}

const REASON_WORDS: Readonly<Record<CheckReason, string>> = {
  'melee-lost': 'beaten hand to hand',
  'first-fire': 'under fire for the first time',
  'half-strength': 'down to half its strength',
  gas: 'gassed',
  rout: 'routing',
}

/** How it came to its score, worked out again from the battle just before; nothing where that leads elsewhere. */
const factors = (before: State, id: string, score: number): string => {
  const unit = unitNamed(before, id)
  if (!unit) return ''
  const lines: TraceLine[] = []
  if (moraleScore(nerveOf(before, unit), writtenTrace(lines)) !== score) return ''
  const [base, ...others] = lines.filter(({ text }) => text !== 'Morale score')
  return [`basic score ${base?.value ?? score}`, ...added(others)].join(', ')
}

const rallied = (state: State, { unit, score, roll, recovered }: NerveShapes['rallied']): string =>
  `${nameFirst(state, unit)} ${recovered ? 'rallies' : 'runs on'} ${against(roll, score)}.`

export const NERVE_STORIES: StoryPages<NerveShapes, State> = {
  checked: {
    line: (state, { unit, score, roll, result }) =>
      `${nameFirst(state, unit)} ${result === 'pass' ? 'keeps its nerve' : 'loses its nerve'} ${against(roll, score)}.`,
    weight: ({ result }) => (result === 'pass' ? 1.5 : 3.2),
    about: ({ unit }) => [unit],
    result: {
      rank: () => 5,
      of({ story: { unit, score, roll, result, reasons }, before, after, dice }) {
        const die = dice.take('morale')
        const failure = result === 'pass' ? [] : dice.take('morale failure')
        return [
          {
            throws: [
              { label: `nerve, ${score} or less`, dice: shownDice(die, () => result === 'pass') },
              ...(failure.length > 0 ? [{ label: 'how it breaks', dice: shownDice(failure) }] : []),
            ],
            outcome: capitalised(
              `${nameOf(after, unit)} ${result === 'pass' ? `keeps its nerve (${roll})` : FAILURE_WORDS[result].one.toLowerCase()}`,
            ),
            ...follows(listed(reasons.map((reason) => REASON_WORDS[reason])), factors(before, unit, score)),
          },
        ]
      },
    },
  },
  'checked-together': {
    line: (state, { units, score, roll, result }) =>
      `${capitalised(namesOf(state, units))} ${result === 'pass' ? 'keep their nerve' : 'lose their nerve'} ${against(roll, score)}.`,
    weight: ({ result }) => (result === 'pass' ? 1.5 : 3.2),
    about: ({ units }) => units,
    result: {
      rank: () => 5,
      of({ story: { units, score, result }, after, dice }) {
        const die = dice.take('morale', units.length)
        const failure = result === 'pass' ? [] : dice.take('morale failure')
        return [
          {
            throws: [
              { label: `nerve together, ${score} or less`, dice: shownDice(die, () => result === 'pass') },
              ...(failure.length > 0 ? [{ label: 'how it breaks', dice: shownDice(failure) }] : []),
            ],
            outcome: capitalised(
              `${namesOf(after, units)} ${result === 'pass' ? 'keep their nerve' : 'lose their nerve'}`,
            ),
            ...follows(result === 'pass' ? '' : FAILURE_WORDS[result].all),
          },
        ]
      },
    },
  },
  broke: {
    line: (state, { unit, result }) =>
      result === 'pass' ? '' : `${nameFirst(state, unit)} ${FAILURE_WORDS[result].one.toLowerCase()}.`,
    weight: ({ result }) => (result === 'rout' ? 5 : result === 'pass' ? 0 : 3),
    about: ({ unit }) => [unit],
    moments: {
      rank: () => 1,
      of({ story: { unit: id, result }, before, after }) {
        const unit = result === 'rout' ? unitNamed(after, id) : undefined
        return unit
          ? [
              {
                kind: 'lost',
                side: sideIndex(after, unit.side),
                title: `${nameFirst(after, id)} routs`,
                text: sideFirst(after, unit.side),
                facts: [{ label: 'Left', value: `${unit.figures.length} of ${unit.strength}` }],
                unit: id,
                ...whereItStands(unitNamed(before, id)),
              },
            ]
          : []
      },
    },
  },
  rallied: {
    line: rallied,
    weight: ({ recovered }) => (recovered ? 3 : 2),
    about: ({ unit }) => [unit],
    result: {
      rank: () => 3,
      of: ({ story, after, dice }) => rolled(rallied(after, story), dice, ['rally', 1]),
    },
  },
}
