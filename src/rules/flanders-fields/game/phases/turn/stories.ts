import { capitalised, several } from '#kernel/words.ts'
import type { ShownMoment } from '#screen/results.ts'
import type { StoryPages } from '#screen/stories.ts'
import { DECISIVE_LEAD, pointAt } from '../../../tables/index.ts'
import type { Side } from '../../../vocabulary.ts'
import { patchAt } from '../../field.ts'
import { nameOf, sideWords, unitsOf } from '../../names.ts'
import { scores } from '../../scores.ts'
import { lineWith, thrownFor } from '../../shown-dice.ts'
import { sideIndex } from '../../sides.ts'
import type { State } from '../../state.ts'

interface Arrival {
  readonly side: Side
  readonly name: string
  /** FF-END-05: 1 where they come without a die. */
  readonly needed: number
  readonly arrives: boolean
}

export interface TurnShapes {
  'turn-begun': { readonly turn: number; readonly side: Side }
  /** FF-CMD-08: a commander found on the field. */
  promoted: { readonly side: Side; readonly command: string; readonly body: string }
  'reserve-rolled': Arrival
  /** FF-END-08: in column if it is set down so on a road. */
  entered: { readonly side: Side; readonly unit: string; readonly column: boolean }
  /** FF-ORG-08 */
  'passed-on': { readonly side: Side; readonly unit: string; readonly battalion: string }
  'objective-changed': { readonly name: string; readonly holder: Side | null }
  agreed: { readonly side: Side }
  'battle-ended': {
    readonly winner: Side | null
    readonly reason: 'turn-limit' | 'collapse' | 'concession' | 'agreement'
  }
}

/** FF-END-04 */
const byHowMuch = (state: State): string => {
  const { attacker, defender } = scores(state)
  const lead = Math.abs(attacker - defender)
  if (lead === 0) return ''
  return lead >= DECISIVE_LEAD
    ? ` decisively, by ${several(lead, 'point')}`
    : ` narrowly, by ${several(lead, 'point')}`
}

const arrivalWords = ({ name, needed, arrives }: Arrival): string =>
  arrives
    ? `${capitalised(name)}: up from reserve.`
    : `${capitalised(name)}: not up yet (${needed} or more needed).`

const objectivePlace = ({ scenario }: State, name: string): Pick<ShownMoment, 'places'> => {
  const objective = scenario.objectives.find((one) => one.name === name)
  if (!objective) return {}
  const { at } = objective
  if (at !== 'area') return { places: [pointAt({ x: at[0], y: at[1] })] }
  const box = patchAt(scenario, objective)?.box
  return box ? { places: [box.centre] } : {}
}

export const TURN_STORIES: StoryPages<TurnShapes, State> = {
  'turn-begun': {
    line: (state, { turn, side }) => `Turn ${turn}: ${sideWords(state, side)}.`,
    weight: () => 0,
    quiet: true,
  },
  promoted: {
    line: (state, { body }) => `${nameOf(state, body)} has a new commander, promoted on the field.`,
    weight: () => 2.2,
  },
  'reserve-rolled': {
    line: (_, story) => arrivalWords(story),
    weight: () => 1,
    result: {
      // Several arrivals of an order have a die each.
      of({ story, heard, place, allDice }) {
        const nth = heard.slice(0, place).filter(({ event }) => event.kind === story.kind).length
        return lineWith(arrivalWords(story), thrownFor(allDice, 'reinforcements').slice(nth, nth + 1))
      },
    },
  },
  entered: {
    line: (state, { unit, column }) =>
      `${capitalised(nameOf(state, unit))} enters the table${column ? ' in road column' : ''}.`,
    weight: () => 2.2,
    about: ({ unit }, state) => unitsOf(state, [unit]),
  },
  'passed-on': {
    line: (state, { unit, battalion }) =>
      `${capitalised(nameOf(state, unit))} is now ordered by ${nameOf(state, battalion)}.`,
    weight: () => 1,
  },
  'objective-changed': {
    line: (state, { name, holder }) =>
      holder ? `${capitalised(sideWords(state, holder))} hold ${name}.` : `Nobody holds ${name}.`,
    weight: () => 5,
    moments: {
      rank: () => 2,
      of({ story: { name, holder }, after }) {
        if (!holder) return []
        const worth = after.objectives.find((one) => one.name === name)?.value ?? 0
        return [
          {
            kind: 'taken',
            side: sideIndex(after, holder),
            title: `${capitalised(sideWords(after, holder))} hold ${name}`,
            facts: [{ label: 'Worth', value: several(worth, 'point') }],
            ...objectivePlace(after, name),
          },
        ]
      },
    },
  },
  agreed: {
    line: (state, { side }) => `${capitalised(sideWords(state, side))} offer to stop.`,
    weight: () => 0,
  },
  'battle-ended': {
    line: (state, { winner, reason }) =>
      winner
        ? `The battle is over. ${capitalised(sideWords(state, winner))} have won${reason === 'concession' || reason === 'collapse' ? '' : byHowMuch(state)}.`
        : 'The battle is over. Nobody has won.',
    weight: () => 0,
  },
}
