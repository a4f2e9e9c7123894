import { topPhase } from '../../../kernel/game/phases.ts'
import { change, tellOf } from '../../../kernel/game/play.ts'
import { rulesOf } from './phases/index.ts'
import { STEPS } from './phases/steps.ts'
import type { Play } from './play.ts'
import { MOVE_STEPS, SET_UP_STEPS, type Step } from './state.ts'

const ORDER: readonly Step[] = [...SET_UP_STEPS, ...MOVE_STEPS]

const nextStep = (play: Play): void => {
  const next = ORDER[ORDER.indexOf(play.state.step) + 1] ?? 'plot'
  if (next === 'plot') {
    change(play, { move: play.state.move + 1, step: next })
    tellOf(play, { kind: 'move-begun', move: play.state.move })
  } else change(play, { step: next })
  STEPS[play.state.step](play)
}

/** SK-SEQ-07: goes on until a side has to decide or the battle is over; what has nothing to decide is passed through. */
export const goOn = (play: Play): void => {
  while (!play.state.ending) {
    const phase = topPhase(play.state)
    if (phase) {
      const rules = rulesOf(phase)
      if (rules.pending(play.state, phase).length > 0) return
      rules.resume?.(play, phase)
    } else nextStep(play)
  }
}

/** SK-SET-01: from the set-up to the first decision. */
export const startOff = (play: Play): void => {
  STEPS[play.state.step](play)
  goOn(play)
}
