import type { PlayerOrder } from '../game/orders.ts'

/** What the commander would like, and why. */
export interface Intent {
  readonly order: PlayerOrder
  readonly why: string
}

export const done = (why: string): Intent => ({ order: { kind: 'done' }, why })
