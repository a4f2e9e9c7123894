import { GUN_CREWS, HMG_CREW, LMG_CREW, VEHICLE_MODELS } from '../tables/organisation.ts'
import {
  ARTILLERY,
  type Artillery,
  type MeleeTroop,
  type MovingClass,
  VEHICLES,
  type Vehicle,
} from '../vocabulary.ts'
import type { Card, UnitKind } from './card.ts'

const FOOT_AND_HORSE: readonly UnitKind[] = [
  'rifle-squad',
  'hmg-team',
  'mortar-team',
  'gun-crew',
  'sniper',
  'command',
  'cavalry-troop',
  'wagon',
]

/** SK-GEN-05: men on foot or mounted, who test morale and may be charged. */
export const isTroops = ({ kind }: Card): boolean => FOOT_AND_HORSE.includes(kind)

export const isVehicle = ({ kind }: Card): boolean => kind === 'tank' || kind === 'armoured-car'

export const isSquad = ({ kind }: Card): boolean => kind === 'rifle-squad' || kind === 'cavalry-troop'

/** Off the table for good. */
export const isGone = ({ status }: Card): boolean =>
  status === 'surrendered' || status === 'destroyed' || status === 'off-table'

/** The vehicle of a card that has one. */
export const vehicleOf = ({ vehicle }: Card): Vehicle | undefined => VEHICLES.find((name) => name === vehicle)

/** The gun, mortar or howitzer of a card that has one. */
export const artilleryOf = ({ weapon }: Card): Artillery | undefined =>
  ARTILLERY.find((name) => name === weapon)

/** Has its gun, mortar or heavy machine gun. */
export const servesWeapon = ({ kind, gunsWorking }: Card): boolean =>
  (kind === 'hmg-team' || kind === 'mortar-team' || kind === 'gun-crew') && gunsWorking > 0

/** SK-FIRE-09, SK-ART-20: men of the weapon’s crew who are gone. */
export const crewLostOf = ({ kind, strength, lmg, lmgCrew, weapon }: Card): number => {
  if (kind === 'hmg-team') return Math.max(0, HMG_CREW - strength)
  if (kind === 'rifle-squad' || kind === 'cavalry-troop') return lmg === 'none' ? 0 : LMG_CREW - lmgCrew
  const gun = ARTILLERY.find((name) => name === weapon)
  return gun && (kind === 'gun-crew' || kind === 'mortar-team') ? Math.max(0, GUN_CREWS[gun] - strength) : 0
}

/** SK-GEN-06: specialists among the figures of a squad; crews are nothing else. */
export const specialistsIn = ({ officers, ncos, bombers, lmgCrew }: Card): number =>
  officers + ncos + bombers + lmgCrew

/** SK-FIRE-25: those who carry rifles and serve no weapon. */
export const riflesIn = ({ strength, officers, lmgCrew }: Card): number =>
  Math.max(0, strength - officers - lmgCrew)

/** SK-MOV-01, SK-MOV-09: the column of the movement table. */
export const movesAs = (unit: Card): MovingClass => {
  switch (unit.kind) {
    case 'tank':
    case 'armoured-car':
    case 'wagon':
      return unit.kind
    case 'cavalry-troop':
      return unit.mounted ? 'cavalry' : 'infantry'
    case 'gun-crew':
      if (!servesWeapon(unit)) return 'infantry'
      return unit.horseArtillery ? 'horse-artillery' : 'field-artillery'
    default:
      return 'infantry'
  }
}

/** SK-MEL-19: what a unit fights as. */
export const fightsAs = ({ kind, mounted }: Card): MeleeTroop => {
  if (kind === 'cavalry-troop') return mounted ? 'mounted-cavalry' : 'dismounted-cavalry'
  return kind === 'command' ? 'dismounted-general' : 'infantry'
}

/** The weapons that a vehicle of this type carries in any of its models. */
const weaponsOn = (unit: Card): readonly string[] =>
  VEHICLE_MODELS.filter(({ vehicle }) => vehicle === unit.vehicle).flatMap(({ mountings }) =>
    mountings.map(([weapon]) => weapon),
  )

/** SK-VEH-13: the machine gun a vehicle fires unless its player says otherwise. */
export const machineGunOf = (unit: Card): 'lmg' | 'hmg' | undefined => {
  const weapons = weaponsOn(unit)
  if (weapons.includes('lmg')) return 'lmg'
  return weapons.includes('hmg') ? 'hmg' : undefined
}

export const hasVehicleGun = (unit: Card): boolean =>
  isVehicle(unit) && unit.gunsWorking > 0 && weaponsOn(unit).includes('light-gun')
