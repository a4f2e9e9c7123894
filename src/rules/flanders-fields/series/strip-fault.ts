import type { Fault } from '#kernel/procedure/result.ts'
import { SERIES_LENGTH, SERIES_NO_MANS_LAND } from '../tables/index.ts'

/** FF-CAMP-05: what a series asks of its battles beyond section 7. */
export const stripFault = ({
  length,
  noMansLand,
}: {
  readonly length: number
  readonly noMansLand: number
}): Fault | undefined => {
  if (length < SERIES_LENGTH.least)
    return {
      path: 'length',
      message: `A table of a series is ${SERIES_LENGTH.least} cm long or more (FF-CAMP-05).`,
    }
  return noMansLand > SERIES_NO_MANS_LAND.most
    ? {
        path: 'noMansLand',
        message: `No man's land of a series is ${SERIES_NO_MANS_LAND.most} cm deep at most (FF-CAMP-05).`,
      }
    : undefined
}
