import { enteredRoll, ordinaryDice } from '#kernel/chance/rolled.ts'
import { snapshot } from '#kernel/game/game.ts'
import { accept } from '#kernel/procedure/schema.ts'
import { type TraceLine, writtenTrace } from '#kernel/procedure/trace.ts'
import { GAME } from '#rules/green-fields/game/index.ts'
import type { State } from '#rules/green-fields/game/state.ts'

/** The working of an order with these dice, which changes nothing: 'GF-DICE-02 5' for each line. */
export const workingOf = (
  state: State,
  side: string,
  received: object,
  dice: readonly number[],
): readonly string[] => {
  const order = accept(GAME.order, received)
  if (!order.ok) throw new Error(order.error.message)
  const lines: TraceLine[] = []
  GAME.act(snapshot(state), side, order.value, ordinaryDice(enteredRoll(dice)), writtenTrace(lines))
  return lines.map(({ clause, value }) => (value === undefined ? clause : `${clause} ${value}`))
}
