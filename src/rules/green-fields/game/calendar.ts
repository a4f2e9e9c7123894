import { memo } from '#kernel/memo.ts'
import { WAR } from '../tables/index.ts'
import type { Season } from '../vocabulary.ts'
import type { Terms } from './board/country.ts'
import type { State } from './state.ts'

interface Month {
  readonly year: number
  readonly month: number
}

const DAYS_IN_WEEK = 7
const MS_IN_DAY = 86_400_000

/** GF-TURN-03: the first day of the present week; the opening assault of 1914 is fought in the first. */
export const dateOf = ({ terms, week }: Pick<State, 'terms' | 'week'>): Date =>
  new Date(Date.parse(`${terms.begins}T00:00:00Z`) + Math.max(0, week - 1) * DAYS_IN_WEEK * MS_IN_DAY)

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** '6 March 1916', or '6 Mar 1916' where there is little room. */
export const dayWords = (date: Date, short = false): string => {
  const month = MONTHS[date.getUTCMonth()] ?? ''
  return `${date.getUTCDate()} ${short ? month.slice(0, 3) : month} ${date.getUTCFullYear()}`
}

/** The year and month of an ISO date. */
export const monthIn = (date: string): Month => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
})

/** What is wrong with a date on which a campaign is to begin. */
export const dayFault = (date: string): string | undefined => {
  const real =
    /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(date) &&
    Number.isFinite(Date.parse(date)) &&
    new Date(Date.parse(date)).toISOString().startsWith(date)
  if (!real) return `The date must be a day such as 1916-03-06, not "${date.slice(0, 20)}".`
  return date < WAR.first || date > WAR.last
    ? `The date must lie in the war, between ${WAR.first} and ${WAR.last}.`
    : undefined
}

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

/** GF-TURN-03 */
export const seasonIn = (date: string): Season => SEASON_OF_MONTH[monthIn(date).month - 1] ?? 'winter'

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
  state.terms.season ?? SEASON_OF_MONTH[monthOf(state).month - 1] ?? 'winter'
