import * as v from 'valibot'
import type { Fields } from '#kernel/procedure/referee.ts'
import { remember, remembered } from '../device/little.ts'

/** A campaign or battle of one's own as far as it is laid out. */
export interface LaidOut {
  readonly plan: unknown
  /** House rules that were changed. */
  readonly readings: Fields
  readonly players: Readonly<Record<string, string>>
}

const keyOf = (ruleset: string): string => `duckboard.plan.${ruleset}`

/** Keeps it on the device, so that leaving the page or losing it costs nothing. */
export const keepPlan = (ruleset: string, laidOut: LaidOut): void => remember(keyOf(ruleset), laidOut)

const LAID_OUT: v.GenericSchema<unknown, LaidOut> = v.object({
  plan: v.unknown(),
  readings: v.record(v.string(), v.unknown()),
  players: v.record(v.string(), v.string()),
})

export const keptPlan = (ruleset: string): LaidOut | undefined => {
  const kept = v.safeParse(LAID_OUT, remembered(keyOf(ruleset)))
  return kept.success ? kept.output : undefined
}
