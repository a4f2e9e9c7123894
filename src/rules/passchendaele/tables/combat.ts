import type { Cover, Quality, Status, Troop } from '../vocabulary.ts'

// PA-COMBAT-02, PA-COMBAT-06
export const SUPPORT_REACH = 2

// PA-COMBAT-09
export const COMBAT_QUALITY: Readonly<Record<Quality, number>> = { veteran: 1, line: 0, reservist: -1 }
export const COMBAT_STATUS: Readonly<Record<Status, number>> = {
  solid: 1,
  wavering: 0,
  pinned: -1,
  disordered: -2,
}
export const COMBAT_TROOP: Readonly<Record<Troop, number>> = {
  infantry: 0,
  cavalry: 0,
  stosstruppen: 1,
  'trench-mortar': 0,
  'machine-gun': 0,
  tank: 2,
  'light-tank': 1,
  'field-artillery': -2,
  'heavy-artillery': -2,
  'extra-heavy-artillery': -2,
  'super-heavy-artillery': -2,
}
export const COMBAT_COVER: Readonly<Record<Cover, number>> = {
  'open-countryside': 0,
  cratered: 0,
  trench: 1,
  fortified: 2,
  bunker: 3,
}
export const COMBAT_GASSED = -1

// PA-COMBAT-10
export const LEAST_SCORE = 0
