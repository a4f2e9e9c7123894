import { memo } from '#kernel/memo.ts'
import { type Month, seasonOfMonth } from '../reckoning/calendar.ts'
import type { Terms } from '../scenarios/terms.ts'
import type { Season } from '../vocabulary.ts'
import type { State } from './state.ts'

const DAYS_IN_WEEK = 7
const MS_IN_DAY = 86_400_000

/** GF-TURN-03: the first day of the present week; the opening assault of 1914 is fought in the first. */
export const dateOf = ({ terms, week }: Pick<State, 'terms' | 'week'>): Date =>
  new Date(Date.parse(`${terms.begins}T00:00:00Z`) + Math.max(0, week - 1) * DAYS_IN_WEEK * MS_IN_DAY)

/** The months of the weeks of a campaign, as far as they have been asked for. */
const monthsOf = memo((_: Terms) => new Map<number, Month>())

export const monthOf = (state: Pick<State, 'terms' | 'week'>): Month => {
  const months = monthsOf(state.terms)
  let month = months.get(state.week)
  if (!month) {
    const date = dateOf(state)
    month = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 }
    months.set(state.week, month)
  }
  return month
}

/** GF-TURN-03; some scenarios have a season of their own. */
export const seasonOf = (state: Pick<State, 'terms' | 'week'>): Season =>
  state.terms.season ?? seasonOfMonth(monthOf(state))
