import type { UnitResult } from '../reckoning/resolve.ts'
import { AIRCRAFT, type Status, type UnitOutcome } from '../vocabulary.ts'

/** A unit as far as an attack can shake it, be it on a card or on the board. */
interface Shaken {
  readonly type: string
  readonly status: Status
}

/** GF-MOR-04, GF-MOR-05, GF-MOR-14, GF-MOR-15: a check never improves a status; aircraft are never suppressed. */
const statusAfter = ({ type, status }: Shaken, outcome: UnitOutcome): Status => {
  if (AIRCRAFT.some((aircraft) => aircraft === type)) return status
  if (outcome === 'rout') return 'routing'
  return outcome === 'waver' && status === 'steady' ? 'suppressed' : status
}

/** What a throw to save and a check of morale leave of the ratings. */
type Rated = Pick<UnitResult, 'experienceAfter' | 'moraleAfter' | 'maxMoraleAfter' | 'outcome'>

/** GF-EXP-01, GF-MOR-08: a unit after its throws. */
export const ratingsAfter = (unit: Shaken, result: Rated) => ({
  experience: result.experienceAfter,
  morale: result.moraleAfter,
  maxMorale: result.maxMoraleAfter,
  status: statusAfter(unit, result.outcome),
})

/** What an attack leaves of a unit. */
export type Struck = Rated & Pick<UnitResult, 'casualties' | 'strengthAfter' | 'destroyed'>

/** GF-RAID-07, GF-MINE-06: what is left of a unit whose party did not come back; it does not check. */
export const strengthWithout = ({ strength }: { readonly strength: number }, lost: number): number =>
  Math.max(0, strength - lost)

/** GF-RAID-07: raiders who saved every hit teach the unit they belong to, as far as its crews can learn. */
export const experienceFromRaid = (
  { experience, experienceCap }: { readonly experience: number; readonly experienceCap: number },
  raiders: number,
): number => Math.min(experienceCap, Math.max(experience, raiders))
