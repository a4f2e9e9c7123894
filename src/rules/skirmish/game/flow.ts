import { untilDecided } from '#kernel/game/phases.ts'
import { change, tellOf } from '#kernel/game/play.ts'
import { driftClouds } from './clouds/drifting.ts'
import { beginBombardment } from './phases/bombardment/bombardment.ts'
import { beginDeployment } from './phases/deployment/deployment.ts'
import { endMove } from './phases/end/ending.ts'
import { beginFire } from './phases/fire/fire.ts'
import { rulesOf } from './phases/index.ts'
import { beginInitiative } from './phases/initiative/initiative.ts'
import { beginMelees } from './phases/melee/melee.ts'
import { beginMorale } from './phases/morale/morale.ts'
import { beginMovement } from './phases/movement/movement.ts'
import { beginPlots } from './phases/plots/plots.ts'
import type { Play } from './play.ts'
import { MOVE_STEPS, SET_UP_STEPS, type Step } from './state.ts'

/** What begins each step: it does what happens by itself and waits for what has to be decided. */
const STEPS: Readonly<Record<Step, (play: Play) => void>> = {
  'battery-plots': (play) => beginPlots(play, 'batteries'),
  deployment: beginDeployment,
  'gun-plots': (play) => beginPlots(play, 'on-table'),
  plot: (play) => beginPlots(play, 'all'),
  initiative: beginInitiative,
  clouds: driftClouds,
  bombardment: beginBombardment,
  movement: beginMovement,
  fire: beginFire,
  melee: beginMelees,
  morale: beginMorale,
  end: endMove,
}

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
