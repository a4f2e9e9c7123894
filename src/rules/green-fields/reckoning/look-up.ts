import { enteredRoll, ordinaryDice } from '#kernel/chance/rolled.ts'
import type { Procedure } from '#kernel/procedure/procedure.ts'
import type { Fields } from '#kernel/procedure/referee.ts'
import { accept } from '#kernel/procedure/schema.ts'
import { SILENT } from '#kernel/procedure/trace.ts'

/** The result of a procedure that throws no dice, for tables and rosters. */
export const lookUp = <I, R extends object>(procedure: Procedure<I, R>, input: Fields): R => {
  const accepted = accept(procedure.input, input)
  if (!accepted.ok) throw new Error(`${procedure.name}: ${accepted.error.message}`)
  return procedure.resolve(accepted.value, ordinaryDice(enteredRoll([])), SILENT)
}
