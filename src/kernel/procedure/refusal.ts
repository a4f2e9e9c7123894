import { capitalised } from '../words.ts'
import type { ClauseId } from './rulebook.ts'

/** Why an order may not be given, in words a player understands. */
export interface Refusal {
  readonly code: string
  readonly message: string
  readonly clause?: ClauseId
}

/** A sentence, whatever name it begins with. */
export const refuse = (code: string, sentence: string, clause?: ClauseId): Refusal => {
  const message = capitalised(sentence)
  return clause === undefined ? { code, message } : { code, message: `${message} (${clause})`, clause }
}
