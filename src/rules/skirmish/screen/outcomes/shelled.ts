import type { Point } from '#kernel/geometry/point.ts'
import type { HeardOrder } from '#screen/results.ts'
import type { State } from '../../game/state.ts'
import type { Story } from '../../game/stories/story.ts'

/** Where shells and grenades burst. */
export const shelled = ({ heard }: HeardOrder<State, Story>): readonly Point[] =>
  heard.flatMap(({ event }) =>
    event.kind === 'shell' && (event.ammo === 'he' || event.ammo === 'shrapnel') ? [event.at] : [],
  )
