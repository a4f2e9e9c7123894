import { type CombatBase, modifierOf } from '../../reckoning/combat-base.ts'

const FACES = 6

/** More bases than ever meet in one combat. */
const MOST_DICE = 26

/** How likely each total of one die more is. */
const oneMore = (before: readonly number[]): readonly number[] => {
  const next = new Array<number>(before.length + FACES).fill(0)
  before.forEach((chance, total) => {
    for (let face = 1; face <= FACES; face++) next[total + face] = (next[total + face] ?? 0) + chance / FACES
  })
  return next
}

/** By the number of dice: how likely each total is. */
const TOTALS = Array.from({ length: MOST_DICE }).reduce<(readonly number[])[]>(
  (known) => [...known, oneMore(known.at(-1) ?? [])],
  [[1]],
)
const totals = (dice: number): readonly number[] => TOTALS[Math.min(dice, MOST_DICE)] ?? []

/** By the number of dice: how likely a total is below each number. */
const BELOW = TOTALS.map((chances) => {
  let sum = 0
  return [0, ...chances.map((chance) => (sum += chance))]
})

/** The chance that so many dice come to less than a total. */
const below = (dice: number, total: number): number => {
  const sums = BELOW[Math.min(dice, MOST_DICE)] ?? []
  return total <= 0 ? 0 : (sums[total] ?? 1)
}

interface Round {
  readonly won: number
  readonly drawn: number
}

/** How a round goes for the side with `dice` dice and `bonus` in all. */
const roundOf = (dice: number, bonus: number, theirDice: number, theirBonus: number): Round => {
  let won = 0
  let drawn = 0
  totals(dice).forEach((chance, total) => {
    if (chance === 0) return
    const level = total + bonus - theirBonus
    const less = below(theirDice, level)
    won += chance * less
    drawn += chance * (below(theirDice, level + 1) - less)
  })
  return { won, drawn }
}

/** Best first: the enemy takes from the front, a draw from the back (PA-COMBAT-13). */
const ranked = (bases: readonly CombatBase[], defending: boolean): readonly number[] =>
  bases.map((base) => modifierOf(base, defending)).sort((a, b) => b - a)

/** The sums of the first none, one, two ... of a list. */
const sumsOf = (list: readonly number[]): readonly number[] => {
  const sums = [0]
  for (const one of list) sums.push((sums.at(-1) ?? 0) + one)
  return sums
}

/** The chance that the attackers hold the field; dice below the least score are taken as they fall. */
export const winChance = (attackers: readonly CombatBase[], defenders: readonly CombatBase[]): number => {
  const ours = sumsOf(ranked(attackers, false))
  const theirs = sumsOf(ranked(defenders, true))
  const known = new Map<number, number>()
  /** After so many rounds won, lost and drawn. */
  const chance = (won: number, lost: number, drawn: number): number => {
    const left = attackers.length - lost - drawn
    const theirLeft = defenders.length - won - drawn
    if (left <= 0) return 0
    if (theirLeft <= 0) return 1
    const key = (won * 64 + lost) * 64 + drawn
    const before = known.get(key)
    if (before !== undefined) return before
    const bonus = (ours[lost + left] ?? 0) - (ours[lost] ?? 0)
    const theirBonus = (theirs[won + theirLeft] ?? 0) - (theirs[won] ?? 0)
    const round = roundOf(left, bonus, theirLeft, theirBonus)
    const found =
      round.won * chance(won + 1, lost, drawn) +
      round.drawn * chance(won, lost, drawn + 1) +
      (1 - round.won - round.drawn) * chance(won, lost + 1, drawn)
    known.set(key, found)
    return found
  }
  return chance(0, 0, 0)
}
