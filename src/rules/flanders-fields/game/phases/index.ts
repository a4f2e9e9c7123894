import { formsOf, type OrderForms } from '#kernel/game/pages.ts'
import type { PhaseRules } from '#kernel/game/phases.ts'
import { type Accepted, form, kind, type Schema, variant } from '#kernel/procedure/schema.ts'
import type { Side } from '../../vocabulary.ts'
import type { State } from '../state.ts'
import type { Story } from '../stories.ts'
import { ACTIONS } from './actions/actions.ts'
import { ORDER_DIE } from './actions/order-die.ts'
import { ASSAULT } from './assault/assault.ts'
import { FOLLOW_UP } from './assault/follow-up.ts'
import { TAKE_GROUND } from './assault/ground.ts'
import { BOMBARDMENT } from './barrages/bombardment.ts'
import { LOSE_BATTERY } from './barrages/deep-suppression.ts'
import { HALT_BARRAGE } from './barrages/halting.ts'
import { BATTALIONS } from './battalions/battalions.ts'
import { HEROIC_ANSWER } from './battalions/heroic.ts'
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
import type { Page } from './page.ts'
import { BARRAGE_LENGTH } from './plans/barrage-length.ts'
import { FIRE_PLAN } from './plans/sealing.ts'
import type { Phase, PhaseName } from './shapes.ts'
import { AIR_ATTACK } from './support/air-attack.ts'
import { SUPPORT } from './support/support.ts'
import { RESERVES } from './turn/reserves.ts'
import { SUCCESSORS } from './turn/successors.ts'

const PAGES = {
  'barrage-length': BARRAGE_LENGTH,
  'fire-plan': FIRE_PLAN,
  deploy: DEPLOY,
  mutiny: MUTINY,
  hurricane: HURRICANE,
  successors: SUCCESSORS,
  cards: CARDS,
  'card-choice': CARD_CHOICE,
  reserves: RESERVES,
  'lose-battery': LOSE_BATTERY,
  'halt-barrage': HALT_BARRAGE,
  gas: GAS,
  bombardment: BOMBARDMENT,
  'support-orders': SUPPORT,
  'air-attack': AIR_ATTACK,
  'battalion-orders': BATTALIONS,
  'heroic-answer': HEROIC_ANSWER,
  'order-die': ORDER_DIE,
  actions: ACTIONS,
  assault: ASSAULT,
  'take-ground': TAKE_GROUND,
  'follow-up': FOLLOW_UP,
  reckoning: RECKONING,
  morale: MORALE,
  stubborn: STUBBORN,
  'command-move': COMMAND_MOVE,
} satisfies { readonly [N in PhaseName]: Page<N, OrderForms> }

/** FF-TURN-17: everything a player can decide, in centimetres and degrees. */
const ORDER = variant([
  ...formsOf<(typeof PAGES)[PhaseName]['orders'][number]>(PAGES),
  form({ kind: kind('concede') }),
  form({ kind: kind('agree-to-stop') }),
])

export type PlayerOrder = Accepted<typeof ORDER>
export const ORDER_SCHEMA: Schema<PlayerOrder> = ORDER

/** The orders of one kind. */
export type OrderOf<K extends PlayerOrder['kind']> = Extract<PlayerOrder, { readonly kind: K }>

const RULES: { readonly [N in PhaseName]: PhaseRules<State, Phase, Side, PlayerOrder, Story> } = PAGES

export const rulesOf = ({ name }: Phase): PhaseRules<State, Phase, Side, PlayerOrder, Story> => RULES[name]
