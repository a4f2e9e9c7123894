import { ORDER_DIE } from './actions/after-the-die.ts'
import { ACTIONS_RULES } from './actions/rules.ts'
import { ASSAULT } from './assault/assault.ts'
import { FOLLOW_UP } from './assault/follow-up.ts'
import { TAKE_GROUND } from './assault/ground.ts'
import { BOMBARDMENT } from './barrages/bombardment.ts'
import { LOSE_BATTERY } from './barrages/deep-suppression.ts'
import { HALT_BARRAGE } from './barrages/halting.ts'
import { HEROIC_ANSWER } from './battalions/heroic.ts'
import { BATTALIONS } from './battalions/rules.ts'
import { CARDS } from './cards/drawing.ts'
import { CARD_CHOICE } from './cards/misfortunes.ts'
import { COMMAND_MOVE } from './command/moving.ts'
import { DEPLOY } from './deployment/deploying.ts'
import { HURRICANE } from './deployment/hurricane.ts'
import { MUTINY } from './deployment/mutiny.ts'
import { GAS } from './gas/gas.ts'
import { MORALE } from './morale/asking.ts'
import { RECKONING } from './morale/reckoning.ts'
import { STUBBORN } from './morale/stubborn.ts'
import { BARRAGE_LENGTH } from './plans/barrage-length.ts'
import { FIRE_PLAN } from './plans/sealing.ts'
import type { PhaseRules } from './rules.ts'
import type { Phase } from './shapes.ts'
import { AIR_ATTACK } from './support/air-attack.ts'
import { SUPPORT } from './support/rules.ts'
import { RESERVES } from './turn/reserves.ts'
import { SUCCESSORS } from './turn/successors.ts'

const RULES: Readonly<Record<Phase['name'], PhaseRules>> = {
  cards: CARDS,
  'card-choice': CARD_CHOICE,
  actions: ACTIONS_RULES,
  'order-die': ORDER_DIE,
  'air-attack': AIR_ATTACK,
  'battalion-orders': BATTALIONS,
  'heroic-answer': HEROIC_ANSWER,
  reckoning: RECKONING,
  'support-orders': SUPPORT,
  assault: ASSAULT,
  'take-ground': TAKE_GROUND,
  'follow-up': FOLLOW_UP,
  'barrage-length': BARRAGE_LENGTH,
  'fire-plan': FIRE_PLAN,
  deploy: DEPLOY,
  mutiny: MUTINY,
  hurricane: HURRICANE,
  successors: SUCCESSORS,
  reserves: RESERVES,
  'lose-battery': LOSE_BATTERY,
  'halt-barrage': HALT_BARRAGE,
  bombardment: BOMBARDMENT,
  gas: GAS,
  'command-move': COMMAND_MOVE,
  morale: MORALE,
  stubborn: STUBBORN,
}

export const rulesOf = ({ name }: Phase): PhaseRules => RULES[name]
