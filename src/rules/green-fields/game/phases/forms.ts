import * as v from 'valibot'
import { text } from '#kernel/procedure/schema.ts'

/** The `kind` of an order. */
export const kind = <const K extends string>(name: K) => v.literal(name)

/** A unit by its id. */
export const unit = text
/** A zone by its reference, such as C4. */
export const zone = text
