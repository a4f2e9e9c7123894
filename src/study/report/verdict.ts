import type { BattleResult, Game } from '../../kernel/game/game.ts'
import { words } from '../../kernel/words.ts'
import { sideName } from '../../screen/beside.ts'
import type { Ground } from '../../screen/tabletop.ts'

const withMinus = (points: number): string => (points < 0 ? `−${-points}` : String(points))

/** How it ended, in one sentence. */
export const endingOf = (
  result: BattleResult | undefined,
  ground: Ground,
  game: Pick<Game, 'words'>,
): string => {
  if (!result) return 'The battle goes on.'
  const points = ground.sides
    .map(({ side, name }) => `${name} ${withMinus(result.score[side] ?? 0)}`)
    .join(', ')
  const who = result.winner === null ? 'Nobody wins' : `${sideName(ground, result.winner)} win`
  const why = game.words.reasons[result.reason]
  return `${who}${why === undefined ? ` (${words(result.reason)})` : ` ${why}`}. Points: ${points}.`
}
