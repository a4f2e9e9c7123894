import type { Answer } from '#kernel/game/commander.ts'
import { scores } from '../game/scoring.ts'
import type { Situation } from './situation.ts'

/** An offer to stop is taken by whoever is ahead when it is late. */
export const answered = ({ view, side, enemy, movesLeft }: Situation): Answer => {
  const score = scores(view)
  return score[side] > score[enemy] && movesLeft <= 1
    ? { agrees: true, why: 'We have what we came for.' }
    : { agrees: false, why: 'The day is not over.' }
}
