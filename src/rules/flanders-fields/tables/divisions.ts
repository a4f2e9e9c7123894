import type { Nation, Stand } from '../vocabulary.ts'

/** So many stands of each kind. */
type Stands = Readonly<Partial<Record<Stand, number>>>

/** A division as it was published, without its command stands. */
export interface PublishedDivision {
  readonly nation: Nation
  readonly regiments: number
  /** In each regiment. */
  readonly battalions: number
  /** In each of four companies, by whether the battalion is raw. */
  readonly platoons: Readonly<Record<'raw' | 'other', number>>
  /** Of each battalion, of each regiment, and of the division as a whole. */
  readonly weapons: Stands
  readonly assets: Stands
  readonly whole: Stands
  /** Gun stands that fire as one battery. */
  readonly battery: number
  /** Stands of its cavalry. */
  readonly squadron?: number
  readonly pioneerBattalion?: true
}

const four = { raw: 4, other: 4 } as const
const three = { raw: 3, other: 3 } as const

export const DIVISION_IDS = [
  'british-1914',
  'british-1916',
  'british-1917',
  'french-1914',
  'french-1917',
  'german-1914',
  'german-1916',
] as const
export type DivisionId = (typeof DIVISION_IDS)[number]

// FF-ORG-01
export const PUBLISHED_DIVISIONS: Readonly<Record<DivisionId, PublishedDivision>> = {
  'british-1914': {
    nation: 'british',
    regiments: 3,
    battalions: 4,
    platoons: four,
    weapons: { 'machine-gun': 1 },
    assets: {},
    whole: { 'field-gun': 9, 'field-howitzer': 3, 'heavy-artillery': 2 },
    battery: 1,
    squadron: 2,
  },
  'british-1916': {
    nation: 'british',
    regiments: 3,
    battalions: 4,
    platoons: four,
    weapons: { lmg: 4 },
    assets: { 'machine-gun': 8, 'light-mortar': 4 },
    whole: { 'field-gun': 6, 'field-howitzer': 3, 'medium-mortar': 3, 'heavy-mortar': 1 },
    battery: 1,
    pioneerBattalion: true,
  },
  'british-1917': {
    nation: 'british',
    regiments: 3,
    battalions: 4,
    platoons: { raw: 4, other: 3 },
    weapons: {},
    assets: { 'light-mortar': 1 },
    whole: { 'machine-gun': 16, 'field-gun': 6, 'field-howitzer': 3, 'medium-mortar': 1, 'heavy-mortar': 1 },
    battery: 1,
    pioneerBattalion: true,
  },
  'french-1914': {
    nation: 'french',
    regiments: 4,
    battalions: 3,
    platoons: three,
    weapons: { 'machine-gun': 1 },
    assets: {},
    whole: { 'field-gun': 12 },
    battery: 1,
  },
  'french-1917': {
    nation: 'french',
    regiments: 3,
    battalions: 3,
    platoons: four,
    weapons: { 'machine-gun': 2 },
    assets: { 'light-mortar': 4 },
    whole: { 'field-gun': 12 },
    battery: 1,
  },
  'german-1914': {
    nation: 'german',
    regiments: 4,
    battalions: 3,
    platoons: three,
    weapons: { 'machine-gun': 2 },
    assets: {},
    whole: { 'field-gun': 9, 'field-howitzer': 3 },
    battery: 1,
  },
  'german-1916': {
    nation: 'german',
    regiments: 3,
    battalions: 3,
    platoons: three,
    weapons: { 'machine-gun': 3, 'light-mortar': 3 },
    assets: {},
    whole: { 'field-gun': 12, 'field-howitzer': 6 },
    battery: 2,
  },
}
