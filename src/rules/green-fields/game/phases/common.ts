import type { Refusal } from '../../../../kernel/game/game.ts'
import { refuse } from '../../../../kernel/procedure/refusal.ts'

/** An order that belongs to another phase. */
export const notNow = (prompt: string): Refusal =>
  refuse('not-now', `This is not the moment for that. ${prompt}`)
