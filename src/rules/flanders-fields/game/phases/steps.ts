import type { Play } from '../play.ts'
import type { Step } from '../state.ts'
import { beginBombardment } from './barrages/bombardment.ts'
import { rollDeepSuppression } from './barrages/deep-suppression.ts'
import { beginRollingBarrage } from './barrages/rolling-barrage.ts'
import { beginBattalionOrders } from './battalions/battalions.ts'
import { beginCommandMoves } from './command/moving.ts'
import { recoverCommands } from './command/recovery.ts'
import { beginDeployment } from './deployment/deploying.ts'
import { beginHurricane } from './deployment/hurricane.ts'
import { beginMutiny } from './deployment/mutiny.ts'
import { beginGas } from './gas/gas.ts'
import { beginBarrageLength } from './plans/barrage-length.ts'
import { beginFirePlans } from './plans/sealing.ts'
import { beginSupportOrders } from './support/support.ts'
import { beginPlayerTurn } from './turn/begin.ts'
import { endPlayerTurn } from './turn/end.ts'

/** What begins each step: it does what happens by itself and waits for what has to be decided. */
export const STEPS: Readonly<Record<Step, (play: Play) => void>> = {
  'barrage-length': beginBarrageLength,
  'fire-plans': beginFirePlans,
  deployment: beginDeployment,
  mutiny: beginMutiny,
  hurricane: beginHurricane,
  'turn-start': beginPlayerTurn,
  'deep-suppression': rollDeepSuppression,
  'rolling-barrage': beginRollingBarrage,
  gas: beginGas,
  bombardment: beginBombardment,
  'support-orders': beginSupportOrders,
  'battalion-orders': beginBattalionOrders,
  'command-recovery': recoverCommands,
  'command-move': beginCommandMoves,
  'turn-end': endPlayerTurn,
}
