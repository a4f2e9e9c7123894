import { several } from '../../../../../kernel/words.ts'
import type { Lines } from '../../stories/words.ts'
import type { PlanStory } from './story.ts'

export const PLAN_LINES: Lines<PlanStory> = {
  'barrage-length': (_, { turns }) => `The rolling barrage will last ${several(turns, 'turn')}.`,
  'plan-sealed': (_, { side }) => `The ${side} has sealed his fire plan.`,
}
