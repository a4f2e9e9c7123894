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
