import * as v from 'valibot'
import type { ClauseId } from './rulebook.ts'
import { choice, form, preset } from './schema.ts'

/** A point on which the published rules can be read two ways, and the readings we offer; the first is ours. */
export interface HouseRule {
  readonly title: string
  readonly clause: ClauseId
  readonly values: readonly [string, string, ...string[]]
}

export type HouseRules = Readonly<Record<string, HouseRule>>

/** The reading in force of each house rule. */
export type Readings<H extends HouseRules> = { readonly [K in keyof H]: H[K]['values'][number] }

/** The `options` field of a procedure: any house rule may be left out and then has our reading. */
export const optionsField = <const H extends HouseRules>(rules: H): v.GenericSchema<unknown, Readings<H>> => {
  const entries = Object.entries(rules).map(([id, { values }]) => [id, preset(choice(values), values[0])])
  const field: v.GenericSchema = v.optional(form(Object.fromEntries(entries)), {})
  return field as v.GenericSchema<unknown, Readings<H>>
}
