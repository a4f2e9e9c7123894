import type { Refusal } from '../../../kernel/game/game.ts'

/** The sentence alone, where the clause stands beside it as a link. */
export const refusalWords = ({ message, clause }: Refusal): string =>
  clause === undefined ? message : message.replace(` (${clause})`, '')
