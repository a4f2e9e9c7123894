import { ARTILLERY, type Artillery, SMALL_ARMS, type SmallArm } from '../vocabulary.ts'
import { nameOf } from '../wording.ts'
import type { Figure, Unit } from './state.ts'
import { isVehicle } from './units.ts'

/** A weapon of a vehicle by its id (SK-VEH-20): what it is and where it bears. */
export interface Mounted {
  readonly id: string
  readonly kind: 'light-gun' | 'hmg' | 'lmg'
  readonly arc: 'front' | 'left' | 'right' | 'rear' | 'all'
}

const MOUNTED = /^(light-gun|hmg|lmg)-(front|left|right|rear|all)-(\d)$/

export const mountedWeapon = (id: string): Mounted | undefined => {
  const [, kind, arc] = MOUNTED.exec(id) ?? []
  if (kind !== 'light-gun' && kind !== 'hmg' && kind !== 'lmg') return undefined
  if (arc !== 'front' && arc !== 'left' && arc !== 'right' && arc !== 'rear' && arc !== 'all')
    return undefined
  return { id, kind, arc }
}

export const isArtillery = (weapon: string): weapon is Artillery => ARTILLERY.some((one) => one === weapon)

/** SK-FIRE-25: whether a man fires a weapon of his unit. */
const isFirer = (unit: Unit, weapon: SmallArm, { id, role }: Figure): boolean => {
  switch (weapon) {
    case 'rifle':
      return (
        (role === 'nco' ||
          role === 'rifleman' ||
          role === 'trooper' ||
          role === 'sniper' ||
          role === 'bomber') &&
        // SK-GRN-11: one who has thrown is left out
        (unit.marks.fired.length === 0 || !unit.marks.fired.includes(id))
      )
    case 'pistol':
      return (
        role === 'officer' ||
        ((role === 'gunner' || role === 'hmg-gunner' || role === 'crew') &&
          unit.weapon === null &&
          !isVehicle(unit))
      )
    case 'lmg':
      return role === 'lmg-gunner' || role === 'lmg-loader'
    case 'hmg':
      return role === 'hmg-gunner' && unit.weapon === 'hmg'
  }
}

/** SK-FIRE-25: who fires a weapon of a unit. */
export const firersOf = (unit: Unit, weapon: SmallArm): readonly Figure[] => {
  const found: Figure[] = []
  for (const figure of unit.figures) if (isFirer(unit, weapon, figure)) found.push(figure)
  return found
}

const hasFirer = (unit: Unit, weapon: SmallArm): boolean => {
  for (const figure of unit.figures) if (isFirer(unit, weapon, figure)) return true
  return false
}

/** The weapons that a unit could fire at all: by name, or by their ids on a vehicle. */
export const weaponsOf = (unit: Unit): readonly string[] => {
  if (unit.vehicle) return unit.vehicle.weapons
  const found: string[] = []
  for (const weapon of SMALL_ARMS) if (hasFirer(unit, weapon)) found.push(weapon)
  if (unit.weapon !== null && isArtillery(unit.weapon) && unit.figures.length > 0) found.push(unit.weapon)
  return found
}

const SMALL_ARM_WORDS: Readonly<Record<string, string>> = {
  rifle: 'rifles',
  pistol: 'pistols',
  lmg: 'LMG',
  hmg: 'HMG',
}

const ARC_WORDS = { front: 'ahead', left: 'left', right: 'right', rear: 'behind', all: 'all round' } as const

/** What players call a weapon of a unit: "rifles", "light gun, left". */
export const weaponWords = (unit: Unit | undefined, weapon: string): string => {
  const mounted = unit?.vehicle ? mountedWeapon(weapon) : undefined
  if (mounted) {
    const kind = SMALL_ARM_WORDS[mounted.kind] ?? nameOf(mounted.kind).toLowerCase()
    const alike = (unit?.vehicle?.weapons ?? []).filter((id) =>
      id.startsWith(`${mounted.kind}-${mounted.arc}-`),
    )
    const number = alike.length > 1 ? ` ${weapon.slice(-1)}` : ''
    return `${kind}, ${ARC_WORDS[mounted.arc]}${number}`
  }
  if (unit?.kind === 'sniper') return 'rifle'
  return SMALL_ARM_WORDS[weapon] ?? nameOf(weapon).toLowerCase()
}
