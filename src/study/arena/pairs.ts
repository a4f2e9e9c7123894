import type { Interval } from '../distribution.ts'

/** What a battle was worth to a player: 1 won, 1/2 drawn, 0 lost. */
export type Score = 0 | 0.5 | 1

/**
 * The battles of one seed: two, each player once in either seat, or the last one alone where their number is odd. What
 * a seed gives one side it gives the other player as well, so that the seed is what counts as one observation.
 */
export type Pair = readonly [Score, Score] | readonly [Score]

/** How a player fared against another. */
export interface Tally {
  readonly battles: number
  readonly wins: number
  readonly draws: number
  readonly losses: number
  /** Of the battles, draws half. */
  readonly share: number
  /** Where the true share lies with 95 % confidence. */
  readonly interval: Interval
  /** How likely players of equal strength come so far apart, to either side. */
  readonly p: number
}

/** Adds up the battles of one player against another. */
export const tallied = (pairs: readonly Pair[]): Tally => {
  const scores = pairs.flat()
  const count = (score: Score): number => scores.filter((one) => one === score).length
  const [wins, draws, losses] = [count(1), count(0.5), count(0)]
  const share = (wins + draws / 2) / scores.length
  const interval = pairedInterval(pairs.map(mean))
  return {
    battles: scores.length,
    wins,
    draws,
    losses,
    share,
    interval: [Math.min(share, interval[0]), Math.max(share, interval[1])],
    p: pairedChance(pairs.map((pair) => Math.round(4 * (mean(pair) - 0.5)))),
  }
}

const mean = (pair: Pair): number => pair.reduce<number>((sum, score) => sum + score, 0) / pair.length

const Z = 1.96

/**
 * Agresti and Coull's interval, for scores between the two ends as well: four more are reckoned with, two lost and two
 * won, so that it holds for few and for none lost.
 */
const pairedInterval = (scores: readonly number[]): Interval => {
  const reckoned = [...scores, 0, 0, 1, 1]
  const centre = reckoned.reduce((sum, score) => sum + score, 0) / reckoned.length
  const squares = reckoned.reduce((sum, score) => sum + (score - centre) ** 2, 0)
  const margin = (Z * Math.sqrt(squares)) / reckoned.length
  return [Math.max(0, centre - margin), Math.min(1, centre + margin)]
}

/**
 * Between equals each seed might as well have favoured the other by as much. Given the leads of all seeds, whole numbers
 * from -2 to 2, the chance that they add up to so much or more, to either side. Exact.
 */
const pairedChance = (leads: readonly number[]): number => {
  const lead = Math.abs(leads.reduce((sum, one) => sum + one, 0))
  if (lead === 0) return 1
  const single = leads.filter((one) => Math.abs(one) === 1).length
  const double = leads.filter((one) => Math.abs(one) === 2).length
  const tails = upperTails(coins(single))
  const chance = coins(double).reduce((sum, of, won) => {
    // The single leads must make up at least for what the double ones leave.
    const wanted = Math.ceil((lead - 2 * (2 * won - double) + single) / 2)
    return sum + of * (wanted <= 0 ? 1 : (tails[wanted] ?? 0))
  }, 0)
  return Math.min(1, 2 * chance)
}

/** For every number of heads the chance that so many of fair coins show them. */
const coins = (count: number): readonly number[] => {
  const chances: number[] = []
  let log = -count * Math.LN2
  for (let heads = 0; heads <= count; heads++) {
    chances.push(Math.exp(log))
    log += Math.log((count - heads) / (heads + 1))
  }
  return chances
}

/** For every number the chance of so many or more. */
const upperTails = (chances: readonly number[]): readonly number[] => {
  const tails = [...chances]
  for (let i = tails.length - 2; i >= 0; i--) tails[i] = (tails[i] ?? 0) + (tails[i + 1] ?? 0)
  return tails
}
