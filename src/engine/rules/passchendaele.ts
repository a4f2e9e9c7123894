import type { Rulebook } from '#kernel/procedure/rulebook.ts'
import { GAME } from '#rules/passchendaele/game/index.ts'
import { PLAYED } from '#rules/passchendaele/played.ts'
import { PRINTED } from '#rules/passchendaele/printed.ts'
import type { Order } from '../orders/passchendaele.ts'
import { type Rules, rulesOf } from '../rules.ts'

export type * from '../orders/passchendaele.ts'

export const RULES: Rules<Order> = rulesOf(PLAYED, GAME)

/** Every clause in our own words. */
export const RULEBOOK: Rulebook = PRINTED.rulebook
