import type { Viewer } from '../../kernel/game/battle/log.ts'
import type { Side } from '../../kernel/game/game.ts'

/**
 * Through whose eyes a battle may be looked at: anybody's when it is over or when no player here has a part in it; while
 * it goes on only those of the players here.
 */
export const viewersOf = (
  players: readonly Side[],
  sides: readonly Side[],
  over: boolean,
): readonly Viewer[] => (over || players.length === 0 ? ['umpire', ...sides] : players)
