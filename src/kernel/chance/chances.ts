import { type Die, facesOf, type PoolResult } from './dice.ts'

/** What may happen and how likely each is; the chances add up to 1 and none is 0. */
export interface Chances<T> {
  readonly values: readonly T[]
  readonly chances: readonly number[]
}

export const evenChances = <T>(values: readonly T[]): Chances<T> => ({
  values,
  chances: values.map(() => 1 / values.length),
})

/** What one die may score, and how likely each score is. */
type Scores = readonly (readonly [score: number, chance: number])[]

const scoresOf = (die: Die, score: readonly number[]): Scores => {
  const byScore = new Map<number, number>()
  facesOf(die).forEach((_, i) => {
    const worth = score[i] ?? 0
    byScore.set(worth, (byScore.get(worth) ?? 0) + 1)
  })
  return [...byScore].map(([worth, ways]) => [worth, ways / facesOf(die).length])
}

/** How likely each total of a number of dice is, by the total; scores are whole and not negative. */
const totalsOf = (count: number, scores: Scores): Float64Array => {
  const best = Math.max(0, ...scores.map(([worth]) => worth))
  let totals = new Float64Array(1).fill(1)
  for (let dice = 0; dice < count; dice++) {
    const next = new Float64Array(totals.length + best)
    for (const [worth, chance] of scores) {
      for (let total = 0; total < totals.length; total++) {
        next[total + worth] = (next[total + worth] ?? 0) + (totals[total] ?? 0) * chance
      }
    }
    totals = next
  }
  return totals
}

/** The exact chances of a pool: its total score, and whether every die scored. */
export const poolChances = (count: number, die: Die, score: readonly number[]): Chances<PoolResult> => {
  const one = scoresOf(die, score)
  const scoring = one.filter(([worth]) => worth !== 0)
  const all = totalsOf(count, one)
  // Where every face scores, and where no die is thrown, there is nothing to tell apart.
  const every = count === 0 ? undefined : scoring.length === one.length ? all : totalsOf(count, scoring)
  const values: PoolResult[] = []
  const chances: number[] = []
  all.forEach((chance, total) => {
    if (chance === 0) return
    const full = every?.[total] ?? 0
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
  })
  return { values, chances }
}
