import { priceOfUnit } from '../../game/phases/replacements/recruiting.ts'
import type { Intent } from '../intent.ts'
import type { Situation } from '../situation.ts'
import { REGIMENT, recruited } from './recruits.ts'

/** Whether the scenario's own test at the end does not look at the points of this side (GF-VP-07). */
const pointsAreIdle = ({ view, side }: Situation): boolean => {
  const { holds, a, b } = view.terms.verdict
  if (holds) return holds.side === side
  return (a !== null || b !== null) && side === 'b'
}

/** A depot overrun is worth its price while it has weeks to pay it back; it mends by itself, but slowly (GF-DPT-04). */
const depotIntents = ({ view, side, thresholds }: Situation): readonly Intent[] => {
  const { depot, depotStart, points } = view.armies[side]
  const { missing, weeks } = thresholds.depot
  const left = view.terms.weeks - view.week
  if (depotStart - depot < missing || left < weeks || points + view.terms.limit < thresholds.purse.kept)
    return []
  return [
    {
      order: { kind: 'buy-depot', quantity: 1, purpose: 'replace' },
      why: 'The depot must be set up again before the army starves.',
    },
  ]
}

const regimentIntents = (situation: Situation): readonly Intent[] => {
  const { view, side, thresholds } = situation
  const { points } = view.armies[side]
  const order = recruited(REGIMENT, 'points')
  const price = priceOfUnit(view, order)
  if (!pointsAreIdle(situation) || points - price + view.terms.limit < thresholds.purse.kept) return []
  return [
    {
      order,
      why: 'Our victory points decide nothing here, and buy another regiment.',
    },
  ]
}

/**
 * GF-VP-04: victory points buy back a lost depot. Regiments are bought only with points that decide nothing, as long as
 * the end of the track is far: bought in the first weeks of campaigns that are decided by points, they won 48 % of 360
 * against a commander who saved his.
 */
export const purseIntents = (situation: Situation): readonly Intent[] => [
  ...depotIntents(situation),
  ...regimentIntents(situation),
]
