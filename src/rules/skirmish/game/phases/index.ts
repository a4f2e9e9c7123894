import { formsOf, type OrderForms } from '#kernel/game/pages.ts'
import type { PhaseRules } from '#kernel/game/phases.ts'
import { type Accepted, form, kind, type Schema, variant } from '#kernel/procedure/schema.ts'
import type { Side } from '../../vocabulary.ts'
import type { State } from '../state.ts'
import type { Story } from '../stories.ts'
import { BATTERY_FIRE } from './bombardment/battery-fire.ts'
import { BOMBARDMENT } from './bombardment/bombardment.ts'
import { CHARGE } from './charge/charge.ts'
import { DEPLOYMENT } from './deployment/deployment.ts'
import { FIRE } from './fire/fire.ts'
import { INITIATIVE } from './initiative/initiative.ts'
import { MELEE } from './melee/melee.ts'
import { MORALE } from './morale/morale.ts'
import { MOVEMENT } from './movement/movement.ts'
import { NAMING } from './naming/naming.ts'
import type { Page } from './page.ts'
import { PLOTS } from './plots/plots.ts'
import type { Phase, PhaseName } from './shapes.ts'

/** In the order in which they come in a battle. */
const PAGES = {
  deployment: DEPLOYMENT,
  plots: PLOTS,
  initiative: INITIATIVE,
  'battery-fire': BATTERY_FIRE,
  bombardment: BOMBARDMENT,
  movement: MOVEMENT,
  charge: CHARGE,
  fire: FIRE,
  melee: MELEE,
  morale: MORALE,
  naming: NAMING,
} satisfies { readonly [N in PhaseName]: Page<N, OrderForms> }

type Forms = (typeof PAGES)[PhaseName]['orders'][number]

const ORDER = variant([
  ...formsOf<Forms>(PAGES),
  form({ kind: kind('concede') }),
  form({ kind: kind('agree-to-stop') }),
])

export type PlayerOrder = Accepted<typeof ORDER>
export const ORDER_SCHEMA: Schema<PlayerOrder> = ORDER

/** The orders of one kind. */
export type OrderOf<K extends PlayerOrder['kind']> = Extract<PlayerOrder, { readonly kind: K }>

const RULES: { readonly [N in PhaseName]: PhaseRules<State, Phase, Side, PlayerOrder, Story> } = PAGES

export const rulesOf = ({ name }: Phase): PhaseRules<State, Phase, Side, PlayerOrder, Story> => RULES[name]
