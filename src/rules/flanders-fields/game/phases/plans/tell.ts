import { capitalised, several } from '#kernel/words.ts'
import { sideWords } from '../../names.ts'
import type { Lines } from '../../stories/words.ts'
import type { PlanStory } from './story.ts'

export const PLAN_LINES: Lines<PlanStory> = {
  'barrage-length': (_, { turns }) => `The rolling barrage will last ${several(turns, 'turn')}.`,
  'plan-sealed': (state, { side }) => `${capitalised(sideWords(state, side))} have sealed their fire plan.`,
}
