import { SILENT } from '#kernel/procedure/trace.ts'
import type { Card } from '../armies/card.ts'
import { isTroops, specialistsIn } from '../armies/troops.ts'
import { fallingOrder } from '../effects/falling.ts'
import { checkReasons, isAtHalfStrength } from '../reckoning/check-reasons.ts'
import type { Role } from '../vocabulary.ts'

/** Where a card counts the specialists of a role; crews are nothing but specialists, and counted as men. */
const COUNTED: Readonly<Partial<Record<Role, 'bombers' | 'lmgCrew' | 'ncos' | 'officers'>>> = {
  bomber: 'bombers',
  'lmg-loader': 'lmgCrew',
  'lmg-gunner': 'lmgCrew',
  nco: 'ncos',
  officer: 'officers',
}

const withoutSpecialists = (unit: Card, lost: number, namedBy: 'own' | 'enemy'): Card => {
  const left = { bombers: unit.bombers, lmgCrew: unit.lmgCrew, ncos: unit.ncos, officers: unit.officers }
  let owed = lost
  for (const role of fallingOrder(namedBy)) {
    const counted = COUNTED[role]
    if (!counted) continue
    const taken = Math.min(left[counted], owed)
    left[counted] -= taken
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
  const hit = withoutSpecialists(unit, named, namedBy)
  const strength = unit.strength - taken
  return {
    ...withoutSpecialists(hit, lastOfAll, 'own'),
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

export const atHalfStrength = ({ strength, startStrength }: Card): boolean =>
  isAtHalfStrength(strength, startStrength)

/** A check that the unit has not taken yet. */
export const owesCheck = (unit: Card): boolean =>
  isTroops(unit) &&
  unit.status !== 'routing' &&
  checkReasons(
    {
      startStrength: unit.startStrength,
      strengthBefore: unit.strength + unit.uncheckedLosses,
      strengthAfter: unit.strength,
      firstUnderFire: unit.firstUnderFire,
      gasAttack: unit.touchedByGas,
      lostMeleeRound: unit.lostMeleeRound,
      routing: false,
    },
    SILENT,
  ).length > 0

/** SK-MOR-08: one check answers for every cause so far. */
export const withoutCauses = (unit: Card): Card => ({
  ...unit,
  firstUnderFire: false,
  touchedByGas: false,
  lostMeleeRound: false,
  uncheckedLosses: 0,
})
