import { beginBattle, giveOrder } from '../../../kernel/game/battle/battle.ts'
import type { BattleFile } from '../../../kernel/game/battle/file.ts'
import type { AnyEvent, BattleResult, Game } from '../../../kernel/game/game.ts'
import { failure, type Result, success } from '../../../kernel/procedure/result.ts'

export interface Retold {
  readonly state: unknown
  readonly result: BattleResult | undefined
  /** Orders that could be given again and came out the same. */
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
  let orders = 0
  for (const { side, order, dice, hash } of file.orders) {
    const given = giveOrder(battle, side, order, dice)
    if (!given.ok || battle.orders.at(-1)?.hash !== hash) break
    orders++
    for (const event of given.value.events) {
      game.apply(telling, event)
      visit(telling, event)
    }
  }
  return success({ state: telling, result: game.result(telling), orders })
}
