import type { Side } from '../../../kernel/game/game.ts'
import { type BattleRecord, humansOf } from '../storage/record.ts'

export type Viewer = Side | 'umpire'

/**
 * Through whose eyes a battle may be looked at: anybody's when it is over or when no player here has a part in it; while
 * it goes on only those of the players here.
 */
export const viewersOf = (
  record: Pick<BattleRecord, 'players'>,
  sides: readonly Side[],
  over: boolean,
): readonly Viewer[] => {
  const humans = humansOf(record)
  return over || humans.length === 0 ? ['umpire', ...sides] : humans
}
