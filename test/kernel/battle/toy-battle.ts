import { type Battle, beginBattle, giveOrder } from '#kernel/game/battle/battle.ts'
import { TOY, type ToyEvent, type ToyOrder, type ToyState } from '../toy-game.ts'

export type ToyBattle = Battle<ToyState, ToyOrder, ToyEvent, ToyState>

export const toyBattle = (seed = 1914, options: unknown = {}): ToyBattle => {
  const begun = beginBattle(TOY, { ruleset: 'toy', scenario: 'raid', options, seed })
  if (!begun.ok) throw new Error(begun.error.message)
  return begun.value
}

/** Gives an order that must be legal. */
export const given = (battle: ToyBattle, side: string, order: ToyOrder, entered?: readonly number[]) => {
  const result = giveOrder(battle, side, order, entered)
  if (!result.ok) throw new Error(`${side} ${JSON.stringify(order)}: ${result.error.message}`)
  return result.value
}

/** The refusal of an order that must be illegal. */
export const refusedCode = (battle: ToyBattle, side: string, order: unknown, entered?: readonly number[]) => {
  const result = giveOrder(battle, side, order, entered)
  return result.ok ? 'carried out' : result.error.code
}

/** A turn in which red sends three men, blue none, and red hits with its own dice: blue must bear a loss. */
export const bloodyTurn = (battle: ToyBattle): void => {
  given(battle, 'red', { kind: 'send', men: 3 })
  given(battle, 'blue', { kind: 'send', men: 0 }, [6, 5, 4])
}
