import { formsOf, type OrderForms } from '#kernel/game/pages.ts'
import type { PhaseRules } from '#kernel/game/phases.ts'
import { type Accepted, form, kind, type Schema, variant } from '#kernel/procedure/schema.ts'
import type { SideName } from '../../vocabulary.ts'
import type { State } from '../state.ts'
import type { Story } from '../stories.ts'
import { ACTIVATE } from './activation/activate.ts'
import { ARMISTICE } from './armistice/armistice.ts'
import { ATTACH } from './attachment/attach.ts'
import { CONSOLIDATE } from './close-combat/consolidate.ts'
import { LOSS } from './close-combat/loss.ts'
import { SUPPORT } from './close-combat/support.ts'
import { DEPLOY } from './deployment/deploy.ts'
import { RELOCATE, RELOCATION } from './deployment/relocation.ts'
import { INITIAL_ORDERS } from './initial-orders/initial-orders.ts'
import { FALL_BACK } from './movement/fall-back.ts'
import { MOVE } from './movement/move.ts'
import type { Page } from './page.ts'
import type { Phase, PhaseName } from './shapes.ts'
import { CHOOSE } from './turn/choose.ts'

const PAGES = {
  attach: ATTACH,
  deploy: DEPLOY,
  relocation: RELOCATION,
  relocate: RELOCATE,
  'initial-orders': INITIAL_ORDERS,
  choose: CHOOSE,
  activate: ACTIVATE,
  move: MOVE,
  'fall-back': FALL_BACK,
  support: SUPPORT,
  loss: LOSS,
  consolidate: CONSOLIDATE,
  armistice: ARMISTICE,
} satisfies { readonly [N in PhaseName]: Page<N, OrderForms> }

/** Everything a player can decide, in inches and degrees. */
const ORDER = variant([
  ...formsOf<(typeof PAGES)[PhaseName]['orders'][number]>(PAGES),
  form({ kind: kind('concede') }),
  form({ kind: kind('agree-to-stop') }),
])

export type PlayerOrder = Accepted<typeof ORDER>
export const ORDER_SCHEMA: Schema<PlayerOrder> = ORDER

/** The orders of one kind. */
export type OrderOf<K extends PlayerOrder['kind']> = Extract<PlayerOrder, { readonly kind: K }>

type Rules = PhaseRules<State, Phase, SideName, PlayerOrder, Story>

const RULES: Readonly<Record<PhaseName, Rules>> = PAGES

export const rulesOf = ({ name }: Phase): Rules => RULES[name]
