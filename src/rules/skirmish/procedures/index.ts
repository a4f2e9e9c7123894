import type { Procedure } from '#kernel/procedure/procedure.ts'
import { artilleryTable } from './artillery-table.ts'
import { blastCasualties } from './blast-casualties.ts'
import { bombardmentDuration } from './bombardment-duration.ts'
import { casualtyRoll } from './casualty-roll.ts'
import { cloudState } from './cloud-state.ts'
import { counterBattery } from './counter-battery.ts'
import { deviation } from './deviation.ts'
import { firePlan } from './fire-plan.ts'
import { gasExposure } from './gas-exposure.ts'
import { groupMoraleCheck } from './group-morale-check.ts'
import { initiative } from './initiative.ts'
import { meleeFactor } from './melee-factor.ts'
import { meleeRound } from './melee-round.ts'
import { moraleCheck } from './morale-check.ts'
import { moraleTrigger } from './morale-trigger.ts'
import { movementAllowance } from './movement-allowance.ts'
import { routRecovery } from './rout-recovery.ts'
import { smallArmsFire } from './small-arms-fire.ts'
import { sniperStatus } from './sniper-status.ts'
import { structureDamage } from './structure-damage.ts'
import { vehicleBreakdown } from './vehicle-breakdown.ts'
import { vehicleCover } from './vehicle-cover.ts'
import { vehicleHit } from './vehicle-hit.ts'
import { weaponFigures } from './weapon-figures.ts'
import { windRoll } from './wind-roll.ts'
import { wireGap } from './wire-gap.ts'

/** In the order of the rule book. */
export const PROCEDURES: readonly Procedure[] = [
  casualtyRoll,
  weaponFigures,
  smallArmsFire,
  artilleryTable,
  deviation,
  blastCasualties,
  structureDamage,
  wireGap,
  vehicleHit,
  vehicleCover,
  vehicleBreakdown,
  meleeFactor,
  meleeRound,
  moraleTrigger,
  moraleCheck,
  groupMoraleCheck,
  routRecovery,
  gasExposure,
  cloudState,
  windRoll,
  movementAllowance,
  sniperStatus,
  firePlan,
  bombardmentDuration,
  counterBattery,
  initiative,
]
