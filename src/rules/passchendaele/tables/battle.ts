import type { Nation, Troop } from '../vocabulary.ts'

// PA-SETUP-07
export const RELOCATES_ON = 5

// PA-SETUP-04, PA-SETUP-06, PA-SETUP-10
export const FRONT_TO_REAR = 12

// PA-SETUP-18: inches behind the front edge for half the bases of a front-line division and for all of them, and inches
// between them and their own table edge where reserves are to come
export const FRONT_BY = { half: 6, all: 12 } as const
export const ROOM_FOR_RESERVES = 15

// PA-ORG-01 to PA-ORG-05, PA-ORG-08: bases of a division, least and most
type Span = readonly [least: number, most: number]
const ANY = Number.POSITIVE_INFINITY

export interface Establishment {
  readonly nation: Nation
  readonly years: Span
  readonly infantry: Span
  readonly fieldArtillery: Span
  readonly machineGun: Span
  readonly trenchMortar: Span
}

// biome-ignore format: one row a division, as on the printed sheet
export const ESTABLISHMENTS: readonly Establishment[] = [
  { nation: 'german',   years: [1916, 1918], infantry: [3, 3], fieldArtillery: [1, ANY], machineGun: [0, 1], trenchMortar: [0, 1] },
  { nation: 'british',  years: [1916, 1917], infantry: [3, 4], fieldArtillery: [2, 2],   machineGun: [1, 1], trenchMortar: [1, 1] },
  { nation: 'british',  years: [1918, 1918], infantry: [3, 4], fieldArtillery: [2, 2],   machineGun: [1, 1], trenchMortar: [0, 0] },
  { nation: 'french',   years: [1916, 1918], infantry: [3, 3], fieldArtillery: [2, 4],   machineGun: [0, 0], trenchMortar: [0, 1] },
  { nation: 'american', years: [1916, 1918], infantry: [4, 4], fieldArtillery: [2, 2],   machineGun: [1, 1], trenchMortar: [1, 1] },
]
export const FIRST_YEAR = 1916
export const LAST_YEAR = 1918

// PA-END-01: three quarters of the infantry and cavalry
export const COLLAPSE = { of: 4, lost: 3 } as const

// PA-END-02
export const CASUALTY_POINTS: Readonly<Record<Troop, number>> = {
  infantry: 2,
  cavalry: 2,
  stosstruppen: 1,
  'trench-mortar': 1,
  'machine-gun': 1,
  tank: 2,
  'light-tank': 2,
  'field-artillery': 2,
  'heavy-artillery': 3,
  'extra-heavy-artillery': 3,
  'super-heavy-artillery': 4,
}

// PA-END-03: inches from the point
export const HOLDS_WITHIN = 1

// PA-END-04
export const MARGINAL_FROM = 5
export const DECISIVE_FROM = 12

// PA-END-06: stopped by agreement before the end of this turn, a battle counts for nothing
export const FOUGHT_FROM = 1

// PA-END-07: the first turn at whose end an offer to stop is made, and turns until one may follow a refusal
export const OFFERS_FROM = 3
export const OFFER_AGAIN_AFTER = 3

// PA-END-03: for each base
export const BREAKTHROUGH_POINTS = 3
