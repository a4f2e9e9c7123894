import type { Outcomes } from '../../../../screen/results.ts'
import type { State } from '../../game/state.ts'
import type { Story } from '../../game/stories/story.ts'

export const OUTCOMES: Outcomes<State, Story> = {}
