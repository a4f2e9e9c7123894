import { fair, type Random } from '#kernel/chance/random.ts'
import { isRated, lowestRating } from '../../reckoning/unit.ts'
import type { SideName } from '../sides.ts'
import type { Unit } from '../unit.ts'
import type { View } from '../view.ts'

/** How worn a side is: what its units lack in strength, and how many of them are no more, in percent. */
export interface Wear {
  readonly strength: number
  readonly units: number
}

/** The enemy is taken to be about as worn as one's own troops are. */
export const wearOf = ({ units }: View, side: SideName): Wear => {
  let full = 0
  let left = 0
  let raised = 0
  let gone = 0
  for (const unit of units) {
    if (unit.side !== side) continue
    full += unit.establishment
    left += unit.strength
    raised++
    if (unit.gone === 'destroyed') gone++
  }
  return {
    strength: full > 0 ? Math.max(0, (100 * (full - left)) / full) : 0,
    units: raised > 0 ? (100 * gone) / raised : 0,
  }
}

export const within = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, most))

/** What may be left of a unit of so many strength points. */
export const wornStrength = (random: Random, full: number, { strength }: Wear): number =>
  Math.max(1, full - fair(random, 1 + Math.floor((full * strength) / 50)))

/** What may have become of the ratings a unit began with. */
export const wornRatings = (
  { week, options }: View,
  random: Random,
  { type, experience, maxMorale }: Unit,
  experienceCap: number,
  wear: Wear,
): Pick<Unit, 'experience' | 'morale'> => {
  if (!isRated(type)) return { experience: 0, morale: 0 }
  const least = lowestRating(options)
  const learnt = week > 1 ? fair(random, 4) : 1
  const shaken = fair(random, 50) < wear.strength ? 1 : 0
  return {
    experience: within(least, experience + (learnt === 0 ? -1 : learnt === 3 ? 1 : 0), experienceCap),
    morale: within(least, maxMorale - shaken, maxMorale),
  }
}
