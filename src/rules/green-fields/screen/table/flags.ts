import type { FireMission, Period } from '../../game/army.ts'
import type { Unit } from '../../game/unit.ts'

/* Letters on the flags of stands: what a unit of one's own is told to do. */

export const PERIOD_LETTERS: Readonly<Record<Period, string>> = {
  dawn: 'Dn',
  day: 'Dy',
  dusk: 'Du',
  night: 'Ni',
}

export const DUTY_LETTERS: Readonly<Record<Exclude<Unit['duty'], 'none'>, string>> = {
  idle: 'S',
  resting: 'R',
  working: 'W',
  entrenching: 'D',
  digging: 'T',
}

export const FIRE_LETTERS: Readonly<Record<FireMission['mission'], string>> = {
  bombardment: 'B',
  box: 'X',
  gas: 'G',
  persistent: 'P',
}

export const RAID_LETTERS = 'Ra'
