import * as v from 'valibot'
import type { Fields } from '#kernel/procedure/referee.ts'
import type { Evening } from '#referee/session.ts'
import { remember, remembered } from '../device/little.ts'

interface Remembered {
  readonly settings: Fields
  readonly options: Fields
  readonly favourites: readonly string[]
}

const keyOf = (ruleset: string): string => `duckboard.referee.${ruleset}`

/** Keeps period, house rules and favourites for the next evening with the same rule set. */
export const rememberSettings = (evening: Evening): Evening => {
  const { settings, options, favourites } = evening
  remember(keyOf(evening.ruleset), { settings, options, favourites } satisfies Remembered)
  return evening
}

const REMEMBERED: v.GenericSchema<unknown, Remembered> = v.object({
  settings: v.record(v.string(), v.unknown()),
  options: v.record(v.string(), v.unknown()),
  favourites: v.array(v.string()),
})

export const withRemembered = (evening: Evening): Evening => {
  const kept = v.safeParse(REMEMBERED, remembered(keyOf(evening.ruleset)))
  return kept.success ? { ...evening, ...kept.output } : evening
}
