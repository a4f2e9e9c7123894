import type { TankType } from '../vocabulary.ts'

export interface TankProfile {
  readonly class: 'heavy' | 'light'
  readonly range: number
  readonly maxTargets: number
  readonly frontWeapon: 'tank-gun' | 'tank-lmg'
  readonly sideWeapon: 'tank-gun' | 'tank-lmg' | null
  readonly allRound: boolean
  readonly moveAndFire: boolean
  readonly movedModifier: number
  readonly movedDice: number
}

// FF-ARC-05, FF-TANK-01, cm
const RANGE = 30

// FF-TANK-01, FF-TANK-03
const HALTS = { moveAndFire: false, movedModifier: 0, movedDice: 0 } as const
const FIRES_MOVING = { moveAndFire: true, movedModifier: -1, movedDice: 2 } as const
const FIRES_ONCE_MOVING = { ...FIRES_MOVING, movedDice: 1 } as const

const turretless = (
  size: 'heavy' | 'light',
  maxTargets: number,
  frontWeapon: 'tank-gun' | 'tank-lmg',
  sideWeapon: 'tank-gun' | 'tank-lmg',
  moving: typeof HALTS | typeof FIRES_MOVING,
): TankProfile => ({
  class: size,
  range: RANGE,
  maxTargets,
  frontWeapon,
  sideWeapon,
  allRound: false,
  ...moving,
})

const turreted = (
  frontWeapon: 'tank-gun' | 'tank-lmg',
  moving: typeof HALTS | typeof FIRES_ONCE_MOVING,
): TankProfile => ({
  class: 'light',
  range: RANGE,
  maxTargets: 1,
  frontWeapon,
  sideWeapon: null,
  allRound: true,
  ...moving,
})

// FF-TANK-01
export const TANKS: Readonly<Record<TankType, TankProfile>> = {
  'british-male': turretless('heavy', 2, 'tank-gun', 'tank-gun', HALTS),
  'british-female': turretless('heavy', 2, 'tank-lmg', 'tank-lmg', FIRES_MOVING),
  whippet: turretless('light', 3, 'tank-lmg', 'tank-lmg', FIRES_MOVING),
  'st-chamond': turretless('heavy', 3, 'tank-gun', 'tank-lmg', HALTS),
  a7v: turretless('heavy', 3, 'tank-gun', 'tank-lmg', HALTS),
  'renault-gun': turreted('tank-gun', HALTS),
  'renault-lmg': turreted('tank-lmg', FIRES_ONCE_MOVING),
}

// FF-TANK-02: a tank whose type is not given
export const UNNAMED_TANK = {
  'tank-gun': HALTS,
  'tank-lmg': FIRES_MOVING,
} as const
