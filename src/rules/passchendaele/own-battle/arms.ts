import { FIRST_YEARS } from '../tables/pick-up.ts'
import type { Part } from './form.ts'
import type { Terms } from './terms.ts'

/** Arms that came late, and not to every nation. */
export type LateArm = keyof typeof FIRST_YEARS

const isLate = (kind: string): kind is LateArm => kind in FIRST_YEARS

/** PA-ORG-10: whether a side has an arm in the year of the battle. */
export const isToBeHad = ({ nations, year }: Terms, part: Part, kind: string): boolean => {
  if (!isLate(kind)) return true
  const first = FIRST_YEARS[kind][nations[part]]
  return first !== undefined && year >= first
}
