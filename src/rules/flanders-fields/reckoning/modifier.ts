import type { ClauseId } from '../../../kernel/procedure/rulebook.ts'
import type { Trace } from '../../../kernel/procedure/trace.ts'

/** Writes a modifier down if it counts, and returns it. */
export const noted = (trace: Trace, clause: ClauseId, text: string, value: number): number => {
  if (value !== 0) trace.note(clause, text, value)
  return value
}

/** What the number is worth when the condition holds. */
export const when = (holds: boolean, value: number): number => (holds ? value : 0)
