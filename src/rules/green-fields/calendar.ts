import type { State } from './state.ts'
import type { Season } from './vocabulary.ts'

const DAYS_IN_WEEK = 7
const MS_IN_DAY = 86_400_000

/** GF-TURN-03: the first day of the present week; the opening assault of 1914 is fought in the first. */
export const dateOf = ({ terms, week }: Pick<State, 'terms' | 'week'>): Date =>
  new Date(Date.parse(`${terms.begins}T00:00:00Z`) + Math.max(0, week - 1) * DAYS_IN_WEEK * MS_IN_DAY)

const SEASON_OF_MONTH: readonly Season[] = [
  'winter',
  'winter',
  'spring',
  'spring',
  'spring',
  'summer',
  'summer',
  'summer',
  'autumn',
  'autumn',
  'autumn',
  'winter',
]

export const monthOf = (
  state: Pick<State, 'terms' | 'week'>,
): { readonly year: number; readonly month: number } => {
  const date = dateOf(state)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 }
}

/** GF-TURN-03; some scenarios have a season of their own. */
export const seasonOf = (state: Pick<State, 'terms' | 'week'>): Season =>
  state.terms.season ?? SEASON_OF_MONTH[monthOf(state).month - 1] ?? 'winter'
