import type { Procedure } from '#kernel/procedure/procedure.ts'
import { beatenZone } from './beaten-zone.ts'
import { carryOn } from './carry-on.ts'
import { casualtyPoints } from './casualty-points.ts'
import { changeOrders } from './change-orders.ts'
import { closeCombat } from './close-combat.ts'
import { collapse } from './collapse.ts'
import { combatAftermath } from './combat-aftermath.ts'
import { combatInvolved } from './combat-involved.ts'
import { combatModifier } from './combat-modifier.ts'
import { combatRound } from './combat-round.ts'
import { deploymentCheck } from './deployment-check.ts'
import { fallBack } from './fall-back.ts'
import { fireLoad } from './fire-load.ts'
import { fireTotal } from './fire-total.ts'
import { initiative } from './initiative.ts'
import { moveDirection } from './move-direction.ts'
import { moveStop } from './move-stop.ts'
import { movementAllowance } from './movement-allowance.ts'
import { objectiveHolder } from './objective-holder.ts'
import { orderCheck } from './order-check.ts'
import { organisationCheck } from './organisation-check.ts'
import { passThrough } from './pass-through.ts'
import { relocation } from './relocation.ts'
import { runners } from './runners.ts'
import { sheafPlacement } from './sheaf-placement.ts'
import { sheafPoints } from './sheaf-points.ts'
import { statusResult } from './status-result.ts'
import { victory } from './victory.ts'

/** In the order of the rule book. */
export const PROCEDURES: readonly Procedure[] = [
  initiative,
  relocation,
  beatenZone,
  sheafPlacement,
  sheafPoints,
  fireTotal,
  fireLoad,
  runners,
  statusResult,
  movementAllowance,
  carryOn,
  changeOrders,
  moveDirection,
  moveStop,
  passThrough,
  fallBack,
  combatInvolved,
  combatModifier,
  combatRound,
  closeCombat,
  combatAftermath,
  orderCheck,
  deploymentCheck,
  organisationCheck,
  casualtyPoints,
  victory,
  collapse,
  objectiveHolder,
]
