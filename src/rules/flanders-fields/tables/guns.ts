import type { Nation, Weapon } from '../vocabulary.ts'

interface Gun {
  readonly nation: Nation
  readonly name: string
  readonly weapon: Weapon
  /** Metres, kg and tons; what is not given is left out. */
  readonly range: number
  readonly shell?: number
  readonly weight?: number
}

// FF-ART-01: what the guns of each class were; only the class counts in play
// biome-ignore format: laid out as a table
export const GUNS: readonly Gun[] = [
  { nation: 'british', name: '18-pdr',          weapon: 'field-gun',             range: 6000,  shell: 8.4,   weight: 1.3 },
  { nation: 'british', name: '4.5" howitzer',   weapon: 'field-howitzer',        range: 6650,  shell: 15.5,  weight: 1.36 },
  { nation: 'british', name: '60-pdr',          weapon: 'heavy-artillery',       range: 9400,  shell: 27.25 },
  { nation: 'british', name: '6" howitzer',     weapon: 'heavy-artillery',       range: 8700,  shell: 45,    weight: 3.7 },
  { nation: 'british', name: '8" howitzer',     weapon: 'super-heavy-artillery', range: 10000, shell: 90,    weight: 3.4 },
  { nation: 'british', name: '9.2" howitzer',   weapon: 'super-heavy-artillery', range: 9100,  shell: 131,   weight: 15 },
  { nation: 'british', name: '12" howitzer',    weapon: 'super-heavy-artillery', range: 11000, shell: 340 },
  { nation: 'british', name: '15" howitzer',    weapon: 'super-heavy-artillery', range: 9800,  shell: 658 },
  { nation: 'french',  name: '75 mm',           weapon: 'field-gun',             range: 8500,  shell: 7.25,  weight: 1.5 },
  { nation: 'french',  name: '105 mm',          weapon: 'field-gun',             range: 12000,               weight: 2.3 },
  { nation: 'french',  name: '155 mm howitzer', weapon: 'heavy-artillery',       range: 11300, shell: 43.6,  weight: 3.3 },
  { nation: 'french',  name: '280 mm mortar',   weapon: 'super-heavy-artillery', range: 11000, shell: 205,   weight: 16 },
  { nation: 'german',  name: '77 mm',           weapon: 'field-gun',             range: 9100,  shell: 6.8,   weight: 1.3 },
  { nation: 'german',  name: '105 mm howitzer', weapon: 'field-howitzer',        range: 6300,                weight: 1.14 },
  { nation: 'german',  name: '105 mm gun',      weapon: 'field-gun',             range: 12000,               weight: 2.8 },
  { nation: 'german',  name: '150 mm howitzer', weapon: 'heavy-artillery',       range: 7400,  shell: 40.5,  weight: 2 },
  { nation: 'german',  name: '21 cm howitzer',  weapon: 'super-heavy-artillery', range: 9400,  shell: 114,   weight: 15.5 },
  { nation: 'german',  name: '42 cm howitzer',  weapon: 'super-heavy-artillery', range: 12500, shell: 820,   weight: 43 },
]

interface AimingCounters {
  readonly nation: Nation
  readonly gun: string
  /** The first and the last of a run of numbers or letters, ends included. */
  readonly runs: readonly (readonly [first: number, last: number] | readonly [first: string, last: string])[]
}

// FF-ART-02: the counters by which aiming points are told apart
// biome-ignore format: laid out as a table
export const AIMING_COUNTERS: readonly AimingCounters[] = [
  { nation: 'british', gun: '18-pdr',         runs: [[11, 19]] },
  { nation: 'british', gun: '60-pdr',         runs: [[3, 4]] },
  { nation: 'british', gun: '4.5" howitzer',  runs: [[8, 10]] },
  { nation: 'british', gun: '6" howitzer',    runs: [[5, 7]] },
  { nation: 'british', gun: '9.2" howitzer',  runs: [[1, 2]] },
  { nation: 'british', gun: '12" howitzer',   runs: [[20, 20]] },
  { nation: 'british', gun: '3" mortar',      runs: [['A', 'R']] },
  { nation: 'british', gun: '2" mortar',      runs: [['S', 'X']] },
  { nation: 'british', gun: '9.45" mortar',   runs: [['Y', 'Z']] },
  { nation: 'german',  gun: '77 mm',          runs: [[1, 9]] },
  { nation: 'german',  gun: '105 mm',         runs: [[10, 13]] },
  { nation: 'german',  gun: '155 mm gun',     runs: [[14, 16]] },
  { nation: 'german',  gun: '210 mm',         runs: [[17, 20]] },
  { nation: 'german',  gun: '75 mm mortar',   runs: [['B', 'I'], ['K', 'R']] },
]
