import type { ClauseId } from '#kernel/procedure/rulebook.ts'
import type { Trace } from '#kernel/procedure/trace.ts'

/** What is added to a die, and why. */
export interface Modifier {
  readonly name: string
  readonly value: number
}

/** A trace that may also want to hear of the modifiers alone. */
interface Listening extends Trace {
  add?(modifier: Modifier): void
}

/** Writes a modifier down if it counts, and returns it. */
export const noted = (trace: Listening, clause: ClauseId, text: string, value: number): number => {
  if (value === 0) return value
  trace.note(clause, text, value)
  trace.add?.({ name: text, value })
  return value
}

/** The trace itself, and a list that fills with the modifiers written in it. */
export const gathering = (
  trace: Trace,
): { readonly trace: Listening; readonly modifiers: readonly Modifier[] } => {
  const modifiers: Modifier[] = []
  return {
    trace: {
      note: (clause, text, value) => trace.note(clause, text, value),
      add: (modifier) => modifiers.push(modifier),
    },
    modifiers,
  }
}

/** What the number is worth when the condition holds. */
export const when = (holds: boolean, value: number): number => (holds ? value : 0)
