import * as v from 'valibot'
import type { Adjudicable } from './game/ruleset.ts'
import {
  type Answer,
  acceptedInput,
  adjudicated,
  type Faces,
  type Refused,
  refused,
} from './procedure/adjudicate.ts'
import type { Procedure } from './procedure/procedure.ts'
import { failure, type Result, success } from './procedure/result.ts'
import { accept, form, integer, maybe, preset } from './procedure/schema.ts'

/** More faces than any procedure can use; one that needs fewer says so when it has all it needs. */
const MOST_FACES = 20_000

const REQUEST = form({
  ruleset: v.string(),
  procedure: v.string(),
  input: preset(v.unknown(), {}),
  dice: maybe(v.unknown()),
  seed: maybe(integer(0, Number.MAX_SAFE_INTEGER)),
})

export type Request = v.InferOutput<typeof REQUEST>

/** A request whose envelope is sound and whose procedure exists. Its input is not checked yet. */
export interface Understood {
  readonly ruleset: Adjudicable
  readonly procedure: Procedure
  readonly request: Request
}

export const understand = (
  rulesets: readonly Adjudicable[],
  received: unknown,
): Result<Understood, Refused> => {
  if (typeof received !== 'object' || received === null || Array.isArray(received))
    return failure(refused('invalid-input', 'The request is not a JSON object.'))
  const envelope = accept(REQUEST, received)
  if (!envelope.ok) return failure(refused('invalid-input', envelope.error.message, envelope.error.path))
  const request = envelope.value
  const ruleset = rulesets.find(({ id }) => id === request.ruleset)
  if (!ruleset) {
    const known = rulesets.map(({ id }) => id).join(', ')
    return failure(
      refused(
        'unknown-ruleset',
        `There is no rule set "${brief(request.ruleset)}"; there are ${known}.`,
        'ruleset',
      ),
    )
  }
  const procedure = ruleset.procedures.find(({ name }) => name === request.procedure)
  if (!procedure) {
    return failure(
      refused(
        'unknown-procedure',
        `${ruleset.title} has no procedure "${brief(request.procedure)}".`,
        'procedure',
      ),
    )
  }
  return success({ ruleset, procedure, request })
}

/** Answers one request for an adjudication, its input checked before its dice are looked at; the seed serves when the request brings neither dice nor seed. */
export const answer = (rulesets: readonly Adjudicable[], received: unknown, seed: () => number): Answer => {
  const understood = understand(rulesets, received)
  if (!understood.ok) return understood.error
  const { procedure, request } = understood.value
  const input = acceptedInput(procedure, request.input)
  if (!input.ok) return input.error
  const faces = facesOf(request, seed)
  return faces.ok ? adjudicated(procedure, input.value, faces.value) : faces.error
}

/** Entered dice go before a seed. */
const facesOf = ({ dice, seed }: Request, fresh: () => number): Result<Faces, Refused> => {
  if (dice === undefined) return success({ seed: seed ?? fresh() })
  if (!Array.isArray(dice))
    return failure(refused('dice-invalid', 'The dice must be a list of faces.', 'dice'))
  if (dice.length > MOST_FACES) {
    return failure(refused('dice-invalid', `No procedure rolls more than ${MOST_FACES} dice.`, 'dice'))
  }
  const wrong = dice.findIndex((face) => !Number.isInteger(face))
  if (wrong >= 0)
    return failure(refused('dice-invalid', `Die ${wrong + 1} is not a whole number.`, `dice.${wrong}`))
  return success({ entered: dice })
}

const brief = (name: string): string => (name.length > 40 ? `${name.slice(0, 37)}...` : name)
