import type { FieldUnit, Graveyard, Mount, Season } from '../vocabulary.ts'

/** GF-ATT-01 */
export const ATTRITION = { within: 2, dice: 1 } as const

/** GF-CON-01, GF-ACON-01: hits that finish a pioneer work. */
export const WORK_HITS = { weekly: 2, assault: 3 } as const

/** GF-CON-02, GF-CON-03, GF-ACON-02 */
export const ENTRENCHING = { costsMorale: 1, leastMorale: 2 } as const

/** GF-RAID-01, GF-DATE-05 */
export const RAIDING_PARTY = { usual: 3, stosstruppe: 6 } as const

/** GF-BOMB-04: missions of a regiment in a week. GF-BOMB-10: depot points shells can cost in a week. */
export const MOST_MISSIONS = 2
export const SHELLED_DEPOT_LOSS = 1

/** GF-GAS-01, GF-AART-03 */
export const CANISTER_DICE = 3
export const GAS_WASTED_UP_TO = 2
export const PERSISTENT_GAS_DICE = 1

/** GF-MINE-02, GF-MINE-03, GF-MINE-05 */
export const MOST_EXPLOSIVES = 6
export const MINE_FOUND_UP_TO = 2
export const DICE_PER_EXPLOSIVE = 3

/** GF-MINE-01: weeks of digging for each zone. GF-MINE-03, GF-MINE-04: who goes down into a tunnel, and from how far. */
export const WEEKS_PER_ZONE = 2
export const TUNNEL_PARTY = { first: 3, more: 2, within: 2 } as const

/** GF-DPT-02: what each face of a supply die is worth. GF-DPT-03, -04, -05: for each depot point. */
export const SUPPLY_DIE: readonly number[] = [1, 2, 3, 4, 5, 6]
export const DEPOT = { shells: 1, regained: 1, armour: 3, aircraft: 3, aboveStart: 1 } as const

/** GF-EXP-02: drafts of one part in this many of the strength cost a level. */
export const DRAFT_SHARE = 2
export const DRAFT_LOSS = 1

/** GF-REP-02, GF-ARMY-02 */
export const PRICES: Readonly<
  Record<FieldUnit, { strength: number; experience: number; morale: number; plus: number }>
> = {
  infantry: { strength: 1, experience: 3, morale: 2, plus: 0 },
  cavalry: { strength: 2, experience: 3, morale: 2, plus: 0 },
  pioneer: { strength: 2, experience: 3, morale: 2, plus: 0 },
  sapper: { strength: 2, experience: 3, morale: 2, plus: 0 },
  'field-artillery': { strength: 1, experience: 3, morale: 2, plus: 6 },
  'medium-artillery': { strength: 1, experience: 3, morale: 2, plus: 18 },
  'heavy-artillery': { strength: 1, experience: 3, morale: 2, plus: 42 },
  'heavy-tank': { strength: 3, experience: 4, morale: 2, plus: 0 },
  'light-tank': { strength: 3, experience: 4, morale: 2, plus: 0 },
  'armoured-car': { strength: 3, experience: 4, morale: 2, plus: 0 },
  reconnaissance: { strength: 1, experience: 3, morale: 2, plus: 0 },
  'ground-attack': { strength: 2, experience: 3, morale: 2, plus: 0 },
  fighter: { strength: 4, experience: 3, morale: 2, plus: 0 },
  bomber: { strength: 6, experience: 3, morale: 2, plus: 0 },
  balloon: { strength: 2, experience: 2, morale: 2, plus: 0 },
  'motor-transport': { strength: 2, experience: 0, morale: 0, plus: 0 },
}
export const MOUNT_PRICES: Readonly<Record<Mount, number>> = { none: 0, horses: 0, bicycles: 0.5, motor: 2 }

/** GF-ARMY-02, GF-ARMY-03 */
export const GOODS_PRICES = { shellsPerPoint: 6, luxury: 1, gasCanister: 3 } as const

/** GF-VP-04 */
export const VICTORY_PRICES = { unitShare: 2, shellsPerPoint: 4, replaceDepot: 2, raiseDepot: 10 } as const

/** GF-RES-01 */
export const ENTERS_FROM = 5

/** GF-AAIR-04: the first face on which nobody flies. */
export const NO_FLYING_FROM: Readonly<Record<Season, number>> = { winter: 5, spring: 6, summer: 6, autumn: 6 }

/** GF-ASLT-02 (the night is one turn more), GF-ASLT-05 */
export const DAYLIGHT_TURNS: Readonly<Record<Season, number>> = { winter: 3, spring: 4, summer: 4, autumn: 4 }
export const LONGEST_ASSAULT_DAYS = 7
export const OUT_OF_ACTION_SHARE = 2

/** GF-TURN-04: the orders that a side may give in one phase, and so many more for each of its units. */
export const ORDERS_IN_PHASE = { least: 40, perUnit: 6 } as const

/** GF-ASLT-08: of a side's steady combat units on board one in so many, and what a week without the attack costs it. */
export const ORDER_TO_ATTACK = { onBoard: 2, penalty: 2, within: 1 } as const

/** GF-VP-01, GF-VP-02, GF-VP-07 */
export const VICTORY_LIMIT = { usual: 30, least: 1, most: 99 } as const
export const VICTORY_POINTS = { zoneCaptured: 2, zoneLost: -2, unitExited: 10 } as const

/** GF-VP-01 */
export const WEEKS_PER_MONTH = 4
export const USUAL_MONTHS = 3

/** GF-VP-06: strength points fallen in one zone in one assault. */
export const CASUALTY_BASE = 4

/** GF-VP-05 */
export const GRAVEYARD: readonly { from: number; rating: Graveyard }[] = [
  { from: 101, rating: 'general-haig' },
  { from: 51, rating: 'history-book' },
  { from: 21, rating: 'rum-show' },
  { from: 0, rating: 'girls-blouse' },
]

/** GF-ARMY-01: one for so many zones of front, or so many all told. */
export const STANDARD_FORCE = {
  zonesPerDepotPoint: 2,
  zonesPerInfantry: 1,
  cavalry: 1,
  pioneers: 1,
  zonesPerFieldBattery: 2,
  fieldBatteriesPerMedium: 2,
  heavyArtillery: 1,
  zonesPerBalloon: 6,
  zonesPerObservationAircraft: 6,
  armyPointsPerZone: 10,
  shellsPerArtilleryUnit: 3,
} as const

/** GF-VAR-01, GF-VAR-04 */
export const ARMY_POINTS_PER_ZONE_1914 = 30
export const HALF_DENSITY = 2

/** GF-DATE-01 to GF-DATE-05: the first month. */
export const FIRST_MONTH = {
  war: { year: 1914, month: 8 },
  gas: { year: 1915, month: 7 },
  fighters: { year: 1915, month: 5 },
  otherAircraft: { year: 1916, month: 1 },
  tanks: { year: 1916, month: 7 },
  practisedTankCrews: { year: 1917, month: 1 },
  americanTanks: { year: 1918, month: 1 },
  germanArmour: { year: 1918, month: 1 },
  stosstruppe: { year: 1918, month: 1 },
} as const
export const LAST_YEAR = 1918
export const WAR = { first: '1914-08-01', last: '1918-11-11' } as const

/** GF-DATE-03, -04, -05 */
export const EARLY_TANK_EXPERIENCE = 2
export const GERMAN_TANK_STRENGTH = 2
export const STOSSTRUPPE_STRENGTH = 6
export const LOST_TANKS_PER_CAPTURED = 2
export const CAPTURED_TANKS = { type: 'heavy-tank', experience: 1, morale: 2 } as const

/** What the players may choose between, for the form and for the screen that fills it in. */
export const CAMPAIGN_LIMITS = {
  frontage: { least: 4, most: 12, usual: 6 },
  depth: { least: 6, most: 12, usual: 8 },
  months: { least: 1, most: 6, usual: USUAL_MONTHS },
  date: '1916-03-06',
  nations: { a: 'british', b: 'german' },
} as const
