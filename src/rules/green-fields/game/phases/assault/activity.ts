import { changeAssault, type Play } from '../../play.ts'

/** GF-ASLT-07: somebody moves, fires or flies, so the turn is not idle. */
export const showActivity = (play: Play): void => {
  if (!play.state.assault?.active) changeAssault(play, { active: true })
}
