import type { Procedure } from '../../kernel/procedure.ts'
import { enteredRoll, ordinaryDice } from '../../kernel/rolled.ts'
import { accept } from '../../kernel/schema.ts'
import { SILENT } from '../../kernel/trace.ts'
import type { Fields } from '../../kernel/tracker.ts'

/** The result of a procedure that throws no dice, for tables and rosters. */
export const lookUp = <I, R extends object>(procedure: Procedure<I, R>, input: Fields): R => {
  const accepted = accept(procedure.input, input)
  if (!accepted.ok) throw new Error(`${procedure.name}: ${accepted.error.message}`)
  return procedure.resolve(accepted.value, ordinaryDice(enteredRoll([])), SILENT)
}
