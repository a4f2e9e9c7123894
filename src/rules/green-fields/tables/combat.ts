import type { Arm, Artillery, Attack, CheckOutcome, Ground, Retreat, UnitType, Works } from '../vocabulary.ts'

/** GF-SCALE-07, GF-SCALE-08 */
export const MOST_STRENGTH = 12
export const HIGHEST_RATING = 5

/** GF-SCALE-09, by the house rule `rating-floor`. */
export const LOWEST_RATING = { one: 1, zero: 0 } as const

export const ARM: Readonly<Record<UnitType, Arm>> = {
  infantry: 'foot',
  pioneer: 'foot',
  sapper: 'foot',
  cavalry: 'cavalry',
  'field-artillery': 'artillery',
  'medium-artillery': 'artillery',
  'heavy-artillery': 'artillery',
  'heavy-tank': 'armour',
  'light-tank': 'armour',
  'armoured-car': 'armour',
  'motor-transport': 'transport',
  balloon: 'balloon',
  reconnaissance: 'aircraft',
  'ground-attack': 'aircraft',
  fighter: 'aircraft',
  bomber: 'aircraft',
  depot: 'depot',
}

/** GF-DICE-01: what each face of a hit die is worth. */
export const HIT_DIE: readonly number[] = [0, 0, 0, 0, 1, 2]
export const BEST_FACE = 2

/** GF-DICE-02, GF-AIR-06: strength points to one die, for guns and for small arms fired at aircraft. */
export const POINTS_PER_GUN_DIE = 3
export const POINTS_PER_ANTI_AIRCRAFT_DIE = 3

/** GF-AMOV-02, GF-BOMB-03, GF-MOR-05: fire that is cut by half. */
export const HALVED = 2

/** GF-AMOV-02: zones. */
export const OPPORTUNITY_REACH = 1

/** GF-AMOV-08: unless it is told otherwise, a unit fires at one mover as at many. */
export const FEWEST_FIRED_AT = 1

/** GF-AIR-04, -05, -06, -07; GF-AAIR-02 */
export const FLAK = {
  artillery: { weekly: 2, assault: 2 },
  depot: { weekly: 2, assault: 2 },
  balloon: { weekly: 2, assault: 1 },
} as const

/** GF-AIR-03, -06, -07; GF-AAIR-03: dice a strength point against the ground; none where it may not. */
export const AIR_TO_GROUND = {
  reconnaissance: { weekly: 0, assault: 0 },
  'ground-attack': { weekly: 1, assault: 2 },
  fighter: { weekly: 0, assault: 1 },
  bomber: { weekly: 1, assault: 1 },
} as const

/** GF-DICE-03: hits to remove one strength point. */
export const HITS_PER_POINT: Readonly<Record<Arm, number>> = {
  foot: 1,
  cavalry: 1,
  artillery: 1,
  armour: 2,
  transport: 1,
  balloon: 1,
  aircraft: 1,
  depot: 1,
}

/** GF-SAVE-01, GF-SAVE-05 */
export const GROUND_COVER: Readonly<Record<Ground, number>> = {
  open: 0,
  rough: 1,
  woods: 1,
  morass: 1,
  town: 2,
  ruins: 2,
}

/** GF-SAVE-01, GF-SAVE-07 */
export const WORKS_COVER: Readonly<Record<Works, number>> = { none: 0, light: 1, heavy: 2 }

/** GF-SAVE-06: an embankment is worth these works against small arms. */
export const EMBANKMENT_AS: Works = 'light'

/** GF-SAVE-02 */
export const SAVE_PENALTIES = { moving: -1, mounted: -1, flanked: -1 } as const

/** GF-RAID-03 */
export const RAIDERS_SAVE = 2

/** GF-SAVE-04, GF-SAVE-08: attacks against which experience counts as it is. */
export const UNMODIFIED: Readonly<Record<Attack, boolean>> = {
  direct: false,
  'field-artillery': false,
  'medium-artillery': false,
  'heavy-artillery': false,
  air: false,
  flak: true,
  gas: true,
  mine: true,
  'mine-fight': true,
  breakdown: true,
}

/** GF-MOR-02: strength points lost in one attack that shake a unit before it rolls, and by how much. */
export const SHAKEN_BY = 2
export const SHAKEN_LOSS = 1

/** GF-MOR-03, -04, -05 */
export const CHECK_RESULTS: Readonly<
  Record<CheckOutcome, { morale: number; experience: number; suppressed: boolean; retreat: Retreat }>
> = {
  hold: { morale: -1, experience: 0, suppressed: false, retreat: 'none' },
  waver: { morale: -1, experience: 0, suppressed: true, retreat: 'one-zone' },
  rout: { morale: -1, experience: -1, suppressed: true, retreat: 'flee' },
}

/** GF-MOR-08, GF-EXP-01: what a throw in which every die scored adds. */
export const PERFECT_THROW = 1

/** GF-MOR-13 */
export const RALLY_HITS = 2

// GF-BOMB-01, GF-AART-01: zones; heavy guns reach the whole table in an assault
export const ARTILLERY_RANGE: Readonly<
  Record<Artillery, { readonly weekly: number; readonly assault: number }>
> = {
  'field-artillery': { weekly: 3, assault: 3 },
  'medium-artillery': { weekly: 6, assault: 6 },
  'heavy-artillery': { weekly: 12, assault: Number.POSITIVE_INFINITY },
}
