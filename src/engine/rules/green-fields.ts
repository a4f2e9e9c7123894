import type { Rulebook } from '#kernel/procedure/rulebook.ts'
import { GAME } from '#rules/green-fields/game/index.ts'
import { PLAYED } from '#rules/green-fields/played.ts'
import { PRINTED } from '#rules/green-fields/printed.ts'
import type { Order } from '../orders/green-fields.ts'
import { type Rules, rulesOf } from '../rules.ts'

export type * from '../orders/green-fields.ts'

export const RULES: Rules<Order> = rulesOf(PLAYED, GAME)

/** Every clause in our own words. */
export const RULEBOOK: Rulebook = PRINTED.rulebook
