import { change, type Play } from '../../play.ts'

/** GF-ASLT-07: somebody moves, fires or flies, so the turn is not idle. */
export const showActivity = (play: Play): void => {
  const { assault } = play.state
  if (assault && !assault.active) change(play, { assault: { ...assault, active: true } })
}
