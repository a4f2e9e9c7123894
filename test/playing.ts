import type { RolledDie } from '#kernel/chance/dice.ts'
import { enteredRoll, ordinaryDice, recordedRoll } from '#kernel/chance/rolled.ts'
import type { AnyEvent, AnyOrder, Game } from '#kernel/game/game.ts'
import { accept } from '#kernel/procedure/schema.ts'

/** How the tests of a game give orders. */
export const playing = <S, O extends AnyOrder, E extends AnyEvent, V>(game: Game<S, O, E, V>) => {
  const formed = (received: object): O => {
    const order = accept(game.order, received)
    if (!order.ok) throw new Error(order.error.message)
    return order.value
  }
  return {
    /** Gives an order that must be legal, with just the dice it needs. */
    give(state: S, side: string, received: object, dice: readonly number[] = []): readonly E[] {
      const order = formed(received)
      const refusal = game.check(state, side, order)
      if (refusal) throw new Error(`${refusal.code}: ${refusal.message}`)
      const rolled: RolledDie[] = []
      const events = game.act(state, side, order, ordinaryDice(recordedRoll(enteredRoll(dice), rolled)))
      if (rolled.length < dice.length) throw new Error(`${dice.length - rolled.length} dice were not used`)
      return events
    },
    /** Why an order is refused, by code and clause. */
    refused(state: S, side: string, received: object): string {
      const refusal = game.check(state, side, formed(received))
      return refusal ? [refusal.code, refusal.clause].filter(Boolean).join(' ') : 'legal'
    },
  }
}
