import type { AnyOrder } from '#kernel/game/game.ts'
import { topPhase } from '#kernel/game/phases.ts'
import type { Area } from '#screen/area.ts'
import { atDesks } from '#screen/desk.ts'
import { type PlayerOrder, rulesOf } from '../../game/phases/index.ts'
import type { Phase, PhaseName } from '../../game/phases/shapes.ts'
import type { View } from '../../game/view.ts'
import { SIDES, type Side } from '../../vocabulary.ts'
import { asOrder } from '../writing/orders.ts'
import { ACTIONS_DESK } from './actions.ts'
import { AIR_ATTACK_DESK } from './air-attack.ts'
import { FOLLOW_UP_DESK, TAKE_GROUND_DESK } from './assault.ts'
import { HALT_BARRAGE_DESK, LOSE_BATTERY_DESK } from './barrages.ts'
import { BATTALION_ORDERS_DESK } from './battalion-orders.ts'
import { CARD_CHOICE_DESK, CARDS_DESK, ORDER_DIE_DESK } from './cards.ts'
import { COMMAND_MOVE_DESK } from './command-move.ts'
import { DEPLOY_DESK } from './deploy.ts'
import type { PhaseDesk } from './desk.ts'
import { BARRAGE_LENGTH_DESK, FIRE_PLAN_DESK } from './fire-plan.ts'
import { HEROIC_ANSWER_DESK } from './heroic-answer.ts'
import { MORALE_DESK, STUBBORN_DESK } from './morale.ts'
import { MUTINY_DESK } from './mutiny.ts'
import { RESERVES_DESK } from './reserves.ts'
import { SUCCESSORS_DESK } from './successors.ts'
import { SUPPORT_ORDERS_DESK } from './support-orders.ts'

/** Of what happens by itself. */
const NOTHING_ASKED = { writing: () => undefined }

/** In the order in which the staff tells of what it has done. */
const DESKS: { readonly [N in PhaseName]: PhaseDesk<N> } = {
  'barrage-length': BARRAGE_LENGTH_DESK,
  'fire-plan': FIRE_PLAN_DESK,
  deploy: DEPLOY_DESK,
  mutiny: MUTINY_DESK,
  successors: SUCCESSORS_DESK,
  cards: CARDS_DESK,
  'card-choice': CARD_CHOICE_DESK,
  reserves: RESERVES_DESK,
  'lose-battery': LOSE_BATTERY_DESK,
  'halt-barrage': HALT_BARRAGE_DESK,
  'support-orders': SUPPORT_ORDERS_DESK,
  'order-die': ORDER_DIE_DESK,
  actions: ACTIONS_DESK,
  'battalion-orders': BATTALION_ORDERS_DESK,
  'heroic-answer': HEROIC_ANSWER_DESK,
  'air-attack': AIR_ATTACK_DESK,
  'take-ground': TAKE_GROUND_DESK,
  'follow-up': FOLLOW_UP_DESK,
  morale: MORALE_DESK,
  stubborn: STUBBORN_DESK,
  'command-move': COMMAND_MOVE_DESK,
  hurricane: NOTHING_ASKED,
  gas: NOTHING_ASKED,
  bombardment: NOTHING_ASKED,
  assault: NOTHING_ASKED,
  reckoning: NOTHING_ASKED,
}

export const AT_DESKS = atDesks<View, Phase, Side, PlayerOrder>({
  sides: SIDES,
  asOrder,
  rulesOf,
  desks: DESKS,
})

const AREAS: Readonly<Record<PhaseName, Pick<PhaseDesk<PhaseName>, 'areas'>>> = DESKS

/** What the order being written lays on the table. */
export const writtenAreas = (view: View, writing: AnyOrder | undefined): readonly Area[] => {
  const phase = topPhase(view)
  const order = phase && asOrder(writing)
  return order ? (AREAS[phase.name].areas?.(view, phase, order) ?? []) : []
}
