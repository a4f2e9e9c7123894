import { type Battle, beginBattle } from '../../../kernel/game/battle/battle.ts'
import type { BattleFile } from '../../../kernel/game/battle/file.ts'
import { takeBack } from '../../../kernel/game/battle/undo.ts'
import type { Game } from '../../../kernel/game/game.ts'
import { failure, type Result, success } from '../../../kernel/procedure/result.ts'
import type { TableTop } from '../../../screen/tabletop.ts'
import { giveAndTell, type LogEntry } from '../log/log.ts'

export interface Resumed {
  readonly battle: Battle
  readonly log: LogEntry[]
  /** Why the rest of the orders could not be given again. */
  readonly trouble: string | undefined
}

/** Fights a kept battle again as far as it was written, and tells its story. `visit` sees it after every order. */
export const resumed = (
  game: Game,
  tableTop: TableTop,
  file: BattleFile,
  whys: readonly (string | null)[],
  visit: (battle: Battle) => void = () => {},
): Result<Resumed, string> => {
  const { ruleset, scenario, options, seed } = file
  const begun = beginBattle(game, { ruleset, scenario, options, seed })
  if (!begun.ok) return failure(begun.error.message)
  const battle = begun.value
  const log: LogEntry[] = []
  visit(battle)
  for (const [i, { side, order, dice, hash }] of file.orders.entries()) {
    const given = giveAndTell(battle, tableTop, side, order, dice, whys[i] ?? undefined)
    if (!given.ok) return success({ battle, log, trouble: stopped(i, given.error.message) })
    if (battle.orders.at(-1)?.hash !== hash) {
      takeBack(battle, { pastDice: true })
      return success({
        battle,
        log,
        trouble: stopped(i, 'it comes out otherwise under the rules as they are now.'),
      })
    }
    log.push(given.value)
    visit(battle)
  }
  return success({ battle, log, trouble: undefined })
}

const stopped = (order: number, why: string): string =>
  `Only the first ${order} orders of this battle could be restored; order ${order + 1} is refused: ${why}`
