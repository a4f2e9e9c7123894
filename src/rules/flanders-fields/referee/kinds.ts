import type { Card, Kind } from '../armies/card.ts'
import { TANKS } from '../tables/index.ts'
import type {
  AirTarget,
  ArcWeapon,
  ArtilleryClass,
  Assaulted,
  Assaulter,
  FiringDefender,
  Mover,
  OrderUnit,
  Viewer,
  Weapon,
  WireMover,
} from '../vocabulary.ts'

/** What a card is called in each procedure; left out where it has no part. */
export interface KindRow {
  /** Stands that share the card, faces of a block house, or one stand. */
  readonly stands: 'platoons' | 'faces' | 'one' | 'none'
  readonly order?: OrderUnit
  readonly weapon?: Weapon
  readonly mover?: Mover
  readonly wire?: WireMover
  readonly assaulter?: Assaulter
  readonly assaulted?: Assaulted
  readonly defends?: FiringDefender
  readonly viewer?: Viewer
  readonly large?: true
  readonly arc?: ArcWeapon
  readonly air?: AirTarget
  readonly artilleryClass?: ArtilleryClass
  /** FF-QUAL-02: has the grade of its battalion. */
  readonly graded?: true
  /** FF-MOR-02: left behind in a retreat. */
  readonly crewed?: true
  readonly command?: true
  readonly armour?: true
}

const foot = { mover: 'infantry', wire: 'infantry', viewer: 'infantry', graded: true } as const
const crewed = { stands: 'one', viewer: 'infantry', wire: 'infantry', crewed: true } as const
const gun = {
  stands: 'one',
  order: 'artillery',
  wire: 'horse-artillery',
  assaulted: 'artillery',
  defends: 'artillery',
  viewer: 'artillery',
  air: 'artillery',
  crewed: true,
} as const
const fieldGun = {
  ...gun,
  mover: 'field-artillery',
  arc: 'field-artillery',
  artilleryClass: 'field',
} as const
const mortar = { ...crewed, assaulted: 'mortar', defends: 'mortar', air: 'support-weapon' } as const
const command = {
  ...foot,
  stands: 'one',
  assaulted: 'command',
  defends: 'command',
  air: 'infantry',
  command: true,
} as const

const RIFLES: KindRow = {
  ...foot,
  stands: 'platoons',
  order: 'rifle-company',
  weapon: 'infantry',
  assaulter: 'infantry',
  assaulted: 'infantry',
  defends: 'infantry',
  arc: 'infantry',
  air: 'infantry',
}

const ROWS: Readonly<Record<Kind, KindRow>> = {
  'rifle-company': RIFLES,
  'cavalry-squadron': {
    stands: 'platoons',
    order: 'cavalry-squadron',
    mover: 'cavalry',
    wire: 'cavalry',
    assaulter: 'cavalry',
    assaulted: 'cavalry',
    defends: 'cavalry',
    viewer: 'infantry',
    air: 'infantry',
    graded: true,
  },
  'lmg-team': {
    ...foot,
    stands: 'platoons',
    order: 'light-team',
    weapon: 'lmg',
    assaulted: 'lmg',
    defends: 'lmg',
    arc: 'lmg',
    air: 'support-weapon',
  },
  'flamethrower-team': {
    ...foot,
    stands: 'platoons',
    order: 'light-team',
    weapon: 'flamethrower',
    assaulter: 'flamethrower',
    assaulted: 'flamethrower',
    defends: 'flamethrower',
    arc: 'flamethrower',
    air: 'infantry',
  },
  'at-rifle-team': {
    ...foot,
    stands: 'platoons',
    order: 'light-team',
    weapon: 'at-rifle',
    assaulted: 'at-rifle',
    defends: 'at-rifle',
    arc: 'at-rifle',
    air: 'support-weapon',
  },
  'machine-gun': {
    ...crewed,
    order: 'machine-gun',
    weapon: 'machine-gun',
    mover: 'machine-gun',
    assaulted: 'machine-gun',
    defends: 'machine-gun',
    arc: 'machine-gun',
    air: 'machine-gun',
  },
  'light-mortar': {
    ...mortar,
    order: 'battalion-mortar',
    weapon: 'light-mortar',
    mover: 'light-mortar',
    arc: 'light-mortar',
  },
  'medium-mortar': {
    ...mortar,
    order: 'regimental-mortar',
    weapon: 'medium-mortar',
    mover: 'medium-mortar',
    arc: 'medium-mortar',
  },
  'heavy-mortar': {
    ...mortar,
    order: 'regimental-mortar',
    weapon: 'heavy-mortar',
    mover: 'heavy-mortar',
    arc: 'heavy-mortar',
  },
  'field-gun': { ...fieldGun, weapon: 'field-gun' },
  'field-howitzer': { ...fieldGun, weapon: 'field-howitzer' },
  'heavy-artillery': {
    ...gun,
    weapon: 'heavy-artillery',
    mover: 'heavy-artillery',
    arc: 'heavy-artillery',
    artilleryClass: 'heavy',
    large: true,
  },
  'super-heavy-artillery': {
    ...gun,
    weapon: 'super-heavy-artillery',
    mover: 'super-heavy-artillery',
    arc: 'super-heavy-artillery',
    artilleryClass: 'super-heavy',
    large: true,
  },
  tank: {
    stands: 'one',
    order: 'tank',
    wire: 'tank',
    viewer: 'vehicle',
    large: true,
    graded: true,
    armour: true,
  },
  motor: {
    stands: 'one',
    order: 'light-team',
    mover: 'motor',
    assaulted: 'motor',
    defends: 'motor',
    viewer: 'vehicle',
    large: true,
    armour: true,
  },
  'block-house': {
    stands: 'faces',
    order: 'block-house',
    weapon: 'block-house',
    assaulted: 'block-house',
    defends: 'block-house',
    viewer: 'infantry',
    large: true,
    arc: 'block-house',
  },
  'battalion-command': command,
  'regimental-command': command,
  'divisional-command': command,
  liaison: { ...command, viewer: 'artillery' },
  'rolling-barrage': { stands: 'none' },
  'gas-cloud': { stands: 'none', weapon: 'gas' },
  'air-mission': { stands: 'none' },
  army: { stands: 'none' },
}

const DISMOUNTED: KindRow = { ...RIFLES, order: 'cavalry-squadron' }

/** What the card is called in each procedure, by its kind, its horses and its type of tank. */
export const rowOf = ({ kind, tankType, dismounted }: Card): KindRow => {
  if (kind === 'cavalry-squadron' && dismounted) return DISMOUNTED
  if (kind !== 'tank') return ROWS[kind]
  const { class: size, frontWeapon } = TANKS[tankType]
  const tank = size === 'heavy' ? 'heavy-tank' : 'light-tank'
  return {
    ...ROWS.tank,
    weapon: frontWeapon,
    mover: tank,
    assaulter: tank,
    assaulted: tank,
    defends: frontWeapon,
  }
}
