import { EARLY_TANK_EXPERIENCE, FIRST_MONTH, HIGHEST_RATING } from '../tables/index.ts'
import { TANKS } from '../vocabulary.ts'

/** GF-DATE-03: tank crews of the first year have little to learn from. */
export const experienceCapOf = (type: string, year: number): number =>
  TANKS.some((tank) => tank === type) && year < FIRST_MONTH.practisedTankCrews.year
    ? EARLY_TANK_EXPERIENCE
    : HIGHEST_RATING
