import { formsOf, type OrderForms } from '#kernel/game/pages.ts'
import type { PhaseRules as KernelRules } from '#kernel/game/phases.ts'
import { type Accepted, form, kind, type Schema, variant } from '#kernel/procedure/schema.ts'
import type { SideName } from '../sides.ts'
import type { State } from '../state.ts'
import type { Story } from '../stories.ts'
import { AIR_ACTION } from './air/air-action.ts'
import { AIR_PLANS } from './air/air-plans.ts'
import { ASSAULT_CONSTRUCTION } from './assault/construction.ts'
import { RESERVES } from './assault/reserves.ts'
import { ARTILLERY } from './bombardment/artillery.ts'
import { BOMBARDMENT } from './bombardment/weekly.ts'
import { ASSAULT_DECISION, OPENING } from './campaign/campaign.ts'
import { CLOSE_ASSAULT } from './close-assault/close-assault.ts'
import { DEPLOYMENT } from './deployment/deployment.ts'
import { limited } from './limited.ts'
import { MOVEMENT } from './movement/movement.ts'
import type { Page } from './page.ts'
import { REPLACEMENTS } from './replacements/replacements.ts'
import type { Phase, PhaseName } from './shapes.ts'
import { CONSTRUCTION } from './trench/construction.ts'
import { GAS } from './trench/gas.ts'
import { MINE_FIGHT } from './trench/mine-fight.ts'
import { MINES } from './trench/mines.ts'
import { RAID_DEFENCE } from './trench/raiding.ts'
import { RAIDS } from './trench/raids.ts'

const PAGES = {
  opening: limited(OPENING),
  deployment: limited(DEPLOYMENT),
  construction: limited(CONSTRUCTION),
  raids: limited(RAIDS),
  'raid-defence': limited(RAID_DEFENCE),
  'air-plans': limited(AIR_PLANS),
  'air-action': limited(AIR_ACTION),
  bombardment: limited(BOMBARDMENT),
  gas: limited(GAS),
  mines: limited(MINES),
  'mine-fight': limited(MINE_FIGHT),
  replacements: limited(REPLACEMENTS),
  'assault-decision': limited(ASSAULT_DECISION),
  artillery: limited(ARTILLERY),
  movement: limited(MOVEMENT),
  'close-assault': limited(CLOSE_ASSAULT),
  'assault-construction': limited(ASSAULT_CONSTRUCTION),
  reserves: limited(RESERVES),
} satisfies { readonly [N in PhaseName]: Page<N, OrderForms> }

type Form = (typeof PAGES)[PhaseName]['orders'][number]

/** Everything a player can decide; zones by their references. */
const ORDER = variant([
  ...formsOf<Form>(PAGES),
  form({ kind: kind('concede') }),
  form({ kind: kind('agree-to-end') }),
])

export type PlayerOrder = Accepted<typeof ORDER>
export const ORDER_SCHEMA: Schema<PlayerOrder> = ORDER

/** The orders of one kind. */
export type OrderOf<K extends PlayerOrder['kind']> = Extract<PlayerOrder, { readonly kind: K }>

type PhaseRules = KernelRules<State, Phase, SideName, PlayerOrder, Story>

const RULES: { readonly [N in PhaseName]: PhaseRules } = PAGES

export const rulesOf = ({ name }: Phase): PhaseRules => RULES[name]
