import type { Counted } from '../scenarios/scenario.ts'
import { DIVISION_IDS, type DivisionId, PUBLISHED_DIVISIONS } from '../tables/index.ts'
import type { Nation, Quality } from '../vocabulary.ts'

/** A number for each strength of organisation: lean, usual, rich. */
type Graded = readonly [lean: number, usual: number, rich: number]

export const STRENGTHS = ['lean', 'usual', 'rich'] as const
export type Strength = (typeof STRENGTHS)[number]

export const ORGANISATIONS = DIVISION_IDS
export type OrganisationId = DivisionId

export type BattalionWeapon =
  | 'machine-gun'
  | 'lmg'
  | 'light-mortar'
  | 'flamethrower'
  | 'at-rifle'
  | 'field-gun'

export interface Organisation {
  readonly nation: Nation
  readonly from: string
  readonly platoons: (quality: Quality) => number
  readonly weapons: Readonly<Partial<Record<BattalionWeapon, Graded>>>
  /** Each regiment's first battalion has these besides. */
  readonly first?: Readonly<Partial<Record<BattalionWeapon, Graded>>>
  /** Of its regiment, for each battalion. */
  readonly machineGuns: Graded
  /** Grade of the battalion of that number by default. */
  readonly grade: (number: number) => Quality
  /** The most battalions of a grade among so many; no limit if left out. */
  readonly most: (battalions: number) => Readonly<Partial<Record<Quality | 'not-raw', number>>>
  /** Battalions of its division, and its guns (FF-ORG-09). */
  readonly division: { readonly battalions: number; readonly fieldGuns: number; readonly howitzers: number }
}

const always = (number: number): Graded => [number, number, number]
const experienced = (): Quality => 'experienced'
const half = (battalions: number) => ({ veteran: Math.ceil(battalions / 2) })

/** What an organisation has from its published division; guns are counted in batteries (FF-ORG-09). */
const published = (id: DivisionId): Pick<Organisation, 'nation' | 'platoons' | 'division'> => {
  const { nation, platoons, regiments, battalions, whole, battery } = PUBLISHED_DIVISIONS[id]
  return {
    nation,
    platoons: (quality) => (quality === 'raw' ? platoons.raw : platoons.other),
    division: {
      battalions: regiments * battalions,
      fieldGuns: (whole['field-gun'] ?? 0) / battery,
      howitzers: (whole['field-howitzer'] ?? 0) / battery,
    },
  }
}

// FF-ORG-09, own-engagement: Organisation
export const ORGANISATION: Readonly<Record<OrganisationId, Organisation>> = {
  'british-1914': {
    ...published('british-1914'),
    from: '1914-08',
    weapons: { 'machine-gun': always(1) },
    machineGuns: always(0),
    grade: (number) => (number % 2 === 0 ? 'veteran' : 'experienced'),
    most: (battalions) => ({ raw: 0, ...half(battalions) }),
  },
  'british-1916': {
    ...published('british-1916'),
    from: '1915-10',
    weapons: { lmg: [2, 4, 4], 'light-mortar': [0, 1, 1] },
    machineGuns: [1, 1, 2],
    grade: (number) => (number % 3 === 0 ? 'experienced' : 'raw'),
    most: (battalions) => ({ 'not-raw': Math.ceil(battalions / 3), veteran: 1 }),
  },
  'british-1917': {
    ...published('british-1917'),
    from: '1917-03',
    weapons: {},
    first: { 'light-mortar': always(1) },
    machineGuns: [1, 1, 2],
    grade: experienced,
    most: (battalions) => ({ raw: Math.ceil(battalions / 4), veteran: Math.ceil(battalions / 4) }),
  },
  'french-1914': {
    ...published('french-1914'),
    from: '1914-08',
    weapons: { 'machine-gun': always(1) },
    machineGuns: always(0),
    grade: experienced,
    most: half,
  },
  'french-1917': {
    ...published('french-1917'),
    from: '1917-01',
    weapons: { 'machine-gun': always(2), 'light-mortar': [0, 1, 1] },
    machineGuns: always(0),
    grade: experienced,
    most: half,
  },
  'german-1914': {
    ...published('german-1914'),
    from: '1914-08',
    weapons: { 'machine-gun': always(2) },
    machineGuns: always(0),
    grade: experienced,
    most: half,
  },
  'german-1916': {
    ...published('german-1916'),
    from: '1916-01',
    weapons: { 'machine-gun': [2, 3, 4], 'light-mortar': [1, 2, 3] },
    machineGuns: always(0),
    grade: experienced,
    most: half,
  },
}

/** The organisation of a nation in a month. */
export const organisationAt = (nation: Nation, date: string): OrganisationId => {
  const found = ORGANISATIONS.findLast((id) => {
    const { nation: of, from } = ORGANISATION[id]
    return of === nation && from <= date
  })
  if (!found) throw new Error(`the ${nation} have no organisation in ${date}`)
  return found
}

export const AT_RIFLES_FROM = '1918-02'
export const FLAMETHROWERS_FROM = '1915-02'

const STORM: Readonly<Partial<Record<BattalionWeapon, Graded>>> = {
  'machine-gun': [6, 6, 8],
  flamethrower: [2, 2, 4],
  'light-mortar': [2, 2, 4],
  'field-gun': always(1),
}

export const STORM_PLATOONS = 3
export const SQUADRONS = { companies: 3, platoons: 4, machineGuns: 2 } as const

const counted = (
  weapons: Readonly<Partial<Record<BattalionWeapon, Graded>>>,
  strength: Strength,
): readonly [string, number][] =>
  Object.entries(weapons).map(([weapon, graded]) => [weapon, graded[STRENGTHS.indexOf(strength)] ?? 0])

/** What a battalion has by the table: the first of its regiment perhaps more. */
export const weaponsOf = (
  { nation, weapons, first }: Organisation,
  date: string,
  strength: Strength,
  isFirst: boolean,
): Counted =>
  Object.fromEntries([
    ...counted(weapons, strength),
    ...(isFirst && first ? counted(first, strength) : []),
    ...(nation === 'german' && date >= AT_RIFLES_FROM ? [['at-rifle', 1] as const] : []),
  ])

export const stormWeapons = (strength: Strength): Counted => Object.fromEntries(counted(STORM, strength))
