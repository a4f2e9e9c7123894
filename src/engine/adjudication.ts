import type { Adjudicated, Answer, AnswerError, Refused } from '#kernel/procedure/adjudicate.ts'
import { failure, type Result, success } from '#kernel/procedure/result.ts'
import { answer as answered } from '#kernel/request.ts'
import { answerOdds as answeredOdds, type Odds, oddsMaker } from '#study/odds.ts'
import type { Rules } from './rules.ts'

/** Where the dice come from: the faces that were thrown, in the order they are asked for, or a seed to throw them from. */
export interface Faces {
  readonly dice?: readonly number[]
  readonly seed?: number
}

/** What came of a procedure: its result, how it came about, and every die in order. */
export type Adjudication = Omit<Adjudicated, 'ok'>

/** Adjudicates one procedure. Without dice or a seed it is refused as soon as it asks for a die. */
export const resolve = (
  rules: Rules,
  procedure: string,
  input: unknown,
  faces: Faces = {},
): Result<Adjudication, AnswerError> => {
  const { dice, seed } = faces
  const given = dice === undefined && seed !== undefined ? { seed } : { dice: dice ?? [] }
  const found = answer([rules], { ruleset: rules.id, procedure, input, ...given }, () => 0)
  if (!found.ok) return found
  const { ok: _, ...adjudication } = found
  return success(adjudication)
}

/** The probability of every outcome of a procedure, most likely first. */
export const odds = (rules: Rules, procedure: string, input: unknown): Result<Odds, AnswerError> => {
  const found = answerOdds([rules], { ruleset: rules.id, procedure, input })
  return found.ok ? found : failure(found.error.error)
}

/**
 * Answers a request as the command line and `POST /api/resolve` do: `{ ruleset, procedure, input, dice?, seed? }`. `seed`
 * is asked for one where the request brings neither dice nor a seed.
 */
export const answer = (known: readonly Rules[], request: unknown, seed: () => number): Answer =>
  answered(
    known.map(({ inner }) => inner),
    request,
    seed,
  )

/** Answers a request for odds as `POST /api/odds` does: `{ ruleset, procedure, input }`. */
export const answerOdds = (known: readonly Rules[], request: unknown): Result<Odds, Refused> =>
  answeredOdds(
    known.map(({ inner }) => inner),
    request,
    oddsMaker(),
  )
