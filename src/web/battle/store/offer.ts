import { leadOf } from '#commander/truce.ts'
import type { Battle } from '#kernel/game/battle/battle.ts'
import type { Side } from '#kernel/game/game.ts'
import { type BattleRecord, HUMAN } from '../storage/record.ts'

/** An offer to stop that waits for the answer of a player here. */
export interface OpenOffer {
  readonly by: Side
  readonly to: Side
}

/** The offer that stands and has not been answered; everything waits for it. */
export const openOffer = (
  { game, state, orders }: Battle,
  sides: readonly Side[],
  { players, declined }: BattleRecord,
): OpenOffer | undefined => {
  const [by, ...others] = game.truce.offered(game.view(state, 'umpire'))
  if (game.truce.atTurnEnd || by === undefined || others.length > 0 || game.result(state)) return undefined
  const to = sides.find((side) => side !== by)
  if (to === undefined || players[to] !== HUMAN) return undefined
  const at = orders.findLastIndex(({ side, order }) => side === by && order.kind === game.truce.order.kind)
  return (declined?.at ?? 0) > at ? undefined : { by, to }
}

/** Turns after which a computer player may offer again what was declined, and points by which things must have changed. */
const AGAIN = { turns: 4, points: 2 } as const

/** It has offered not long ago to stop, was told no, and things stand much as they did. */
export const wouldNag = (
  { game, state }: Battle,
  sides: readonly Side[],
  { declined }: Pick<BattleRecord, 'declined'>,
): boolean => {
  const [first] = sides
  if (!declined || first === undefined) return false
  if (game.turn(state) - declined.turn >= AGAIN.turns) return false
  return Math.abs(leadOf(game, game.view(state, first), first, sides) - declined.lead) < AGAIN.points
}
