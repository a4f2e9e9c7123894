import type { HeardEvent } from '#kernel/game/battle/log.ts'
import type { ReportTable } from '#screen/results.ts'
import type { State } from '../../game/state.ts'
import type { Story } from '../../game/stories.ts'
import { lossesByCause } from './causes.ts'
import { combats } from './combats.ts'
import { breakthroughs } from './events.ts'

/** PA-END-08: what the after-action report tells in tables. */
export const annals = (heard: readonly HeardEvent<State, Story>[]): readonly ReportTable[] => [
  combats(heard),
  breakthroughs(heard),
  lossesByCause(heard),
]
