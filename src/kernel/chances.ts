import { type Die, FACES, type PoolResult } from './dice.ts'

/** What may happen and how likely each is; the chances add up to 1 and none is 0. */
export interface Chances<T> {
  readonly values: readonly T[]
  readonly chances: readonly number[]
}

export const evenChances = <T>(values: readonly T[]): Chances<T> => ({
  values,
  chances: values.map(() => 1 / values.length),
})

/** The score of one die: each distinct score with its chance. */
const scoresOf = (die: Die, score: readonly number[]): [score: number, chance: number][] => {
  const byScore = new Map<number, number>()
  FACES[die].forEach((_, i) => {
    const worth = score[i] ?? 0
    byScore.set(worth, (byScore.get(worth) ?? 0) + 1)
  })
  return [...byScore].map(([worth, ways]) => [worth, ways / FACES[die].length])
}

/** Adds one more die to a distribution of totals. */
const withOneMore = (totals: Map<number, number>, die: readonly [number, number][]): Map<number, number> => {
  const next = new Map<number, number>()
  for (const [total, chance] of totals) {
    for (const [worth, likely] of die) {
      next.set(total + worth, (next.get(total + worth) ?? 0) + chance * likely)
    }
  }
  return next
}

const totalsOf = (count: number, die: readonly [number, number][]): Map<number, number> => {
  let totals = new Map([[0, 1]])
  for (let i = 0; i < count; i++) totals = withOneMore(totals, die)
  return totals
}

/** The exact chances of a pool: its total score, and whether every die scored. */
export const poolChances = (count: number, die: Die, score: readonly number[]): Chances<PoolResult> => {
  const one = scoresOf(die, score)
  const values: PoolResult[] = []
  const chances: number[] = []
  const all = totalsOf(count, one)
  const every =
    count > 0
      ? totalsOf(
          count,
          one.filter(([worth]) => worth !== 0),
        )
      : new Map<number, number>()
  for (const [total, chance] of all) {
    const full = every.get(total) ?? 0
    // What is left after subtracting the full scores may be rounding dust where no other way exists.
    const rest = chance - full
    if (rest > chance * 1e-12) {
      values.push({ score: total, every: false })
      chances.push(rest)
    }
    if (full > 0) {
      values.push({ score: total, every: true })
      chances.push(full)
    }
  }
  return { values, chances }
}
