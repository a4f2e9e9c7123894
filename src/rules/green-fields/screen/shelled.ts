import type { Point } from '#kernel/geometry/point.ts'
import type { HeardOrder } from '#screen/results.ts'
import type { State } from '../game/state.ts'
import type { Story } from '../game/stories/story.ts'
import type { ZoneNumber } from '../game/zone.ts'
import { middleOf, SIDE } from './table/layout.ts'

/** Where shells fall in a zone, as parts of its side off the middle. */
const FALL = [
  [-0.24, 0.2],
  [0.18, -0.22],
  [0.02, 0.05],
  [0.3, 0.22],
  [-0.3, -0.18],
] as const

const inZone = (state: State, zone: ZoneNumber): readonly Point[] => {
  const { x, y } = middleOf(state, zone)
  return FALL.map(([right, up]) => ({ x: x + Math.round(right * SIDE), y: y + Math.round(up * SIDE) }))
}

/** Where guns fired or a mine went up. */
export const shelled = ({ heard }: HeardOrder<State, Story>): readonly Point[] =>
  heard.flatMap(({ event, after }) => {
    switch (event.kind) {
      case 'zone-shelled':
      case 'box-laid':
      case 'zone-gassed':
      case 'mine-blown':
        return inZone(after, event.zone)
      default:
        return []
    }
  })
