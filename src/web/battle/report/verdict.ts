import type { BattleResult } from '../../../kernel/game.ts'
import type { Ground } from '../../../kernel/tabletop.ts'
import { words } from '../../../kernel/words.ts'
import { sideName } from '../scene.ts'

/** How it ended, in one sentence. */
export const endingOf = (result: BattleResult | undefined, ground: Ground): string => {
  if (!result) return 'The battle goes on.'
  const points = ground.sides.map(({ side, name }) => `${name} ${result.score[side] ?? 0}`).join(', ')
  const who = result.winner === null ? 'Nobody wins' : `${sideName(ground, result.winner)} win`
  return `${who} (${words(result.reason)}). Points: ${points}.`
}
