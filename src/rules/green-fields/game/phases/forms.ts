import { type Accepted, form, kind, text } from '#kernel/procedure/schema.ts'

/** The `kind` of an order. */
export { kind } from '#kernel/procedure/schema.ts'

/** A unit by its id. */
export const unit = text
/** A zone by its reference, such as C4. */
export const zone = text

/** The side has nothing more to do in this phase. */
export const ORDER_DONE = form({ kind: kind('done') })
export type Done = Accepted<typeof ORDER_DONE>

export const DONE: Done = { kind: 'done' }
