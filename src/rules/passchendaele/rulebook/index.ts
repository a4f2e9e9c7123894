import type { Rulebook } from '#kernel/procedure/rulebook.ts'
import { SHEAF } from './barrages.ts'
import { CAL } from './calibration.ts'
import { COMBAT } from './close-combat.ts'
import { HINT } from './companion-app.ts'
import { SETUP } from './deployment.ts'
import { FIRE } from './fire.ts'
import { GEO } from './geometry.ts'
import { MOVE } from './movement.ts'
import { ORDER } from './orders.ts'
import { ORG } from './organisation.ts'
import { RUN } from './runners.ts'
import { SCALE } from './scale.ts'
import { STATUS } from './status.ts'
import { CHECK } from './status-check.ts'
import { STOSS } from './storm-troops.ts'
import { TROOP } from './troops.ts'
import { TURN } from './turn-sequence.ts'
import { END } from './victory.ts'

/** The chapters in the order in which a player meets them. */
export const RULEBOOK: Rulebook = [
  SCALE,
  TROOP,
  SETUP,
  TURN,
  FIRE,
  SHEAF,
  GEO,
  ORDER,
  MOVE,
  STOSS,
  STATUS,
  HINT,
  RUN,
  CHECK,
  COMBAT,
  CAL,
  ORG,
  END,
]
