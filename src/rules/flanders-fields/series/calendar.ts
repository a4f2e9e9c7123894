import { LAST_MONTH } from '../own-battle/calendar.ts'
import { LARGEST_SEED } from '../own-battle/form.ts'
import { dateOf } from '../own-battle/terms.ts'
import type { Series } from './document.ts'

type Dated = Pick<Series, 'engagement' | 'interval'>

/** FF-CAMP-13: the month of a battle, counted from 1. */
export const monthOf = ({ engagement, interval }: Dated, battle: number): string => {
  const [year = '1917', month = '09'] = dateOf(engagement).split('-')
  const months = Number(year) * 12 + Number(month) - 1 + interval * (battle - 1)
  const date = `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
  return date > LAST_MONTH ? LAST_MONTH : date
}

/** FF-CAMP-13 */
export const seedOf = ({ seed }: Pick<Series, 'seed'>, battle: number): number =>
  (seed + battle) % (LARGEST_SEED + 1)

/** The battle that comes next, counted from 1. */
export const nextBattleOf = ({ fought }: Pick<Series, 'fought'>): number => fought.length + 1
