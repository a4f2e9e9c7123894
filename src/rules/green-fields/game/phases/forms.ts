import { text } from '#kernel/procedure/schema.ts'

/** The `kind` of an order. */
export { kind } from '#kernel/procedure/schema.ts'

/** A unit by its id. */
export const unit = text
/** A zone by its reference, such as C4. */
export const zone = text
