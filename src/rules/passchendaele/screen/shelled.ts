import type { Point } from '#kernel/geometry/point.ts'
import type { HeardOrder } from '#screen/results.ts'
import { keepsSheaves, sheafOn } from '../game/board/sheaves.ts'
import type { Square, State } from '../game/state.ts'
import type { Story } from '../game/stories/story.ts'
import { unitNamed, whereabouts } from '../game/units.ts'

const middles = (squares: readonly Square[]): readonly Point[] => squares.map(({ box }) => box.centre)

/** The squares of every barrage that lies on the table. */
const lying = ({ units }: Pick<State, 'units'>): readonly (readonly Square[])[] =>
  units.flatMap((unit) =>
    keepsSheaves(unit) ? unit.bases.flatMap(({ sheaf }) => (sheaf ? [sheaf.squares] : [])) : [],
  )

/** A barrage falls where it is laid, and again on whoever is under it when he is checked. */
export const shelled = ({ heard }: HeardOrder<State, Story>): readonly Point[] =>
  heard.flatMap(({ event, before, after }) => {
    switch (event.kind) {
      case 'orders-revealed':
        return lying(after).flatMap(middles)
      case 'sheaf-laid':
      case 'gas-laid':
        return middles(whereabouts(after, event.base)?.base.sheaf?.squares ?? [])
      case 'checked': {
        const unit = unitNamed(before, event.unit)
        return unit
          ? lying(before)
              .filter((squares) => sheafOn(unit, squares) > 0)
              .flatMap(middles)
          : []
      }
      default:
        return []
    }
  })
