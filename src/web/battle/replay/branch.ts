import type { Side } from '../../../kernel/game/game.ts'
import type { Stamp } from '../../../referee/session.ts'
import type { BattleRecord } from '../storage/record.ts'
import { type Reel, stateAt } from './reel.ts'

/** A battle of its own that begins as another did and goes on from one of its moments. */
export const branched = (
  reel: Reel,
  moment: number,
  players: Readonly<Record<Side, string>>,
  { id, at }: Stamp,
): BattleRecord => {
  const { record, ruleset, given } = reel
  const { game, tableTop } = ruleset
  const orders = given[moment] ?? 0
  const state = stateAt(reel, moment)
  return {
    ...record,
    id,
    title: `${record.title}, what if from order ${moment}`,
    begun: at,
    changed: at,
    players,
    file: { ...record.file, orders: record.file.orders.slice(0, orders) },
    whys: record.whys.slice(0, orders),
    takenBack: 0,
    standing: game.result(state) ? 'over' : tableTop.standing(game.view(state, 'umpire')),
  }
}
