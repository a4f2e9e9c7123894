import type { Answer } from '#kernel/game/commander.ts'
import { scores } from '../game/scores.ts'
import type { Situation } from './situation.ts'

/** An offer to stop is taken by whoever is ahead, or cannot win any more. */
export const answered = ({ view, side, enemy }: Situation): Answer => {
  const score = scores(view)
  const late = view.turn >= view.scenario.turns - 1
  const ahead = score[side] - score[enemy]
  if (ahead > 0 && late) return { agrees: true, why: 'We have what we came for.' }
  return { agrees: false, why: 'The day is not over.' }
}
