import { beginBattle, giveOrder } from '../../kernel/battle/battle.ts'
import type { BattleFile } from '../../kernel/battle/file.ts'
import type { AnyEvent, BattleResult, Game } from '../../kernel/game.ts'
import { failure, type Result, success } from '../../kernel/result.ts'

export interface Retold {
  readonly state: unknown
  readonly result: BattleResult | undefined
  /** Orders that could be given again. */
  readonly orders: number
}

/** Fights a kept battle again as far as it goes; `visit` sees every event, and how things stand just after it. */
export const retold = (
  game: Game,
  file: BattleFile,
  visit: (state: unknown, event: AnyEvent) => void = () => {},
): Result<Retold, string> => {
  const begun = beginBattle(game, file)
  if (!begun.ok) return failure(begun.error.message)
  const battle = begun.value
  const telling = game.copy(battle.state)
  for (const { side, order, dice } of file.orders) {
    const given = giveOrder(battle, side, order, dice)
    if (!given.ok) break
    for (const event of given.value.events) {
      game.apply(telling, event)
      visit(telling, event)
    }
  }
  const { state, orders } = battle
  return success({ state, result: game.result(state), orders: orders.length })
}
