import { driftClouds } from '../clouds/drifting.ts'
import type { Play } from '../play.ts'
import type { Step } from '../state.ts'
import { beginBombardment } from './bombardment/bombardment.ts'
import { beginDeployment } from './deployment/deployment.ts'
import { endMove } from './end/ending.ts'
import { beginFire } from './fire/fire.ts'
import { beginInitiative } from './initiative/initiative.ts'
import { beginMelees } from './melee/melee.ts'
import { beginMorale } from './morale/morale.ts'
import { beginMovement } from './movement/movement.ts'
import { beginPlots } from './plots/plots.ts'

/** What begins each step: it does what happens by itself and waits for what has to be decided. */
export const STEPS: Readonly<Record<Step, (play: Play) => void>> = {
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
