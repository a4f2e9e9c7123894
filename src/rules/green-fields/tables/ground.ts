import type { Ground, GroundUnit, Light, Works } from '../vocabulary.ts'

/** GF-SCALE-05: how near the enemy's lines the trench zone reaches. */
export const TRENCH_ZONE = 2

/** GF-STACK-01 */
export const MOST_IN_ZONE = 3

/** GF-OBS-02; the second reading of `vision-range` in the last column. */
export const SIGHT: Readonly<Record<Light, { table: number; 'single-zone': number }>> = {
  day: { table: 3, 'single-zone': 1 },
  night: { table: 0, 'single-zone': 0 },
}
export const SIGHT_MODIFIERS = { vehicleOrMounted: 1, moving: 1, suppressed: -1, perLevel: 2 } as const

/** GF-OBS-04: levels on top of the hill. */
export const OBSERVER_LEVELS = { town: 1, balloon: 2 } as const
export const HIGHEST_HILL = 2

/** GF-DEG-01, GF-DEG-02 */
export const SHELL_HOLES_PER_GRADE = 2
export const DEGRADED: Readonly<Record<Ground, Ground>> = {
  open: 'rough',
  rough: 'morass',
  woods: 'morass',
  town: 'ruins',
  ruins: 'ruins',
  morass: 'morass',
}

/** GF-DEG-04, GF-RAID-06: hits that lower works by one level. */
export const HITS_PER_LEVEL = 3

/** GF-MOVE-01, GF-MOVE-02: zones in an assault turn. */
export const ALLOWANCE: Readonly<Record<GroundUnit, number>> = {
  infantry: 2,
  pioneer: 2,
  sapper: 2,
  cavalry: 3,
  'field-artillery': 3,
  'medium-artillery': 2,
  'heavy-artillery': 1,
  'heavy-tank': 2,
  'light-tank': 3,
  'armoured-car': 3,
  'motor-transport': 3,
  balloon: 1,
}
export const DISMOUNTED_ALLOWANCE = 2
export const MOTOR_ALLOWANCE = 3

/** GF-MOVE-04: the columns of the terrain table. */
export type Gait = 'foot' | 'cavalry' | 'artillery' | 'light-tank' | 'heavy-tank' | 'wheeled'
export type Going = 'free' | 'ends' | 'closed'

/** GF-MOVE-04: its rows. */
export type Grade = 'easy' | 'rough' | 'deep'

/** GF-MOVE-04 */
// biome-ignore format: laid out as the table of the rules
export const GOING: Readonly<Record<Grade, Readonly<Record<Gait, Going>>>> = {
  easy:  { foot: 'free', cavalry: 'free',   artillery: 'free',   'light-tank': 'free',   'heavy-tank': 'free', wheeled: 'free' },
  rough: { foot: 'free', cavalry: 'ends',   artillery: 'ends',   'light-tank': 'ends',   'heavy-tank': 'ends', wheeled: 'closed' },
  deep:  { foot: 'ends', cavalry: 'closed', artillery: 'closed', 'light-tank': 'closed', 'heavy-tank': 'ends', wheeled: 'closed' },
}

/** GF-TERR-01, GF-TERR-09 */
export const GRADE: Readonly<Record<Ground, Grade>> = {
  open: 'easy',
  rough: 'rough',
  woods: 'rough',
  town: 'rough',
  ruins: 'deep',
  morass: 'deep',
}

/** GF-TERR-04: who crosses a stream without bridge or ford. */
export const WADES: Readonly<Record<Gait, boolean>> = {
  foot: true,
  cavalry: true,
  artillery: false,
  'light-tank': false,
  'heavy-tank': false,
  wheeled: false,
}

/** GF-TERR-06, GF-MOVE-16: to whom an embankment makes open ground rough. */
export const HINDERED_BY_EMBANKMENT: Readonly<Record<Gait, boolean>> = {
  foot: false,
  cavalry: false,
  artillery: true,
  'light-tank': true,
  'heavy-tank': true,
  wheeled: true,
}

/** GF-MOVE-05: road steps that earn the bonus are this share of the allowance, rounded up. */
export const ROAD_SHARE = 2
export const ROAD_BONUS = 1
export const WHEELS_ON_ROAD_BONUS = 1
export const LONGEST_PATH = 8

/** GF-MOVE-08, GF-MOVE-09 */
export const BREAKDOWN_DICE = 2
export const ROUGHEST = 2
export const WEAR_OF_GROUND: Readonly<Record<Ground, number>> = {
  open: 0,
  rough: 1,
  woods: 1,
  morass: 1,
  town: 2,
  ruins: 2,
}
export const WEAR_OF_WORKS: Readonly<Record<Works, number>> = { none: 0, light: 1, heavy: 2 }
export const WEAR_OF_EMBANKMENT = 1
