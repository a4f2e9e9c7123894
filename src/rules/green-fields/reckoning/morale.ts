import type { Dice } from '#kernel/chance/dice.ts'
import type { Trace } from '#kernel/procedure/trace.ts'
import type { Options } from '../options.ts'
import {
  CHECK_RESULTS,
  HIGHEST_RATING,
  HIT_DIE,
  PERFECT_THROW,
  SHAKEN_BY,
  SHAKEN_LOSS,
} from '../tables/index.ts'
import type { CheckOutcome } from '../vocabulary.ts'
import { lowestRating } from './unit.ts'

/** What a morale check did. */
export interface Check {
  readonly moraleDice: number
  readonly moraleHits: number
  readonly outcome: CheckOutcome
  readonly moraleAfter: number
  readonly maxMoraleAfter: number
  readonly moraleRaised: boolean
}

/** GF-MOR-01 to GF-MOR-08: a unit that has lost strength rolls its morale. */
export const checkMorale = (
  morale: number,
  maxMorale: number,
  casualties: number,
  options: Options,
  dice: Dice,
  trace: Trace,
): Check => {
  const least = lowestRating(options)
  const shock = casualties < SHAKEN_BY ? 0 : shockOf(casualties, options)
  if (shock > 0) trace.note('GF-MOR-02', 'Two strength points or more lost', -shock)
  const moraleDice = Math.max(least, morale - shock)
  trace.note('GF-MOR-01', 'Morale dice', moraleDice)
  const { score, every } = dice.pool(moraleDice, 6, HIT_DIE, 'morale')
  trace.note('GF-MOR-01', 'Hits on the morale dice', score)
  const outcome = outcomeOf(score, casualties)
  trace.note(CLAUSE_OF[outcome], 'The unit will', outcome)

  if (every && moraleDice === maxMorale) {
    const raised = Math.min(HIGHEST_RATING, maxMorale + PERFECT_THROW)
    trace.note('GF-MOR-08', 'Every die of a full throw scored: morale', raised)
    return {
      moraleDice,
      moraleHits: score,
      outcome,
      moraleAfter: raised,
      maxMoraleAfter: raised,
      moraleRaised: raised > maxMorale,
    }
  }
  const moraleAfter = Math.max(least, moraleDice + CHECK_RESULTS[outcome].morale)
  trace.note('GF-MOR-07', 'Morale afterwards', moraleAfter)
  return {
    moraleDice,
    moraleHits: score,
    outcome,
    moraleAfter,
    maxMoraleAfter: maxMorale,
    moraleRaised: false,
  }
}

const shockOf = (casualties: number, options: Options): number =>
  options['two-casualty-loss'] === 'once' ? SHAKEN_LOSS : Math.floor(casualties / SHAKEN_BY) * SHAKEN_LOSS

const CLAUSE_OF = { hold: 'GF-MOR-03', waver: 'GF-MOR-04', rout: 'GF-MOR-05' } as const

const outcomeOf = (hits: number, casualties: number): CheckOutcome => {
  if (hits === 0) return 'rout'
  return hits >= casualties ? 'hold' : 'waver'
}

/** GF-MOR-05, GF-SCALE-09: experience after a check. */
export const experienceAfter = (experience: number, outcome: CheckOutcome, options: Options): number =>
  Math.max(lowestRating(options), experience + CHECK_RESULTS[outcome].experience)
