import { change } from '#kernel/game/play.ts'
import type { Play } from '../../play.ts'
import { endByScore, endIfCollapsed, lookAtObjectives } from '../../scoring.ts'

/** FF-TURN-12 */
export const endPlayerTurn = (play: Play): void => {
  if (play.state.wireFailed.length > 0) change(play, { wireFailed: [] })
  lookAtObjectives(play)
  endIfCollapsed(play)
  const { ending, active, turn, scenario } = play.state
  if (!ending && active === 'defender' && turn >= scenario.turns) endByScore(play, 'turn-limit')
}
