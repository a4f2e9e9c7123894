import type { Point } from '#kernel/geometry/point.ts'
import type { HeardOrder } from '#screen/results.ts'
import { fieldOf } from '../../game/field.ts'
import type { State } from '../../game/state.ts'
import type { Story } from '../../game/stories/story.ts'
import { BARRAGE_DEPTH, fromCm } from '../../tables/index.ts'

/** Bursts along the band of the rolling barrage. */
const BURSTS = 6

/** Where shells fell. */
export const shelled = ({ heard }: HeardOrder<State, Story>): readonly Point[] =>
  heard.flatMap(({ event, after }): readonly Point[] => {
    switch (event.kind) {
      case 'area-fired':
        return event.weapon === 'gas' || event.weapon === 'indirect-mg' ? [] : [event.at]
      case 'scheduled-fire':
        return [event.at]
      case 'barrage-moved': {
        const { width } = fieldOf(after.scenario)
        const y = event.edge + fromCm(BARRAGE_DEPTH) / 2
        return Array.from({ length: BURSTS }, (_, i) => ({ x: Math.round((width * (i + 0.5)) / BURSTS), y }))
      }
      default:
        return []
    }
  })
