import type { Refusal } from '../game/game.ts'
import type { ClauseId } from './rulebook.ts'

/** Why an order may not be given. */
export const refuse = (code: string, message: string, clause?: ClauseId): Refusal =>
  clause === undefined ? { code, message } : { code, message: `${message} (${clause})`, clause }
