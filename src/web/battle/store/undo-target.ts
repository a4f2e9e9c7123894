import type { Battle } from '../../../kernel/game/battle/battle.ts'
import { type BattleRecord, HUMAN } from '../storage/record.ts'

/** How many orders stay when the last press of a player here is taken back; none if he has given none. */
export const undoTo = ({ orders }: Battle, { players, joined = [] }: BattleRecord): number | undefined => {
  let at = orders.findLastIndex(({ side }) => players[side] === HUMAN)
  if (at < 0) return undefined
  while (joined.includes(at)) at--
  return at
}
