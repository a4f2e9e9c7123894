import type { Period } from '../vocabulary.ts'

export const FIRST_MONTH = '1914-08'
export const LAST_MONTH = '1918-11'

/** FF-GEN-04 */
export const periodAt = (date: string): Period =>
  date <= '1915-06' ? 'early' : date <= '1917-06' ? 'mid' : 'late'

export const monthFault = (date: string): string | undefined =>
  /^\d{4}-(0[1-9]|1[0-2])$/.test(date) && date >= FIRST_MONTH && date <= LAST_MONTH
    ? undefined
    : `Give the month as in 1916-09, from ${FIRST_MONTH} to ${LAST_MONTH}.`

const MONTHS = 12

/** So many months later, at the latest in the last of the war. */
export const monthsAfter = (date: string, months: number): string => {
  const [year = 0, month = 1] = date.split('-').map(Number)
  const count = year * MONTHS + month - 1 + months
  const later = `${Math.floor(count / MONTHS)}-${String((count % MONTHS) + 1).padStart(2, '0')}`
  return later > LAST_MONTH ? LAST_MONTH : later
}
