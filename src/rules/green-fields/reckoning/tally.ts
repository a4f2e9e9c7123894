import type { Fold } from '#kernel/chance/dice.ts'
import type { UnitOutcome } from '../vocabulary.ts'

interface Suffered {
  readonly casualties: number
  readonly outcome: UnitOutcome
}

/** Six bits for the strength lost, then three for each number of units. */
const WEIGHTS: Readonly<Record<UnitOutcome, number>> = {
  unhurt: 0,
  hold: 0,
  destroyed: 64,
  rout: 512,
  waver: 4096,
}

/** Beyond every tally of up to six units. */
export const TALLY_END = 32768

/** One number for what a player asks of a list of units: strength lost; how many destroyed, routing, wavering. */
export const tallied = (suffered: Suffered): number => suffered.casualties + WEIGHTS[suffered.outcome]

export const TALLY: Fold<Suffered, number> = {
  start: 0,
  add: (sum, suffered) => sum + tallied(suffered),
  key: (sum) => sum,
}

export const totalCasualties = (results: readonly Suffered[]): number => {
  let sum = 0
  for (const { casualties } of results) sum += casualties
  return sum
}

export const countOf = (results: readonly Suffered[], sought: UnitOutcome): number => {
  let count = 0
  for (const { outcome } of results) if (outcome === sought) count++
  return count
}

/** What the target of an attack comes to: one unit by name, several by number. */
export const summary = (results: readonly Suffered[]) => {
  const only = results[0]
  if (only && results.length === 1) return { casualties: only.casualties, outcome: only.outcome }
  return {
    casualties: totalCasualties(results),
    destroyed: countOf(results, 'destroyed'),
    rout: countOf(results, 'rout'),
    waver: countOf(results, 'waver'),
  }
}
