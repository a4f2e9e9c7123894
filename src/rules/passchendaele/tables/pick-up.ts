import type { Nation } from '../vocabulary.ts'

/* 7.9: battles of the players' own. Inches; v is measured from the attacker's edge of the table. */

export const STRENGTHS = ['lean', 'usual', 'rich'] as const
type Strengths = readonly [lean: number, usual: number, rich: number]

interface DivisionRow {
  readonly nation: Nation
  readonly years: readonly [number, number]
  readonly infantry: Strengths
  readonly field: Strengths
  readonly machineGun: Strengths
  readonly mortar: Strengths
}

// PA-ORG-10
// biome-ignore format: one row a division, as in the catalogue
export const DIVISIONS: readonly DivisionRow[] = [
  { nation: 'german',   years: [1916, 1918], infantry: [3, 3, 3], field: [1, 2, 3], machineGun: [0, 1, 1], mortar: [0, 0, 1] },
  { nation: 'british',  years: [1916, 1917], infantry: [3, 3, 4], field: [2, 2, 2], machineGun: [1, 1, 1], mortar: [1, 1, 1] },
  { nation: 'british',  years: [1918, 1918], infantry: [3, 3, 4], field: [2, 2, 2], machineGun: [1, 1, 1], mortar: [0, 0, 0] },
  { nation: 'french',   years: [1916, 1918], infantry: [3, 3, 3], field: [2, 2, 4], machineGun: [0, 0, 0], mortar: [0, 1, 1] },
  { nation: 'american', years: [1918, 1918], infantry: [4, 4, 4], field: [2, 2, 2], machineGun: [1, 1, 1], mortar: [1, 1, 1] },
]

/** Least, most and usual. */
export const TABLE_SIZE = {
  width: { least: 24, most: 72, usual: 36 },
  depth: { least: 42, most: 96, usual: 48 },
  step: 6,
} as const
export const TURNS = { least: 8, most: 24, usual: 14 } as const
export const FRONT_DIVISIONS = { least: 1, most: 6, inchesEach: 15 } as const
export const ATTACK_DIVISIONS = { least: 1, most: 8 } as const
// PA-SETUP-02: inches of front for a division in defence; one of four bases needs more
export const STRETCH = { least: 9, ofFour: 12, most: 18 } as const
export const MOST_GAS = 12
export const LARGEST_SEED = 2 ** 32 - 1

/** Most of each kind. */
export const MOST_SUPPORTS = {
  heavy: 12,
  extraHeavy: 4,
  superHeavy: 2,
  tanks: 6,
  lightTanks: 4,
  stosstruppen: 6,
  cavalry: 2,
} as const
/** PA-ORG-09, PA-ORG-10: the first year in which a nation has an arm; who is not named never has it. */
export const FIRST_YEARS: Readonly<
  Record<'stosstruppen' | 'lightTanks' | 'tanks', Readonly<Partial<Record<Nation, number>>>>
> = {
  stosstruppen: { german: 1917 },
  lightTanks: { british: 1918, french: 1918, american: 1918 },
  tanks: { british: 1916, french: 1917, american: 1917, german: 1918 },
}
/** PA-ORG-10: the British have one base of tanks in the year of the first. */
export const FIRST_TANKS = 1

interface UsualSupports {
  readonly nation: Nation
  readonly years: readonly [number, number]
  /** For each division, rounded up. */
  readonly tanksADivision: number
  /** However many divisions attack. */
  readonly tanks: number
  readonly lightTanks: number
  readonly extraHeavy: number
  /** So many units, or as many as there are divisions in front. */
  readonly stosstruppen: number | 'first-wave'
}

// PA-ORG-10: what an attack has by its year if nothing else is agreed
// biome-ignore format: one row a nation and time
export const USUAL_SUPPORTS: readonly UsualSupports[] = [
  { nation: 'german',   years: [1916, 1916], tanksADivision: 0,   tanks: 0, lightTanks: 0, extraHeavy: 0, stosstruppen: 0 },
  { nation: 'german',   years: [1917, 1917], tanksADivision: 0,   tanks: 0, lightTanks: 0, extraHeavy: 0, stosstruppen: 1 },
  { nation: 'german',   years: [1918, 1918], tanksADivision: 0,   tanks: 0, lightTanks: 0, extraHeavy: 1, stosstruppen: 'first-wave' },
  { nation: 'british',  years: [1916, 1916], tanksADivision: 0,   tanks: 0, lightTanks: 0, extraHeavy: 0, stosstruppen: 0 },
  { nation: 'british',  years: [1917, 1917], tanksADivision: 0.5, tanks: 0, lightTanks: 0, extraHeavy: 0, stosstruppen: 0 },
  { nation: 'british',  years: [1918, 1918], tanksADivision: 0.5, tanks: 0, lightTanks: 1, extraHeavy: 0, stosstruppen: 0 },
  { nation: 'french',   years: [1916, 1916], tanksADivision: 0,   tanks: 0, lightTanks: 0, extraHeavy: 0, stosstruppen: 0 },
  { nation: 'french',   years: [1917, 1917], tanksADivision: 0,   tanks: 1, lightTanks: 0, extraHeavy: 0, stosstruppen: 0 },
  { nation: 'french',   years: [1918, 1918], tanksADivision: 0,   tanks: 0, lightTanks: 1, extraHeavy: 0, stosstruppen: 0 },
  { nation: 'american', years: [1918, 1918], tanksADivision: 0,   tanks: 0, lightTanks: 1, extraHeavy: 0, stosstruppen: 0 },
]
/** PA-ORG-10: of so many divisions the French have the heavier guns. */
export const FRENCH_GUNS = { extraHeavyFrom: 2, superHeavyFrom: 3 } as const
export const CAVALRY_BASES = { least: 2, most: 3 } as const
export const LIGHT_TANK_BASES = 2
export const FIELD_BASES_IN_A_UNIT = 2

/** Sheaves of gas by year; the attacker has one more. */
export const GAS_BY_YEAR: Readonly<Record<number, number>> = { 1916: 1, 1917: 2, 1918: 3 }

/** The lines of the map. `front` is F, 15 and the width of no man's land. */
export const LINES = {
  attack: 14,
  bend: 0.5,
  ends: 2,
  trench: 1,
  second: 10,
  third: 22,
  thirdNeeds: 26,
  salient: 2,
  openBeyond: 11,
} as const
/** No man's land by the draw of one die. */
export const NO_MANS_LAND = [3, 4, 4, 5, 5, 6] as const
export const WATER = { stream: 0.6, canal: 1, canalAt: 14.6 } as const
export const HILL = { width: 5, depth: 2.5, at: 6.75, step: 2 } as const
export const STRONGPOINT = { every: 12, aside: 0.8, at: 4, deeper: 0.3 } as const
export const STRONGPOINTS = {
  farm: { terrain: 'fortified', width: 3, depth: 2 },
  village: { terrain: 'fortified', width: 4, depth: 3 },
  pillboxes: { terrain: 'bunker', width: 3, depth: 1.5 },
} as const

/** Rows in which the troops stand: of the attack from its edge, of the defence behind F. */
export const ROWS = {
  tanks: 11.9,
  secondWave: 10,
  field: 7.5,
  heavy: 4.5,
  heavier: 1.5,
  pairOfTanks: 1.1,
  storm: 0.6,
  defence: { field: 8, heavy: 12.3, eingreif: 17, eingreifField: 19.8 },
} as const
/** Room that each takes in a row, and the room left beside a division. */
export const ROOM = { gun: 2.25, tanks: 5, besideDivision: 1 } as const

export const AIMS = {
  lines: { front: 2, strongpoint: 3, village: 4, second: 3, breakthrough: 3 },
  villages: { front: 0, strongpoint: 4, village: 6, second: 0, breakthrough: 3 },
  breakthrough: { front: 0, strongpoint: 0, village: 0, second: 4, breakthrough: 5 },
} as const
