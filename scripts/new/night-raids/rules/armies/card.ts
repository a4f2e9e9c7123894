import { type Accepted, form, integer } from '#kernel/procedure/schema.ts'
import { MOST_RAIDERS } from '../tables/index.ts'

/** The card of a platoon: how many men it has. */
export const CARD = form({ men: integer(0, MOST_RAIDERS) })
export type Card = Accepted<typeof CARD>
