import type { Ground, MoveMode, MovingClass } from '../vocabulary.ts'

type Rates = Readonly<Record<MoveMode, number>>

// SK-MOV-01, SK-MOV-02: inches on good ground, guns and wagons limbered
export const RATES: Readonly<Record<Exclude<MovingClass, 'armoured-car'>, Rates>> = {
  infantry: { normal: 6, charge: 10, retreat: 10, strategic: 18 },
  cavalry: { normal: 12, charge: 24, retreat: 24, strategic: 24 },
  'field-artillery': { normal: 8, charge: 6, retreat: 6, strategic: 12 },
  'horse-artillery': { normal: 12, charge: 6, retreat: 6, strategic: 18 },
  wagon: { normal: 6, charge: 4, retreat: 4, strategic: 12 },
  // SK-MOV-06
  tank: { normal: 6, charge: 6, retreat: 6, strategic: 6 },
}

// SK-MOV-02: the road rates of guns as the sheet has them
export const PRINTED_ROAD_RATES = { 'field-artillery': 18, 'horse-artillery': 12 } as const

// SK-MOV-01: unlimbered, whatever the mode
export const UNLIMBERED_RATES = { 'field-artillery': 2, 'horse-artillery': 2, wagon: 0 } as const

// SK-MOV-06: armoured cars go by the ground
export const ARMOURED_CAR_RATES: Readonly<Record<Ground, Rates>> = {
  road: { normal: 12, charge: 12, retreat: 24, strategic: 24 },
  clear: { normal: 3, charge: 3, retreat: 3, strategic: 3 },
  shelled: { normal: 0, charge: 0, retreat: 0, strategic: 0 },
  rough: { normal: 0, charge: 0, retreat: 0, strategic: 0 },
}

// SK-MOV-04, SK-MOV-07: what an inch costs; infinite where nobody may go
export const GROUND_COST: Readonly<
  Record<Exclude<MovingClass, 'armoured-car'>, Readonly<Record<Ground, number>>>
> = {
  infantry: { clear: 1, road: 1, shelled: 2, rough: 2 },
  cavalry: { clear: 1, road: 1, shelled: 3, rough: 2 },
  'field-artillery': { clear: 1, road: 1, shelled: Number.POSITIVE_INFINITY, rough: 2 },
  'horse-artillery': { clear: 1, road: 1, shelled: Number.POSITIVE_INFINITY, rough: 2 },
  wagon: { clear: 1, road: 1, shelled: Number.POSITIVE_INFINITY, rough: 2 },
  tank: { clear: 1, road: 1, shelled: 2, rough: 2 },
}
