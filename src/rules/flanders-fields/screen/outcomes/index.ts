import type { Outcomes } from '#screen/results.ts'
import type { State } from '../../game/state.ts'
import type { Story } from '../../game/stories/story.ts'
import { moments } from './moments.ts'
import { results, silent } from './results.ts'
import { shelled } from './shelled.ts'

export const OUTCOMES: Outcomes<State, Story> = { results, silent, moments, shelled }
