import { capitalised, several } from '#kernel/words.ts'
import type { StoryPages } from '#screen/stories.ts'
import type { Side } from '../../../vocabulary.ts'
import { sideWords } from '../../names.ts'
import { toldByLine } from '../../shown-dice.ts'
import type { State } from '../../state.ts'

export interface PlanShapes {
  'barrage-length': { readonly d3: number; readonly turns: number }
  'plan-sealed': { readonly side: Side }
}

export const PLAN_STORIES: StoryPages<PlanShapes, State> = {
  'barrage-length': toldByLine(
    {
      line: (_, { turns }) => `The rolling barrage will last ${several(turns, 'turn')}.`,
      weight: () => 1,
    },
    'barrage turns',
  ),
  'plan-sealed': {
    line: (state, { side }) => `${capitalised(sideWords(state, side))} have sealed their fire plan.`,
    weight: () => 0,
    quiet: true,
  },
}
