import type { Rulebook } from '#kernel/procedure/rulebook.ts'
import { GAME } from '#rules/skirmish/game/index.ts'
import { PLAYED } from '#rules/skirmish/played.ts'
import { PRINTED } from '#rules/skirmish/printed.ts'
import type { Order } from '../orders/skirmish.ts'
import { type Rules, rulesOf } from '../rules.ts'

export type * from '../orders/skirmish.ts'

export const RULES: Rules<Order> = rulesOf(PLAYED, GAME)

/** Every clause in our own words. */
export const RULEBOOK: Rulebook = PRINTED.rulebook
