import type { Battle } from '../../kernel/battle/battle.ts'
import { type BattleRecord, HUMAN } from './kept/record.ts'

/**
 * How many orders stay when the last press of a player here is taken back; none if he has given none. Orders given at
 * one press go together, but only as far as no die was rolled for them and nothing hidden was shown.
 */
export const undoTo = ({ orders }: Battle, { players, joined = [] }: BattleRecord): number | undefined => {
  let at = orders.findLastIndex(({ side }) => players[side] === HUMAN)
  if (at < 0) return undefined
  while (joined.includes(at) && !orders[at]?.binding && !orders[at - 1]?.binding) at--
  return at
}
