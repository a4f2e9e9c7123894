import { formsOf, type OrderForms } from '#kernel/game/pages.ts'
import type { PhaseRules } from '#kernel/game/phases.ts'
import { type Accepted, form, kind, type Schema, variant } from '#kernel/procedure/schema.ts'
import type { Side } from '../../vocabulary.ts'
import type { State } from '../state.ts'
import type { Story } from '../stories.ts'
import type { Page } from './page.ts'
import { RAID } from './raid/raid.ts'
import type { Phase, PhaseName } from './shapes.ts'

const PAGES = {
  raid: RAID,
} satisfies { readonly [N in PhaseName]: Page<N, OrderForms> }

/** Everything a player can decide. */
const ORDER = variant([
  ...formsOf<(typeof PAGES)[PhaseName]['orders'][number]>(PAGES),
  form({ kind: kind('concede') }),
  form({ kind: kind('agree-to-stop') }),
])

export type PlayerOrder = Accepted<typeof ORDER>
export const ORDER_SCHEMA: Schema<PlayerOrder> = ORDER

type Rules = PhaseRules<State, Phase, Side, PlayerOrder, Story>

const RULES: Readonly<Record<PhaseName, Rules>> = PAGES

export const rulesOf = ({ name }: Phase): Rules => RULES[name]
