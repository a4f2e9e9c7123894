import { untilDecided } from '#kernel/game/phases.ts'
import { change, tellOf } from '#kernel/game/play.ts'
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

/** SK-SEQ-07: what has nothing to decide is passed through. */
export const goOn = (play: Play): void => untilDecided(play, rulesOf, nextStep)

/** SK-SET-01: from the set-up to the first decision. */
export const startOff = (play: Play): void => {
  STEPS[play.state.step](play)
  goOn(play)
}
