import type { Artillery, Formation, Quality, Structure, Vehicle } from '../vocabulary.ts'

// SK-ART-20: gunners of each weapon
export const GUN_CREWS: Readonly<Record<Artillery, number>> = {
  mortar: 3,
  'light-gun': 3,
  'medium-gun': 4,
  'heavy-gun': 5,
  howitzer: 6,
}

// SK-FIRE-09
export const HMG_CREW = 3
export const LMG_CREW = 2

// SK-ART-03: what the classes of guns were, and the weight of their shells
export const GUN_CLASSES: Readonly<
  Record<
    Exclude<Artillery, 'mortar'>,
    { readonly british: string; readonly french: string; readonly german: string; readonly shell: string }
  >
> = {
  howitzer: { british: '6-inch', french: '155 mm', german: '150 mm', shell: 'about 100 lb' },
  'heavy-gun': { british: '4.5-inch', french: '105 mm', german: '105 mm', shell: 'about 35 lb' },
  'medium-gun': { british: '18-pounder', french: '75 mm', german: '77 mm', shell: '15 to 20 lb' },
  'light-gun': { british: 'tank guns', french: 'tank guns', german: 'tank guns', shell: 'under 12 lb' },
}

// SK-GRN-04: nobody throws bombs before this year
export const FIRST_BOMBERS = 1915

// SK-GEN-11: inches between figures
export const SPACING: Readonly<Record<'foot' | 'mounted', Readonly<Record<Formation, number>>>> = {
  foot: { line: 1, open: 2, skirmish: 3, column: 1 },
  mounted: { line: 1.5, open: 3, skirmish: 4, column: 1.5 },
}

// SK-MOV-10 to SK-MOV-13: inches off the move
export const MOVE_COSTS = {
  formation: { foot: 2, mounted: 4 },
  rising: 2,
  obstacle: 2,
  mounting: { foot: 3, mounted: 6 },
} as const

// SK-MOV-11: how far prone men crawl
export const CRAWL = 2

// SK-MOV-14: figures that find room
export const CAPACITIES: readonly { readonly structures: readonly Structure[]; readonly figures: number }[] =
  [
    { structures: ['small-building-brick', 'small-building-wood'], figures: 6 },
    { structures: ['medium-building-brick', 'medium-building-wood'], figures: 12 },
    { structures: ['large-building-brick', 'large-building-stone'], figures: 20 },
    { structures: ['small-bunker'], figures: 4 },
    { structures: ['medium-bunker'], figures: 8 },
    { structures: ['dugout'], figures: 12 },
  ]

type VehicleWeapon = 'light-gun' | 'hmg' | 'lmg'
type WeaponArc = 'front' | 'left' | 'right' | 'rear' | 'all-round'

/** How many of a weapon bear in an arc. */
export type Mounting = readonly [weapon: VehicleWeapon, arc: WeaponArc, count: number]

export interface VehicleModel {
  readonly vehicle: Vehicle
  /** Where a vehicle was built in more than one kind. */
  readonly model: '' | 'male' | 'female' | 'gun' | 'machine gun'
  readonly crew: number
  readonly mountings: readonly Mounting[]
}

const MALE: readonly Mounting[] = [
  ['light-gun', 'left', 1],
  ['light-gun', 'right', 1],
  ['lmg', 'left', 1],
  ['lmg', 'right', 1],
  ['lmg', 'front', 1],
]

// SK-VEH-13
export const VEHICLE_MODELS: readonly VehicleModel[] = [
  { vehicle: 'mark-i', model: 'male', crew: 8, mountings: MALE },
  {
    vehicle: 'mark-i',
    model: 'female',
    crew: 8,
    mountings: [
      ['hmg', 'left', 2],
      ['hmg', 'right', 2],
      ['lmg', 'front', 1],
    ],
  },
  { vehicle: 'mark-iv', model: 'male', crew: 8, mountings: MALE },
  {
    vehicle: 'mark-iv',
    model: 'female',
    crew: 8,
    mountings: [
      ['lmg', 'left', 2],
      ['lmg', 'right', 2],
      ['lmg', 'front', 1],
    ],
  },
  {
    vehicle: 'whippet',
    model: '',
    crew: 3,
    mountings: [
      ['lmg', 'front', 1],
      ['lmg', 'left', 1],
      ['lmg', 'right', 1],
    ],
  },
  { vehicle: 'ft17', model: 'gun', crew: 2, mountings: [['light-gun', 'all-round', 1]] },
  { vehicle: 'ft17', model: 'machine gun', crew: 2, mountings: [['lmg', 'all-round', 1]] },
  {
    vehicle: 'st-chamond',
    model: '',
    crew: 8,
    mountings: [
      ['light-gun', 'front', 1],
      ['lmg', 'front', 1],
      ['lmg', 'left', 1],
      ['lmg', 'right', 1],
      ['lmg', 'rear', 1],
    ],
  },
  {
    vehicle: 'schneider',
    model: '',
    crew: 6,
    mountings: [
      ['light-gun', 'right', 1],
      ['lmg', 'left', 1],
      ['lmg', 'right', 1],
    ],
  },
  {
    vehicle: 'a7v',
    model: '',
    crew: 16,
    mountings: [
      ['light-gun', 'front', 1],
      ['hmg', 'left', 2],
      ['hmg', 'right', 2],
      ['hmg', 'rear', 2],
    ],
  },
  { vehicle: 'enclosed-armoured-car', model: '', crew: 4, mountings: [['hmg', 'all-round', 1]] },
  { vehicle: 'open-armoured-car', model: '', crew: 4, mountings: [['hmg', 'all-round', 1]] },
]

/** SK-VEH-20: vehicles as rosters write them. */
export const VEHICLE_IDS = [
  'mark-i-male',
  'mark-i-female',
  'mark-iv-male',
  'mark-iv-female',
  'whippet',
  'ft17-gun',
  'ft17-mg',
  'st-chamond',
  'schneider',
  'a7v',
  'enclosed-armoured-car',
  'open-armoured-car',
] as const
export type VehicleId = (typeof VEHICLE_IDS)[number]

const MODEL_NAMES: Readonly<Record<VehicleModel['model'], string>> = {
  '': '',
  male: '-male',
  female: '-female',
  gun: '-gun',
  'machine gun': '-mg',
}

export const vehicleIdOf = ({ vehicle, model }: VehicleModel): string => `${vehicle}${MODEL_NAMES[model]}`

export const modelNamed = (id: string): VehicleModel | undefined =>
  VEHICLE_MODELS.find((model) => vehicleIdOf(model) === id)

/** The weapons of a vehicle counted together. */
export const weaponsOf = ({ mountings }: VehicleModel): number =>
  mountings.reduce((total, [, , count]) => total + count, 0)

// Muster points, for even match-ups
export const MUSTER = {
  figure: { green: 3, average: 4, crack: 5, elite: 7 } satisfies Record<Quality, number>,
  bef: 1,
  bomber: 2,
  mounted: 2,
  lancer: 1,
  lmg: 16,
  beltFed: 2,
  hmg: { green: 24, average: 30, crack: 36, elite: 42 } satisfies Record<Quality, number>,
  sniper: 12,
  officer: 8,
  guns: {
    mortar: 16,
    'light-gun': 24,
    'medium-gun': 34,
    'heavy-gun': 44,
    howitzer: 60,
  } satisfies Record<Artillery, number>,
  vehicle: { timesValue: 3, hmgOrGun: 10, lmg: 6 },
  bombardment: 60,
  wagon: 4,
} as const
