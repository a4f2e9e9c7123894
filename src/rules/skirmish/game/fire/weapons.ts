import { memo } from '../../../../kernel/memo.ts'
import { ARTILLERY, type Artillery, type SmallArm } from '../../vocabulary.ts'
import type { Figure, Unit } from '../state.ts'
import { isVehicle } from '../units.ts'

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

/** SK-FIRE-25: who fires a weapon of a unit. */
export const firersOf = (unit: Unit, weapon: SmallArm): readonly Figure[] => {
  const { figures, marks } = unit
  switch (weapon) {
    case 'rifle':
      return figures.filter(
        ({ id, role }) =>
          (role === 'nco' ||
            role === 'rifleman' ||
            role === 'trooper' ||
            role === 'sniper' ||
            role === 'bomber') &&
          // SK-GRN-11: one who has thrown is left out
          !marks.fired.includes(id),
      )
    case 'pistol':
      return figures.filter(
        ({ role }) =>
          role === 'officer' ||
          ((role === 'gunner' || role === 'hmg-gunner' || role === 'crew') &&
            unit.weapon === null &&
            !isVehicle(unit)),
      )
    case 'lmg':
      return figures.filter(({ role }) => role === 'lmg-gunner' || role === 'lmg-loader')
    case 'hmg':
      return unit.weapon === 'hmg' ? figures.filter(({ role }) => role === 'hmg-gunner') : []
  }
}

/** The weapons that a unit could fire at all: by name, or by their ids on a vehicle. */
export const weaponsOf = memo((unit: Unit): readonly string[] => {
  if (unit.vehicle) return unit.vehicle.weapons
  const small = (['rifle', 'pistol', 'lmg', 'hmg'] as const).filter(
    (weapon) => firersOf(unit, weapon).length > 0,
  )
  return unit.weapon !== null && isArtillery(unit.weapon) && unit.figures.length > 0
    ? [...small, unit.weapon]
    : small
})
