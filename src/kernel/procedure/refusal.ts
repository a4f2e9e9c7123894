import type { ClauseId } from './rulebook.ts'

/** Why an order may not be given, in words a player understands. */
export interface Refusal {
  readonly code: string
  readonly message: string
  readonly clause?: ClauseId
}

export const refuse = (code: string, message: string, clause?: ClauseId): Refusal =>
  clause === undefined ? { code, message } : { code, message: `${message} (${clause})`, clause }
