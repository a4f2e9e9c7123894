import { RAIDING_PARTY } from '../tables/index.ts'

/** GF-RAID-01: the strongest party that a unit can send. */
export const largestParty = ({
  strength,
  stosstruppe,
}: {
  readonly strength: number
  readonly stosstruppe: boolean
}): number => Math.min(strength, stosstruppe ? RAIDING_PARTY.stosstruppe : RAIDING_PARTY.usual)
