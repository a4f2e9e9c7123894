import type { Refusal } from '../../../../kernel/game/game.ts'
import { refuse } from '../../../../kernel/procedure/refusal.ts'
import type { Choice } from './choice.ts'

export const DONE: Choice = { kind: 'done', title: 'Done', fields: {} }

/** An order that belongs to another phase. */
export const notNow = (prompt: string): Refusal =>
  refuse('not-now', `This is not the moment for that. ${prompt}`)
