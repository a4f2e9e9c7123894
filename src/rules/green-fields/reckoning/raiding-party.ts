import type { Unit } from '../game/unit.ts'
import { RAIDING_PARTY } from '../tables/index.ts'

/** GF-RAID-01: the strongest party that a unit can send. */
export const largestParty = ({ strength, stosstruppe }: Pick<Unit, 'strength' | 'stosstruppe'>): number =>
  Math.min(strength, stosstruppe ? RAIDING_PARTY.stosstruppe : RAIDING_PARTY.usual)
