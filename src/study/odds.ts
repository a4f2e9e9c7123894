import { exactDice, TooManyBranches } from '#kernel/chance/exact.ts'
import { seededDice } from '#kernel/chance/rolled.ts'
import type { Adjudicable } from '#kernel/game/ruleset.ts'
import type { Refused } from '#kernel/procedure/adjudicate.ts'
import { acceptedInput } from '#kernel/procedure/adjudicate.ts'
import type { Chancy, Outcome, Procedure } from '#kernel/procedure/procedure.ts'
import { type Result, success } from '#kernel/procedure/result.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import { understand } from '#kernel/request.ts'

export interface Chance {
  readonly probability: number
  readonly outcome: Outcome
}

/** Every outcome with its probability, most likely first. */
export type Odds =
  | { readonly exact: true; readonly outcomes: readonly Chance[] }
  | {
      readonly exact: false
      readonly samples: number
      /** Of the most uncertain probability. */
      readonly standardError: number
      readonly outcomes: readonly Chance[]
    }

/** Beyond this many branches the odds are simulated. */
const MOST_BRANCHES = 1_000_000
const SAMPLES = 50_000
/** Simulated odds are the same every time they are asked for. */
const SAMPLING_SEED = 1914

export type OddsMaker = (procedure: Chancy, input: unknown) => Odds

/**
 * Makes odds one after the other; it remembers the distributions of the pools it has met. With fewer samples simulated
 * odds are there sooner and say that they are less certain.
 */
export const oddsMaker = (mostBranches = MOST_BRANCHES, samples = SAMPLES): OddsMaker => {
  const { dice, walk } = exactDice()
  return (procedure, input) => {
    const found = collector()
    try {
      walk(
        () => procedure.resolve(input, dice, SILENT),
        (result, chance) => found.add(procedure.outcome(result), chance),
        mostBranches,
      )
    } catch (thrown) {
      if (thrown instanceof TooManyBranches) return sampledOdds(procedure, input, samples)
      throw thrown
    }
    return { exact: true, outcomes: found.sorted(1) }
  }
}

const sampledOdds = (procedure: Chancy, input: unknown, samples: number): Odds => {
  const found = collector()
  const dice = seededDice(SAMPLING_SEED)
  for (let i = 0; i < samples; i++) found.add(procedure.outcome(procedure.resolve(input, dice, SILENT)), 1)
  const outcomes = found.sorted(samples)
  const widest = Math.max(...outcomes.map(({ probability: p }) => p * (1 - p)))
  return { exact: false, samples, standardError: Math.sqrt(widest / samples), outcomes }
}

const collector = () => {
  const chances = new Map<string, { probability: number; readonly outcome: Outcome }>()
  return {
    add(outcome: Outcome, weight: number) {
      const key = keyOf(outcome)
      const known = chances.get(key)
      if (known) known.probability += weight
      else chances.set(key, { probability: weight, outcome })
    },
    sorted(total: number): Chance[] {
      const sorted = [...chances].sort(
        ([a, { probability: p }], [b, { probability: q }]) => q - p || (a < b ? -1 : 1),
      )
      return sorted.map(([, { probability, outcome }]) => ({ probability: probability / total, outcome }))
    },
  }
}

const keyOf = (outcome: Outcome): string => {
  let key = ''
  for (const field in outcome) key += `${field}:${outcome[field]};`
  return key
}

/** A request for odds that has been checked. Dice and seed have no part in it. */
interface OddsAsked {
  readonly ruleset: Adjudicable
  readonly procedure: Procedure
  readonly input: unknown
}

export const oddsAsked = (
  rulesets: readonly Adjudicable[],
  received: unknown,
): Result<OddsAsked, Refused> => {
  const understood = understand(rulesets, received)
  if (!understood.ok) return understood
  const { ruleset, procedure, request } = understood.value
  const input = acceptedInput(procedure, request.input)
  return input.ok ? success({ ruleset, procedure, input: input.value }) : input
}

/** Answers one request for odds. */
export const answerOdds = (
  rulesets: readonly Adjudicable[],
  received: unknown,
  make: OddsMaker,
): Result<Odds, Refused> => {
  const asked = oddsAsked(rulesets, received)
  return asked.ok ? success(make(asked.value.procedure, asked.value.input)) : asked
}
