import {
  type Period,
  SURFACE_COVERS,
  type SurfaceCover,
  type TroopWeapon,
  type Weapon,
} from '../vocabulary.ts'

/** The totals that suppress and kill; `undefined` where no die can. */
export interface FireNumbers {
  readonly suppress: number | 'auto' | undefined
  readonly kill: number | undefined
  /** Only when the firer sees the target. */
  readonly sightOnly: boolean
}

/** A printed cell: `5/7`, `7/A` (only an assault kills), `6d/-` (direct sight only), `auto/2`. */
const cell = (printed: string): FireNumbers => {
  const [suppress = '-', kill = '-'] = printed.split('/')
  const number = (text: string) => (/^\d/.test(text) ? Number.parseInt(text, 10) : undefined)
  return {
    suppress: suppress === 'auto' ? 'auto' : number(suppress),
    kill: number(kill),
    sightOnly: suppress.endsWith('d'),
  }
}

type CoverRow = Readonly<Record<SurfaceCover, FireNumbers>>

const row = (printed: string): CoverRow => {
  const cells = printed.split(/ +/)
  const [open, soft, medium, hard, fortification] = SURFACE_COVERS.map((_, i) => cell(cells[i] ?? '-/-'))
  const none = cell('-/-')
  return {
    open: open ?? none,
    soft: soft ?? none,
    medium: medium ?? none,
    hard: hard ?? none,
    fortification: fortification ?? none,
  }
}

// FF-FIRE-02
// biome-ignore format: laid out as printed
const ROWS = {
  //               open   soft medium hard fortification
  machineGun: row('3/4    4/5    5/7    6/7  6d/-'),
  rifle:      row('3/4    5/6    6/7    7/A  8/A'),
  fieldGun:   row('3/4    4/5    5/6    6/7  6d/-'),
  howitzer:   row('3/4    3/4    4/6    6/7  -/-'),
  heavy:      row('2/3    3/4    4/5    5/6  6/-'),
  superHeavy: row('auto/2 2/3    3/4    4/5  5/-'),
  tankGun:    row('4/5    4/5    5/6    5/6  6/-'),
  gasEarly:   row('3/5    3/5    3/5    3/5  3/5'),
  gasMid:     row('4/6    4/6    4/5    4/6  5/6'),
  gasLate:    row('4/6    4/6    4/6    4/6  4/6'),
  flame:      row('5/6    4/5    3/4    3/5  3/5'),
  flameMid:   row('5/6    4/5    3/4    3/5  3/6'),
}

const inAll = (same: CoverRow): Readonly<Record<Period, CoverRow>> => ({ early: same, mid: same, late: same })

export const FIRE_MATRIX: Readonly<Record<TroopWeapon, Readonly<Record<Period, CoverRow>>>> = {
  'machine-gun': inAll(ROWS.machineGun),
  'block-house': inAll(ROWS.machineGun),
  'indirect-mg': inAll(ROWS.machineGun),
  infantry: inAll(ROWS.rifle),
  lmg: inAll(ROWS.rifle),
  'tank-lmg': inAll(ROWS.rifle),
  'field-gun': inAll(ROWS.fieldGun),
  'field-howitzer': inAll(ROWS.howitzer),
  'light-mortar': inAll(ROWS.howitzer),
  'heavy-artillery': inAll(ROWS.heavy),
  'medium-mortar': inAll(ROWS.heavy),
  'super-heavy-artillery': inAll(ROWS.superHeavy),
  'heavy-mortar': inAll(ROWS.superHeavy),
  'tank-gun': inAll(ROWS.tankGun),
  gas: { early: ROWS.gasEarly, mid: ROWS.gasMid, late: ROWS.gasLate },
  flamethrower: { early: ROWS.flame, mid: ROWS.flameMid, late: ROWS.flame },
}

// FF-DUG-01: super-heavy artillery only
export const DEEP_SHELTER_NUMBERS: FireNumbers = cell('-/6')

interface ArmourRow {
  readonly open: FireNumbers
  readonly cover: FireNumbers
}
const armour = (open: string, cover: string): ArmourRow => ({ open: cell(open), cover: cell(cover) })

// FF-ARM-01: in the open, in cover
// biome-ignore format: laid out as printed
export const ARMOUR_TABLE: Readonly<Record<Weapon, ArmourRow>> = {
  infantry:                armour('6/A', '5/A'),
  lmg:                     armour('6/A', '5/A'),
  'at-rifle':              armour('6/7', '5/5'),
  'machine-gun':           armour('6/-', '7/-'),
  'block-house':           armour('6/-', '7/-'),
  'tank-lmg':              armour('6/-', '7/-'),
  'indirect-mg':           armour('-/-', '-/-'),
  'field-gun':             armour('4/5', '6/-'),
  'field-howitzer':        armour('4/5', '6/-'),
  'light-mortar':          armour('5/6', '5/6'),
  'heavy-artillery':       armour('4/5', '4/5'),
  'medium-mortar':         armour('4/5', '4/5'),
  'super-heavy-artillery': armour('3/4', '3/4'),
  'heavy-mortar':          armour('3/4', '3/4'),
  'tank-gun':              armour('5/6', '5/6'),
  gas:                     armour('4/5', '4/5'),
  flamethrower:            armour('5/6', '5/6'),
}

// FF-ARM-01: field guns and howitzers that do not see the tank; also a tank under a rolling barrage (FF-RB-03)
export const INDIRECT_FIELD_AT_ARMOUR: ArmourRow = armour('5/6', '5/6')

// FF-FIRE-09
export const FATAL_MARKERS = 3

// FF-ORG-01: four companies of four, the most that act or suffer together
export const MOST_PLATOONS = 16
