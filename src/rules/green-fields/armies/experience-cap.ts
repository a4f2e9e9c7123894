import { EARLY_TANK_EXPERIENCE, FIRST_MONTH, HIGHEST_RATING } from '../tables/index.ts'
import { TANKS, type UnitType } from '../vocabulary.ts'

/** GF-DATE-03: tank crews of the first year have little to learn from; armoured cars are nothing new. */
export const experienceCapOf = (type: UnitType, year: number): number =>
  TANKS.some((one) => one === type) && year < FIRST_MONTH.practisedTankCrews.year
    ? EARLY_TANK_EXPERIENCE
    : HIGHEST_RATING
