import type { Wish } from '#kernel/game/commander.ts'
import type { PlayerOrder } from '../game/phases/index.ts'

/** What the commander would like, and why. */
export type Intent = Wish<PlayerOrder>

export const done = (why: string): Intent => ({ order: { kind: 'done' }, why })
