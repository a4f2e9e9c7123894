import { change, type Play } from '../../play.ts'

/** The end of an assault turn: control, the clock, and whether the assault goes on (GF-ASLT-05, GF-ASLT-06). */
export const endTurn = (play: Play): void => {
  const { assault } = play.state
  if (assault) change(play, { assault: { ...assault, over: 'week-over' } })
}

/** A7: zones are scored, the troops get their breath back, and the week goes on. */
export const closeAssault = (play: Play): void => change(play, { assault: null })
