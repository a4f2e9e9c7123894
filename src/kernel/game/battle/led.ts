import type { Side } from '../game.ts'

/** Who decides for a side from an order on, until another does; the first order of a battle is 0. */
export interface Led {
  readonly from: number
  readonly side: Side
  readonly player: string
}

/** With who gave the order that has just been given; what was noted of orders taken back before is dropped. */
export const withLed = (led: readonly Led[] = [], now: Led): readonly Led[] => {
  const kept = led.filter(({ from }) => from < now.from)
  const last = kept.findLast(({ side }) => side === now.side)
  return last?.player === now.player ? kept : [...kept, now]
}

/** Who gave an order, if it was noted. */
export const leaderAt = (led: readonly Led[] = [], side: Side, order: number): string | undefined =>
  led.findLast((one) => one.side === side && one.from <= order)?.player
