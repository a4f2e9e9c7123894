import { refusal, resolved } from '../../rule.ts'

/** The result of a procedure of this rule set. */
export const resolve = (procedure: string, input: object, dice: readonly number[] = []) =>
  resolved('skirmish', procedure, input, dice)

/** Why a procedure of this rule set refuses an input, as `code path`. */
export const refuse = (procedure: string, input: object, dice: readonly number[] = []) =>
  refusal('skirmish', procedure, input, dice)
