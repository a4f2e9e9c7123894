import { type CombatBase, modifierOf } from '../mechanics/combat-base.ts'

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

interface Round {
  readonly won: number
  readonly drawn: number
}

/** How a round goes for the side with `dice` dice and `bonus` in all. */
const roundOf = (dice: number, bonus: number, theirDice: number, theirBonus: number): Round => {
  const theirs = totals(theirDice)
  let won = 0
  let drawn = 0
  totals(dice).forEach((chance, total) => {
    if (chance === 0) return
    const level = total + bonus - theirBonus
    theirs.forEach((other, theirTotal) => {
      if (theirTotal < level) won += chance * other
      else if (theirTotal === level) drawn += chance * other
    })
  })
  return { won, drawn }
}

/** Best first: the enemy takes from the front, a draw from the back (PA-COMBAT-13). */
const ranked = (bases: readonly CombatBase[], defending: boolean): readonly number[] =>
  bases.map((base) => modifierOf(base, defending)).sort((a, b) => b - a)

/** The chance that the attackers hold the field; dice below the least score are taken as they fall. */
export const winChance = (attackers: readonly CombatBase[], defenders: readonly CombatBase[]): number => {
  const ours = ranked(attackers, false)
  const theirs = ranked(defenders, true)
  const known = new Map<number, number>()
  const chance = (won: number, lost: number, drawn: number): number => {
    const left = ours.slice(lost, ours.length - drawn)
    const theirLeft = theirs.slice(won, theirs.length - drawn)
    if (left.length === 0) return 0
    if (theirLeft.length === 0) return 1
    const key = (won * 64 + lost) * 64 + drawn
    const before = known.get(key)
    if (before !== undefined) return before
    const round = roundOf(left.length, sum(left), theirLeft.length, sum(theirLeft))
    const found =
      round.won * chance(won + 1, lost, drawn) +
      round.drawn * chance(won, lost, drawn + 1) +
      (1 - round.won - round.drawn) * chance(won, lost + 1, drawn)
    known.set(key, found)
    return found
  }
  return chance(0, 0, 0)
}

const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0)
