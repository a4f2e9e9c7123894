import type { Cover, FigureWeapon, Quality, SmallArm } from '../vocabulary.ts'

/** A blank cell: out of range. */
export const __ = undefined

/** One row of a range table, a cell for each range column. */
export type RangeRow = readonly (number | undefined)[]

// SK-FIRE-01, SK-ART-01: the upper limit of each band, in inches
export const RANGE_COLUMNS = [2, 4, 6, 9, 12, 18, 24, 30, 36, 48, 60, 72, 84, 96] as const

// SK-FIRE-01: basic factor by range column
export const SMALL_ARM_FACTORS: Readonly<Record<SmallArm | 'grenade', RangeRow>> = {
  // 2  4  6  9 12 18 24 30 36 48 60 72 84 96
  rifle: [8, 7, 6, 5, 4, 3, 3, 2, 2, 1, 1, __, __, __],
  pistol: [4, 3, 2, 1, __, __, __, __, __, __, __, __, __, __],
  lmg: [9, 8, 7, 6, 5, 4, 4, 3, 2, 1, 1, __, __, __],
  hmg: [10, 9, 8, 7, 6, 5, 5, 4, 3, 2, 1, __, __, __],
  grenade: [4, 4, 4, __, __, __, __, __, __, __, __, __, __, __],
}

// SK-FIRE-04
export const FIRE_QUALITY: Readonly<Record<Quality, number>> = {
  elite: 2,
  crack: 1,
  average: 0,
  green: -1,
}

// SK-FIRE-04, SK-FIRE-06: a trench is hard cover
export const FIRE_COVER: Readonly<Record<Cover, number>> = {
  none: 0,
  soft: -1,
  hard: -2,
  trench: -2,
  bunker: -4,
}

// SK-FIRE-04
export const FIRE_MODIFIERS = {
  bef: 1,
  enfilade: 2,
  aimed: 1,
  prone: -2,
  gunnerLost: -1,
  beltFed: 1,
  sniper: 2,
  skirmishers: -3,
  tankGun: -2,
} as const

// SK-FIRE-08, SK-FIRE-09: what a weapon counts for, and how much less for each man of its crew lost
export const FIGURE_EQUIVALENTS: Readonly<
  Record<FigureWeapon, { readonly figures: number; readonly perLoss: number }>
> = {
  hmg: { figures: 15, perLoss: 5 },
  lmg: { figures: 8, perLoss: 4 },
  gun: { figures: 6, perLoss: 0 },
  sniper: { figures: 4, perLoss: 0 },
  grenade: { figures: 8, perLoss: 0 },
}

// SK-FIRE-12: the d10 that finds a specialist
export const SPECIALIST_FROM = 9
