import type { Period, SuppressionSource, Weapon } from '../vocabulary.ts'

export type WeaponFamily =
  | 'rifle'
  | 'machine-gun'
  | 'indirect-mg'
  | 'field-artillery'
  | 'heavier-artillery'
  | 'mortar'
  | 'tank'
  | 'flamethrower'
  | 'gas'

interface FamilyRules {
  /** FF-QUAL-02: the grade of the battalion counts. */
  readonly graded: boolean
  /** FF-FIRE-10: a marker on one stand is a marker on its company. */
  readonly spreads: boolean
  /** FF-ART-03, FF-MORT-01, FF-GAS-06: a stand may be partly in the area. */
  readonly area: boolean
  /** FF-ZONE-01: attacks those who move through its area. */
  readonly zone: boolean
}

const rules = (graded: boolean, spreads: boolean, area: boolean, zone: boolean): FamilyRules => ({
  graded,
  spreads,
  area,
  zone,
})

// biome-ignore format: laid out as a table
export const FAMILY_RULES: Readonly<Record<WeaponFamily, FamilyRules>> = {
  //                         graded spreads area   zone
  rifle:               rules(true,  false,  false, false),
  tank:                rules(true,  false,  false, false),
  flamethrower:        rules(true,  false,  false, false),
  'machine-gun':       rules(false, true,   false, false),
  'indirect-mg':       rules(false, true,   true,  true),
  'field-artillery':   rules(false, true,   true,  true),
  'heavier-artillery': rules(false, true,   true,  true),
  mortar:              rules(false, true,   true,  false),
  gas:                 rules(false, false,  true,  false),
}

interface WeaponRow {
  readonly family: WeaponFamily
  /** cm; artillery over open sights. */
  readonly least: number
  readonly most: number
  readonly dice: number
}

const weapon = (family: WeaponFamily, least: number, most: number, dice = 1): WeaponRow => ({
  family,
  least,
  most,
  dice,
})
const ANYWHERE = Number.POSITIVE_INFINITY

// FF-ARC-05 (ranges in cm), FF-FIRE-08 and FF-TANK-03 (dice)
// biome-ignore format: laid out as a table
export const WEAPON_TABLE: Readonly<Record<Weapon, WeaponRow>> = {
  //                              family               least most      dice
  infantry:                weapon('rifle',             0,    45),
  lmg:                     weapon('rifle',             0,    45,       2),
  'at-rifle':              weapon('rifle',             0,    45),
  'machine-gun':           weapon('machine-gun',       0,    70),
  'block-house':           weapon('machine-gun',       0,    45),
  'indirect-mg':           weapon('indirect-mg',       0,    ANYWHERE),
  'field-gun':             weapon('field-artillery',   0,    200),
  'field-howitzer':        weapon('field-artillery',   0,    200),
  'heavy-artillery':       weapon('heavier-artillery', 0,    200),
  'super-heavy-artillery': weapon('heavier-artillery', 0,    200),
  'light-mortar':          weapon('mortar',            10,   100),
  'medium-mortar':         weapon('mortar',            10,   100),
  'heavy-mortar':          weapon('mortar',            10,   100),
  'tank-gun':              weapon('tank',              0,    30),
  'tank-lmg':              weapon('tank',              0,    30,       2),
  flamethrower:            weapon('flamethrower',      0,    5),
  gas:                     weapon('gas',               0,    ANYWHERE),
}

// FF-ARC-05, option `block-house-range`
export const BLOCK_HOUSE_RANGE_TABLE = 50
// FF-NAT-01
export const MARKSMANSHIP_RANGE = 60
// FF-NAT-02
export const MAD_MINUTE_DICE = 2
// FF-ARM-02
export const RIFLE_AT_COVERED_ARMOUR = 5

interface ShortRange {
  readonly under: number
  readonly bonus: Readonly<Record<Period, number>>
}

// FF-FIRE-04, cm
export const SHORT_RANGE: Readonly<Partial<Record<WeaponFamily, ShortRange>>> = {
  'machine-gun': { under: 10, bonus: { early: 2, mid: 2, late: 2 } },
  rifle: { under: 5, bonus: { early: 1, mid: 1, late: 2 } },
  tank: { under: 5, bonus: { early: 1, mid: 1, late: 1 } },
}

// FF-FIRE-05
export const THROUGH_BARRAGE = -2
export const THROUGH_BARRAGE_UPHILL = -1

// FF-FIRE-06, cm: the first row that the range is over
export const OPEN_SIGHTS: readonly { readonly over: number; readonly modifier: number }[] = [
  { over: 150, modifier: -2 },
  { over: 100, modifier: -1 },
]

// FF-FIRE-07
export const FIRER_IN_GAS = -1
export const COMMAND_TARGET = -1
export const DISMOUNTED_CAVALRY = -1
// FF-QUAL-05, FF-QUAL-06
export const RAW_FIRER = -1
export const STORM_FIRER = 1

// FF-ART-03, FF-MORT-01, FF-GAS-06
export const PARTLY_COVERED = -2
// FF-ZONE-01
export const MOVING_THROUGH = -1

// FF-ARM-03
export const AT_RIFLE = 1
export const HOWITZER_AT_ARMOUR = -1
export const FAR_ARMOUR = { over: 75, modifier: -1 } as const

// FF-MG-02, option `beaten-zone-falloff`: first target, then the beaten zone
export const BEATEN_ZONE = { stepped: [0, -1, -2, -3], flat: [0, -1, -1, -1] } as const
export const MOST_BURST_TARGETS = 4

// FF-ART-03: the most stands that one area can hold
export const MOST_AREA_TARGETS = 30

// FF-FIRE-10, FF-RB-03
export const SPREADING_SOURCES: readonly SuppressionSource[] = ['machine-gun', 'mortar', 'artillery']

// FF-ASLT-07
export const TANK_DEFENDS = -1
