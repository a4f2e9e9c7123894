import type { Quality, SurfaceCover } from '../vocabulary.ts'

// FF-GEN-01: a D6 as a D3, by face
export const D3 = [1, 1, 2, 2, 3, 3] as const
// FF-GEN-01: a D6 counted by its face
export const PIPS = [1, 2, 3, 4, 5, 6] as const

// FF-ART-04
export const DEVIATION = {
  noneFrom: 5,
  secondHalfFrom: 4,
  secondHalf: 6,
  distanceDice: 2,
  degreesPerHour: 30,
} as const

// FF-RB-02, option `barrage-duration`: added to a D3
export const BARRAGE_TURNS = { '4+d3': 4, '3+d3': 3 } as const

// FF-RB-03: added to the die
export const BARRAGE_COVER: Readonly<Record<Exclude<SurfaceCover, 'fortification'>, number>> = {
  open: 2,
  soft: 1,
  medium: 0,
  hard: -1,
}
export const BARRAGE_NUMBERS = { suppress: 3, kill: 6, sightOnly: false } as const

// FF-RB-04, cm
export const BARRAGE_DANGER = 6
export const OWN_BARRAGE = -1

// FF-DUG-04, cm: how far along its trench a platoon looks for room
export const SHELTER_SHIFT = 10

// FF-DUG-06: nobody goes below with an enemy so near, cm
export const SHELTER_CLEAR = 5

// FF-DUG-02
export const SHELTER_EXIT = 4
export const SHELTER_EXIT_QUALITY: Readonly<Record<Quality, number>> = {
  raw: -1,
  experienced: 1,
  veteran: 1,
  storm: 1,
}

// FF-DS-01, by face
export const DEEP_SUPPRESSION = [
  { penalty: 0, batteryLost: false },
  { penalty: 0, batteryLost: false },
  { penalty: 1, batteryLost: false },
  { penalty: 1, batteryLost: false },
  { penalty: 2, batteryLost: false },
  { penalty: 1, batteryLost: true },
] as const
export const WORST_DEEP_SUPPRESSION = 2

// FF-SOS-01
export const SOS_ANSWERED = 2

// FF-DS-02, FF-ART-05, cm from the defender's front-line trench
export const FRONT_LINE = 25

// FF-GAS-05: turns of an offensive cloud, that of its arrival included
export const GAS_TURNS = { 'six-turns': 6, 'six-drifts': 7 } as const

// FF-GAS-03, FF-GAS-04, cm a turn
export const WIND = { release: 10, shifted: 5, dice: 2 } as const

// FF-GAS-04, by face
export const WIND_CHANGE = ['steady', 'steady', 'rises', 'falls', 'shifts', 'disperses'] as const

// FF-GAS-04: degrees clockwise, by face
export const WIND_TURN = [45, 90, 135, -45, -90, -135] as const
export const FULL_CIRCLE = 360
