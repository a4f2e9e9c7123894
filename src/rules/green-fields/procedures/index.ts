import type { Procedure } from '#kernel/procedure/procedure.ts'
import { airAttack } from './air-attack.ts'
import { airCombat } from './air-combat.ts'
import { assaultClock } from './assault-clock.ts'
import { attackDice } from './attack-dice.ts'
import { attrition } from './attrition.ts'
import { availability } from './availability.ts'
import { bombardment } from './bombardment.ts'
import { breakdown } from './breakdown.ts'
import { closeAssaultRound } from './close-assault-round.ts'
import { construction } from './construction.ts'
import { directFire } from './direct-fire.ts'
import { flightWeather } from './flight-weather.ts'
import { gasAttack } from './gas-attack.ts'
import { groundDamage } from './ground-damage.ts'
import { hitDice } from './hit-dice.ts'
import { initiative } from './initiative.ts'
import { mineDetonation } from './mine-detonation.ts'
import { mineFight } from './mine-fight.ts'
import { moraleCheck } from './morale-check.ts'
import { movement } from './movement.ts'
import { observation } from './observation.ts'
import { raid } from './raid.ts'
import { rally } from './rally.ts'
import { replacements } from './replacements.ts'
import { reserveEntry } from './reserve-entry.ts'
import { saveDice } from './save-dice.ts'
import { standardForce } from './standard-force.ts'
import { supply } from './supply.ts'
import { unitCost } from './unit-cost.ts'
import { victory } from './victory.ts'

/** In the order of the rule book. */
export const PROCEDURES: readonly Procedure[] = [
  initiative,
  hitDice,
  attackDice,
  saveDice,
  directFire,
  closeAssaultRound,
  moraleCheck,
  rally,
  observation,
  bombardment,
  groundDamage,
  movement,
  breakdown,
  attrition,
  construction,
  raid,
  airCombat,
  airAttack,
  gasAttack,
  mineDetonation,
  mineFight,
  supply,
  replacements,
  reserveEntry,
  flightWeather,
  assaultClock,
  victory,
  unitCost,
  standardForce,
  availability,
]
