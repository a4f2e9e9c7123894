import type { HeardEvent } from '#kernel/game/battle/log.ts'
import type { ReportTable } from '#screen/results.ts'
import type { State } from '../../game/state.ts'
import { deedsIn, type Story } from '../../game/stories.ts'
import { SIDE_NAMES } from '../../wording.ts'
import { lossesByCause } from './causes.ts'
import { combats } from './combats.ts'

type Heard = HeardEvent<State, Story>

/** PA-END-08: breakthroughs, surrenders and gas, as they came. */
const breakthroughs = (heard: readonly Heard[]): ReportTable => ({
  title: 'Breakthroughs, surrenders and gas',
  head: ['Turn', 'Side', 'What'],
  rows: heard.flatMap((one) =>
    deedsIn(one).map(({ unit, does }) => [
      one.before.turn === 0 ? 'start' : one.before.turn,
      SIDE_NAMES[unit.side],
      `${unit.name} ${does}`,
    ]),
  ),
  none: 'Nobody broke through or surrendered, and no gas was used.',
})

/** PA-END-08: what the after-action report tells in tables. */
export const annals = (heard: readonly Heard[]): readonly ReportTable[] => [
  combats(heard),
  breakthroughs(heard),
  lossesByCause(heard),
]
