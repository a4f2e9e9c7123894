import type { Random } from '#kernel/chance/random.ts'
import { carriedOut } from '#kernel/game/battle/dice.ts'
import type { Doctrine } from '#kernel/game/commander.ts'
import { type AnyOrder, type Game, type Side, snapshot } from '#kernel/game/game.ts'
import { staffOf } from './commander.ts'
import { type Delegation, delegated } from './delegated.ts'

/** What a staff would order next, as far as it can be said beforehand. */
export interface Foresight {
  readonly orders: readonly AnyOrder[]
  /** Dice or secrets come between, and what follows depends on them. */
  readonly open: boolean
}

/** So many orders are thought of beforehand. */
const MOST = 60

/**
 * What the staff of a side would order in this part of the turn. Nothing is thrown for and nothing hidden comes to light:
 * it ends before such an order. `chance` is the side's own for the order of that number from now.
 */
export const foreseen = (
  game: Game,
  doctrine: Doctrine,
  now: unknown,
  side: Side,
  delegation: Delegation,
  chance: (ahead: number) => Random,
): Foresight => {
  // In a state as the side may think of it: what comes of an order in the real one would tell what is hidden.
  const state = game.imagine ? game.imagine(game.view(now, side), side, chance(0)) : snapshot(now)
  const part = game.step(state)
  const orders: AnyOrder[] = []
  while (orders.length < MOST) {
    if (!game.pending(state).includes(side) || game.step(state) !== part) return { orders, open: false }
    const staff = staffOf(game, state, side, chance(orders.length))
    const decision = delegated(doctrine, game.view(state, side), staff, delegation)
    if (!decision) return { orders, open: false }
    orders.push(decision.order)
    const played = carriedOut(game, state, side, decision.order, [])
    if (!played.ok || played.value.events.some(({ reveals }) => reveals)) return { orders, open: true }
  }
  return { orders, open: true }
}
