import type { Rulebook } from '#kernel/procedure/rulebook.ts'
import { GAME } from '#rules/flanders-fields/game/index.ts'
import { PLAYED } from '#rules/flanders-fields/played.ts'
import { PRINTED } from '#rules/flanders-fields/printed.ts'
import type { Order } from '../orders/flanders-fields.ts'
import { type Rules, rulesOf } from '../rules.ts'

export type * from '../orders/flanders-fields.ts'

export const RULES: Rules<Order> = rulesOf(PLAYED, GAME)

/** Every clause in our own words. */
export const RULEBOOK: Rulebook = PRINTED.rulebook
