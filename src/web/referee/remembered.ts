import type { Fields } from '../../kernel/procedure/referee.ts'
import type { Evening } from '../../referee/session.ts'

interface Remembered {
  readonly settings: Fields
  readonly options: Fields
  readonly favourites: readonly string[]
}

const keyOf = (ruleset: string): string => `duckboard.referee.${ruleset}`

/** Keeps period, house rules and favourites for the next evening with the same rule set. */
export const rememberSettings = (evening: Evening): Evening => {
  const { settings, options, favourites } = evening
  localStorage.setItem(
    keyOf(evening.ruleset),
    JSON.stringify({ settings, options, favourites } satisfies Remembered),
  )
  return evening
}

export const withRemembered = (evening: Evening): Evening => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(evening.ruleset)) ?? 'null')
    return typeof kept === 'object' && kept !== null ? { ...evening, ...kept } : evening
  } catch {
    return evening
  }
}
