import type { Point } from '#kernel/geometry/point.ts'
import { capitalised, several } from '#kernel/words.ts'
import type { StoryPages } from '#screen/stories.ts'
import { BARRAGE_DEPTH, fromCm, placeOf, toCm } from '../../../tables/index.ts'
import { fieldOf } from '../../field.ts'
import { nameOf, sideWords, unitsOf } from '../../names.ts'
import { lineWith, thrownFor, toldByLine } from '../../shown-dice.ts'
import type { State } from '../../state.ts'

interface DeepSuppression {
  readonly penalty: number
  readonly batteryLost: boolean
}

export interface BarrageShapes {
  /** FF-DS-01 */
  'deep-suppression': DeepSuppression
  /** FF-RB-07, FF-PLAN-08: where the near edge lies now, as on the table; nobody else knew of it. */
  'barrage-moved': { readonly edge: number; readonly turnsLeft: number; readonly reveals: true }
  'barrage-lifted': { readonly reveals: true }
  /** FF-RB-11: it does not go on this turn, though the plan has it so. */
  'barrage-halted': object
  /** FF-PLAN-03, FF-PLAN-08: a fire of the plan comes down. */
  'scheduled-fire': { readonly at: Point; readonly reveals: true }
  /** FF-SOS-01 */
  'sos-called': {
    readonly battery: string
    readonly at: Point
    readonly total: number
    readonly arrives: boolean
  }
}

/** Bursts along the band of the rolling barrage. */
const BURSTS = 6

const suppressedWords = (state: State, { penalty, batteryLost }: DeepSuppression): string =>
  penalty === 0
    ? 'No deep suppression this turn.'
    : `Deep suppression: ${sideWords(state, 'defender')} order their guns behind the front at ${-penalty}${batteryLost ? ', and one battery is destroyed' : ''}.`

export const BARRAGE_STORIES: StoryPages<BarrageShapes, State> = {
  'deep-suppression': {
    line: suppressedWords,
    weight: () => 1,
    result: {
      of({ story, after, allDice }) {
        const told = lineWith(suppressedWords(after, story), thrownFor(allDice, 'deep suppression'))
        if (story.penalty <= 0) return told
        // The strip has room for a few words in large letters.
        return told.map(({ throws, outcome }) => ({
          throws,
          outcome: 'Deep suppression',
          follows: outcome.replace('Deep suppression: ', ''),
        }))
      },
    },
  },
  'barrage-moved': {
    line: (_, { edge, turnsLeft }) =>
      `The rolling barrage falls from ${toCm(edge)} cm on, for ${several(turnsLeft, 'turn')} more with this one.`,
    weight: () => 2.2,
    shells({ story: { edge }, after }) {
      const { width } = fieldOf(after.scenario)
      const y = edge + fromCm(BARRAGE_DEPTH) / 2
      return Array.from({ length: BURSTS }, (_, i) => ({ x: Math.round((width * (i + 0.5)) / BURSTS), y }))
    },
  },
  'barrage-lifted': { line: () => 'The rolling barrage lifts.', weight: () => 2.2 },
  'barrage-halted': {
    line: () => 'The rolling barrage is told to stay where it is for a turn.',
    weight: () => 1,
  },
  'scheduled-fire': {
    line(_, { at }) {
      const { x, y } = placeOf(at)
      return `A bombardment of the fire plan falls on ${x}, ${y}.`
    },
    weight: () => 2.2,
    shells: ({ story: { at } }) => [at],
  },
  'sos-called': toldByLine(
    {
      line: (state, { battery, arrives }) =>
        arrives
          ? `${capitalised(nameOf(state, battery))} answers the SOS call.`
          : `${capitalised(nameOf(state, battery))} does not answer the SOS call.`,
      weight: ({ arrives }) => (arrives ? 3 : 1.8),
      about: ({ battery }, state) => unitsOf(state, [battery]),
      places: ({ at }) => [at],
    },
    'SOS call',
  ),
}
