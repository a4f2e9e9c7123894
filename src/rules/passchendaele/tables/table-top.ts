import { measureIn } from '#kernel/geometry/measure.ts'
import type { Troop } from '../vocabulary.ts'

// Players speak in inches.
export const { length: INCH, from: fromInches, to: toInches, pointAt, placeOf } = measureIn('inches')

// Section 2: bases, inches wide and deep
const BROAD = { width: 2, depth: 1 } as const
const SMALL = { width: 1, depth: 1 } as const
const SQUARE = { width: 2, depth: 2 } as const
export const BASE_SIZES: Readonly<Record<Troop, { readonly width: number; readonly depth: number }>> = {
  infantry: BROAD,
  cavalry: BROAD,
  stosstruppen: SMALL,
  'trench-mortar': SMALL,
  'machine-gun': SMALL,
  tank: SQUARE,
  'light-tank': SQUARE,
  'field-artillery': SQUARE,
  'heavy-artillery': SQUARE,
  'extra-heavy-artillery': SQUARE,
  'super-heavy-artillery': SQUARE,
}

// No base is broader or deeper than this.
export const BROADEST_BASE = Math.max(
  ...Object.values(BASE_SIZES).flatMap(({ width, depth }) => [width, depth]),
)

// PA-SETUP-11: inches behind the front edge of the foremost trench
export const ALONG_THE_FRONT = 3

// PA-GEO-05: closer than this is contact
export const CONTACT = 0.01

// PA-GEO-15: inches a base may shift to let its comrades turn, and the steps it does so by
export const SHIFT_AT_MOST = 0.75
export const SHIFT_STEP = 0.01

// PA-GEO-08
export const REAR_REACH = 6

// PA-CHECK-10
export const TANKS_WITHIN = 2

// PA-MOVE-13, PA-MOVE-24
export const BRIDGE_WITHIN = 6
// PA-MOVE-24, PA-MOVE-26: degrees off the straight direction along a barrier, or round something small
export const ASIDE_AT_MOST = 90

// PA-MOVE-25: whoever begins this near to a stream goes over it
export const FORD_WITHIN = 0.25

// PA-MOVE-13, PA-MOVE-26: less than this across is minor
export const MINOR_OBSTACLE = 2

// PA-MOVE-12, PA-MOVE-16: degrees to either side of straight back
export const FALL_BACK_TURN = 45

// PA-COMBAT-14
export const CONSOLIDATION = 1
