import { HALF } from '../tables/index.ts'
import type { Card } from './card.ts'
import { isTroops, specialistsIn } from './troops.ts'

type Specialist = 'bombers' | 'lmgCrew' | 'ncos' | 'officers'

/** SK-SEQ-04: whom his own player gives up first. The enemy names them the other way round. */
const OWN_CHOICE: readonly Specialist[] = ['bombers', 'lmgCrew', 'ncos', 'officers']
const ENEMY_CHOICE: readonly Specialist[] = OWN_CHOICE.toReversed()

const withoutSpecialists = (unit: Card, lost: number, order: readonly Specialist[]): Card => {
  const left = { bombers: unit.bombers, lmgCrew: unit.lmgCrew, ncos: unit.ncos, officers: unit.officers }
  let owed = lost
  for (const role of order) {
    const taken = Math.min(left[role], owed)
    left[role] -= taken
    owed -= taken
  }
  return { ...unit, ...left }
}

/** SK-GEN-13: men out of the game at once, ordinary figures first but for the specialists that were hit. */
export const afterLosses = (
  unit: Card,
  lost: number,
  specialistsHit = 0,
  namedBy: 'own' | 'enemy' = 'own',
): Card => {
  const taken = Math.min(lost, unit.strength)
  if (taken <= 0) return unit
  const named = Math.min(specialistsHit, taken)
  const ordinary = Math.max(0, unit.strength - specialistsIn(unit))
  const lastOfAll = Math.max(0, taken - named - ordinary)
  const hit = withoutSpecialists(unit, named, namedBy === 'enemy' ? ENEMY_CHOICE : OWN_CHOICE)
  const strength = unit.strength - taken
  return {
    ...withoutSpecialists(hit, lastOfAll, OWN_CHOICE),
    strength,
    casualties: unit.casualties + taken,
    uncheckedLosses: unit.uncheckedLosses + taken,
    status: strength === 0 ? 'destroyed' : unit.status,
  }
}

/** SK-FIRE-20: both sides have fired, and the men who were hit are taken off. */
export const settled = (unit: Card): Card =>
  unit.fallen === 0
    ? unit
    : { ...afterLosses(unit, unit.fallen, unit.fallenSpecialists), fallen: 0, fallenSpecialists: 0 }

/** Hit in the Fire phase: counted now, taken off when both sides have fired. */
export const afterHits = (unit: Card, lost: number, specialistHit: boolean): Card => ({
  ...unit,
  fallen: Math.min(unit.strength, unit.fallen + lost),
  fallenSpecialists: unit.fallenSpecialists + (specialistHit ? 1 : 0),
})

/** SK-FIRE-23, SK-MOR-08: under fire this move, and perhaps for the first time. */
export const shotAt = (unit: Card): Card =>
  isTroops(unit)
    ? {
        ...unit,
        underFire: true,
        firstFireTaken: true,
        firstUnderFire: unit.firstUnderFire || !unit.firstFireTaken,
      }
    : { ...unit, underFire: true }

/** SK-MOR-08 */
export const atHalfStrength = ({ strength, startStrength }: Card): boolean => strength <= startStrength * HALF

/** A check that the unit has not taken yet. */
export const owesCheck = (unit: Card): boolean =>
  isTroops(unit) &&
  unit.strength > 0 &&
  unit.status !== 'routing' &&
  (unit.firstUnderFire ||
    unit.touchedByGas ||
    unit.lostMeleeRound ||
    (unit.uncheckedLosses > 0 && atHalfStrength(unit)))

/** SK-MOR-08: one check answers for every cause so far. */
export const withoutCauses = (unit: Card): Card => ({
  ...unit,
  firstUnderFire: false,
  touchedByGas: false,
  lostMeleeRound: false,
  uncheckedLosses: 0,
})
