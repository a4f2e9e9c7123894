import { type Dice, FACES, type Fold } from '#kernel/chance/dice.ts'
import { summed } from '#kernel/chance/fold.ts'
import { COMBAT_GASSED, COMBAT_QUALITY, COMBAT_STATUS, COMBAT_TROOP, LEAST_SCORE } from '../tables/index.ts'
import { type CombatBase, modifierOf, scoreOf } from './combat-base.ts'

/** One side of a close combat as it stood at the start (PA-COMBAT-12). */
export interface Side {
  readonly modifiers: readonly number[]
  /** Place of each base in the order of loss: the enemy takes from the front, a draw from the back. */
  readonly places: readonly number[]
}

export const sideOf = (bases: readonly CombatBase[], defending: boolean): Side => {
  const modifiers = bases.map((base) => modifierOf(base, defending))
  return { modifiers, places: modifiers.map((_, index) => placeOf(modifiers, index)) }
}

/** PA-COMBAT-13: highest modifier first, then the order of the list. */
const placeOf = (modifiers: readonly number[], index: number): number => {
  const own = modifiers[index] ?? 0
  let place = 0
  modifiers.forEach((other, i) => {
    if (other > own || (other === own && i < index)) place++
  })
  return place
}

/** Dice next to each other in the list that score alike. */
interface Run {
  readonly scores: readonly number[]
  count: number
}

const lowest = (worth: Readonly<Record<string, number>> | readonly number[]): number =>
  Math.min(...Object.values(worth))

const LOWEST_MODIFIER = lowest(COMBAT_QUALITY) + lowest(COMBAT_STATUS) + lowest(COMBAT_TROOP) + COMBAT_GASSED

/** PA-COMBAT-10: what the faces are worth under each modifier that could take a die below the least score. */
const FLOORED: ReadonlyMap<number, readonly number[]> = new Map(
  Array.from({ length: 1 - LOWEST_MODIFIER }, (_, below) => -below)
    .filter((modifier) => lowest(FACES[6]) + modifier < LEAST_SCORE)
    .map((modifier) => [modifier, FACES[6].map((face) => scoreOf(face, modifier))]),
)

const UNROLLED = -1

/** Attackers' total, then defenders': all that matters in the end is which is higher. */
export const COMPARED: Fold<number, number> = {
  start: UNROLLED,
  add: (attack, total) => (attack === UNROLLED ? total : Math.sign(attack - total) + 1),
  key: (sum) => sum,
}

/** Dice of one side are added up. */
export const ADDED_UP = summed((score: number) => score)

/** What a side throws in one round. */
export interface Throw {
  /** What the bases add whatever they roll. */
  readonly bonus: number
  readonly runs: readonly Run[]
}

/** The dice of the bases whose places run from `from` up to `to`, in list order. */
export const throwOf = ({ modifiers, places }: Side, from: number, to: number): Throw => {
  const runs: Run[] = []
  let bonus = 0
  let last: Run | undefined
  for (let i = 0; i < modifiers.length; i++) {
    const place = places[i] ?? 0
    if (place < from || place >= to) continue
    const modifier = modifiers[i] ?? 0
    const floored = FLOORED.get(modifier)
    if (!floored) bonus += modifier
    const scores = floored ?? FACES[6]
    if (last?.scores === scores) last.count++
    else {
      last = { scores, count: 1 }
      runs.push(last)
    }
  }
  return { bonus, runs }
}

export const rollTotal = ({ bonus, runs }: Throw, dice: Dice, why: string): number => {
  const roll = ({ count, scores }: Run) => dice.pool(count, 6, scores, why).score
  const [first] = runs
  if (first && runs.length === 1) return bonus + roll(first)
  let total = bonus
  for (const score of dice.each(runs, roll, ADDED_UP)) total += score
  return total
}
