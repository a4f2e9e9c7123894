import type { Die, RolledDie } from '../chance/dice.ts'
import {
  DiceFault,
  EndlessTies,
  enteredRoll,
  ordinaryDice,
  type Roll,
  recordedRoll,
  seededRoll,
  surplusOf,
} from '../chance/rolled.ts'
import type { Outcome, Procedure } from './procedure.ts'
import { failure, type Result } from './result.ts'
import { accept } from './schema.ts'
import { SILENT, type TraceLine, writtenTrace } from './trace.ts'

export const ERROR_CODES = [
  'unknown-ruleset',
  'unknown-procedure',
  'invalid-input',
  'dice-missing',
  'dice-invalid',
  'dice-unused',
] as const

export interface AnswerError {
  readonly code: (typeof ERROR_CODES)[number]
  readonly message: string
  readonly path?: string
}

export interface Refused {
  readonly ok: false
  readonly error: AnswerError
}

export interface Adjudicated {
  readonly ok: true
  readonly result: object
  readonly outcome: Outcome
  readonly trace: readonly TraceLine[]
  readonly dice: readonly RolledDie[]
}

export type Answer = Adjudicated | Refused

/** Where the faces come from: the players' own dice, or a seeded stream. */
export type Faces = { readonly entered: readonly number[] } | { readonly seed: number }

export const refused = (code: AnswerError['code'], message: string, path?: string): Refused => ({
  ok: false,
  error: path === undefined ? { code, message } : { code, message, path },
})

/** Checks the input of a procedure in full; a refusal names the field, or the whole input. */
export const acceptedInput = (procedure: Procedure, received: unknown): Result<unknown, Refused> => {
  const input = accept(procedure.input, received)
  if (input.ok) return input
  return failure(refused('invalid-input', input.error.message, input.error.path || 'input'))
}

/** Adjudicates one procedure from input that nobody has checked yet. Never throws for anything received. */
export const adjudicate = (procedure: Procedure, received: unknown, faces: Faces): Answer => {
  const input = acceptedInput(procedure, received)
  return input.ok ? adjudicated(procedure, input.value, faces) : input.error
}

/** Adjudicates one procedure from input that has been checked. */
export const adjudicated = (procedure: Procedure, input: unknown, faces: Faces): Answer => {
  const roll: Roll = 'entered' in faces ? enteredRoll(faces.entered) : seededRoll(faces.seed)
  const dice: RolledDie[] = []
  const trace: TraceLine[] = []
  try {
    const result = procedure.resolve(input, ordinaryDice(recordedRoll(roll, dice)), writtenTrace(trace))
    if ('entered' in faces && faces.entered.length > dice.length) {
      const message = surplusOf(faces.entered.length, dice.length)
      return refused('dice-unused', message, `dice.${dice.length}`)
    }
    return { ok: true, result, outcome: procedure.outcome(result), trace, dice }
  } catch (thrown) {
    if (thrown instanceof DiceFault) return refused(thrown.code, thrown.message, `dice.${thrown.index}`)
    if (thrown instanceof EndlessTies)
      return refused('dice-invalid', thrown.message, `dice.${dice.length - 1}`)
    throw thrown
  }
}

/** A die that the players must still roll, and what for. */
export interface NeededDie {
  readonly die: Die
  readonly why: string
  /** Of a throw of several dice, where that is known: how many, and which of them it is. */
  readonly of?: number
  readonly nth?: number
  /** What a game throws for, and the unit it is about. */
  readonly occasion?: string
  readonly unit?: string
  /** Only this side may see it fall. */
  readonly only?: string
}

/** The next die a procedure asks for after those entered; none when it has all it needs. */
export const neededDie = (
  procedure: Procedure,
  input: unknown,
  entered: readonly number[],
): NeededDie | undefined => {
  try {
    procedure.resolve(input, ordinaryDice(enteredRoll(entered)), SILENT)
    return undefined
  } catch (thrown) {
    if (thrown instanceof DiceFault && thrown.code === 'dice-missing')
      return { die: thrown.die, why: thrown.why }
    throw thrown
  }
}
