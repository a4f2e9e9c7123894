import type { Procedure } from '#kernel/procedure/procedure.ts'
import { airAttack } from './air-attack.ts'
import { airCall } from './air-call.ts'
import { applySuppression } from './apply-suppression.ts'
import { arcOfFire } from './arc-of-fire.ts'
import { areaFire } from './area-fire.ts'
import { assault } from './assault.ts'
import { barrageDuration } from './barrage-duration.ts'
import { campaignAftermath } from './campaign-aftermath.ts'
import { deepShelterExit } from './deep-shelter-exit.ts'
import { deepSuppression } from './deep-suppression.ts'
import { defensiveFire } from './defensive-fire.ts'
import { deviation } from './deviation.ts'
import { effectiveCover } from './effective-cover.ts'
import { eventCard } from './event-card.ts'
import { fire } from './fire.ts'
import { fireAtArmour } from './fire-at-armour.ts'
import { gasWind } from './gas-wind.ts'
import { heroicAction } from './heroic-action.ts'
import { mgBurst } from './mg-burst.ts'
import { morale } from './morale.ts'
import { movementAllowance } from './movement-allowance.ts'
import { orderRoll } from './order-roll.ts'
import { ownBarrageRisk } from './own-barrage-risk.ts'
import { reinforcementArrival } from './reinforcement-arrival.ts'
import { rollingBarrage } from './rolling-barrage.ts'
import { sosCall } from './sos-call.ts'
import { tankProfile } from './tank-profile.ts'
import { targetPriority } from './target-priority.ts'
import { visibility } from './visibility.ts'
import { wireCrossing } from './wire-crossing.ts'

/** In the order of the rule book. */
export const PROCEDURES: readonly Procedure[] = [
  orderRoll,
  movementAllowance,
  wireCrossing,
  effectiveCover,
  visibility,
  arcOfFire,
  targetPriority,
  fire,
  fireAtArmour,
  mgBurst,
  areaFire,
  tankProfile,
  applySuppression,
  deviation,
  rollingBarrage,
  barrageDuration,
  ownBarrageRisk,
  deepShelterExit,
  deepSuppression,
  sosCall,
  defensiveFire,
  assault,
  morale,
  heroicAction,
  gasWind,
  airCall,
  airAttack,
  reinforcementArrival,
  campaignAftermath,
  eventCard,
]
