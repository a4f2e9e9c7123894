import type { AskedOdds } from '#screen/odds.ts'
import { stackIn } from '../../game/board/zones.ts'
import { otherSide, type SideName } from '../../game/sides.ts'
import type { Unit } from '../../game/unit.ts'
import type { View } from '../../game/view.ts'
import type { ZoneNumber } from '../../game/zone.ts'
import { isRated } from '../naming.ts'

/*
 * Exact odds for what a side is about to do, from what it knows. An enemy whose figures nobody has reported cannot be
 * reckoned with, and is left out.
 */

export type Counts = AskedOdds['counts']

export const atLeast = (field: string, least: number, title: string): Counts[number] => ({
  title,
  holds: (outcome) => Number(outcome[field] ?? 0) >= least,
})

/** What becomes of one unit or of several. */
export const HARM: Counts = [
  atLeast('casualties', 1, '1+'),
  atLeast('casualties', 2, '2+'),
  atLeast('casualties', 3, '3+'),
  {
    title: 'breaks',
    holds: ({ outcome, waver, rout }) =>
      outcome === 'waver' || outcome === 'rout' || Number(waver ?? 0) + Number(rout ?? 0) > 0,
  },
  {
    title: 'destroyed',
    holds: ({ outcome, destroyed }) => outcome === 'destroyed' || Number(destroyed ?? 0) > 0,
  },
]

/** The enemies in a zone of whom enough is known; none if there is anybody else. */
export const reckoned = (view: View, side: SideName, zone: ZoneNumber): readonly Unit[] => {
  const stack = stackIn(view, zone, otherSide(side))
  return stack.every(isRated) ? stack : []
}
