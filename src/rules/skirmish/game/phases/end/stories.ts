import type { Point } from '#kernel/geometry/point.ts'
import { several } from '#kernel/words.ts'
import type { StoryPages } from '#screen/stories.ts'
import { shownDice } from '#screen/thrown-dice.ts'
import { idOf } from '../../../scenarios/ids.ts'
import { pointAt } from '../../../tables/table-top.ts'
import type { Side } from '../../../vocabulary.ts'
import { houseNamed } from '../../board/ground.ts'
import { sideFirst } from '../../names.ts'
import { sideIndex } from '../../sides.ts'
import type { State } from '../../state.ts'

export interface TurnShapes {
  'move-begun': { readonly move: number }
  initiative: { readonly side: Side }
  'turn-chosen': { readonly side: Side; readonly turn: 'first' | 'second' }
  'objective-changed': { readonly name: string; readonly holder: Side | null }
  agreed: { readonly side: Side }
  'battle-ended': { readonly winner: Side | null; readonly reason: string }
}

/** Why it is over. */
export const END_WORDS: Readonly<Record<string, string>> = {
  'turn-limit': 'at the end of the last move',
  collapse: 'as a side has nobody left to fight',
  concession: 'as the other side gives up',
  agreement: 'as both sides agree to stop',
}

const objectiveAt = (state: State, name: string): readonly Point[] => {
  const listed = state.scenario.objectives.find((one) => one.name === name)
  if (!listed) return []
  if (listed.at !== 'structure') return [pointAt({ x: listed.at[0], y: listed.at[1] })]
  const house = houseNamed(state, idOf(listed))
  return house ? [house.middle] : []
}

export const TURN_STORIES: StoryPages<TurnShapes, State> = {
  'move-begun': { line: (_, { move }) => `Move ${move} begins.`, weight: () => 0, quiet: true },
  initiative: {
    line: (state, { side }) => `${sideFirst(state, side)} have the initiative.`,
    weight: () => 1.6,
    result: {
      of: ({ story: { side }, after, dice }) => [
        {
          throws: [
            { label: after.scenario.a.name, dice: shownDice(dice.take('side a'), () => side === 'a') },
            {
              label: after.scenario.b.name,
              dice: shownDice(dice.take('side b'), () => side === 'b'),
              against: true,
            },
          ],
          outcome: `${sideFirst(after, side)} have the initiative`,
        },
      ],
    },
  },
  'turn-chosen': {
    line: (state, { side, turn }) => `${sideFirst(state, side)} move ${turn}.`,
    weight: () => 1.6,
    quiet: true,
  },
  'objective-changed': {
    line: (state, { name, holder }) =>
      holder ? `${sideFirst(state, holder)} hold ${name}.` : `Nobody holds ${name}.`,
    weight: () => 5,
    moments: {
      rank: () => 1,
      of({ story: { name, holder }, after }) {
        if (!holder) return []
        const points = after.objectives.find((one) => one.name === name)?.points ?? 0
        return [
          {
            kind: 'taken',
            side: sideIndex(after, holder),
            title: `${sideFirst(after, holder)} hold ${name}`,
            facts: [{ label: 'Worth', value: several(points, 'point') }],
            places: objectiveAt(after, name),
          },
        ]
      },
    },
  },
  agreed: { line: (state, { side }) => `${sideFirst(state, side)} would stop here.`, weight: () => 0 },
  'battle-ended': {
    line: (state, { winner, reason }) =>
      `${winner ? `${sideFirst(state, winner)} win` : 'The battle is drawn'} ${END_WORDS[reason] ?? reason}.`,
    weight: () => 0,
  },
}
