import { WAR } from '../tables/index.ts'
import type { Season } from '../vocabulary.ts'

export interface Month {
  readonly year: number
  readonly month: number
}

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

const SEASONS_BY_MONTH: readonly Season[] = [
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
export const seasonOfMonth = ({ month }: Pick<Month, 'month'>): Season =>
  SEASONS_BY_MONTH[month - 1] ?? 'winter'

export const seasonIn = (date: string): Season => seasonOfMonth(monthIn(date))
