import type { Point } from '#kernel/geometry/point.ts'
import { capitalised } from '#kernel/words.ts'
import type { StoryPages } from '#screen/stories.ts'
import { placeOf } from '../../../../tables/index.ts'
import { nameOf, unitsOf } from '../../../names.ts'
import type { State } from '../../../state.ts'

export interface GunShapes {
  /** FF-ART-02, FF-TAB-07: a point is open to both as soon as it is laid. */
  aimed: { readonly unit: string; readonly at: Point }
  /** FF-ART-04, FF-ART-12; `to` is nowhere where it leaves the table. */
  deviated: {
    readonly unit: string
    readonly from: Point
    readonly to: Point | null
    /** None where it falls where it was aimed. */
    readonly clock: number | null
    readonly distance: number
  }
}

export const GUN_STORIES: StoryPages<GunShapes, State> = {
  aimed: {
    line(state, { unit, at }) {
      const { x, y } = placeOf(at)
      return `${capitalised(nameOf(state, unit))} is laid on ${x}, ${y}.`
    },
    weight: () => 1.8,
    about: ({ unit }, state) => unitsOf(state, [unit]),
  },
  deviated: {
    line(state, { unit, to, clock, distance }) {
      if (clock === null) return `The fire of ${nameOf(state, unit)} falls where it was aimed.`
      const off = `The fire of ${nameOf(state, unit)} falls ${distance} cm off, at ${clock} o’clock`
      return to === null ? `${off}: its point is lost off the table.` : `${off}.`
    },
    weight: () => 1,
  },
}
