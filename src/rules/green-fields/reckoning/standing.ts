import { ARM } from '../tables/index.ts'
import type { StandingOrder, UnitType } from '../vocabulary.ts'

/** GF-AMOV-08: what a unit does until it is told otherwise. */
export const usualStanding = (type: UnitType): StandingOrder =>
  ARM[type] === 'artillery' ? 'on-entry' : 'own-zone'
