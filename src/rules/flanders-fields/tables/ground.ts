import type { ArcWeapon, Cover, CoverGround, Quality, SightTarget, Viewer } from '../vocabulary.ts'

// FF-COV-03, FF-COV-04; open, shell-torn and shattered ground is left to field craft
export const GROUND_COVER: Readonly<
  Record<Exclude<CoverGround, 'open' | 'shell-torn' | 'shattered' | 'on-wire'>, Cover>
> = {
  'road-column': 'open',
  wood: 'soft',
  'built-up': 'hard',
  marsh: 'soft',
  'river-bank': 'soft',
}

// FF-COV-07, cm beside a river
export const RIVER_BANK = 2

// FF-TAB-04, FF-TAB-06, cm across; a bridge is as wide as its road
export const WIDTHS = { trench: 2, road: 4, stream: 1 } as const

// FF-TAB-01, cm: as it usually is
export const TABLE = { width: 120, length: 180 } as const

type WorkRow = { readonly elsewhere: Cover; readonly wood: Cover; readonly 'built-up': Cover }

// FF-COV-03
// biome-ignore format: laid out as printed
export const WORK_COVER: Readonly<Record<'trench' | 'strong-point' | 'block-house', WorkRow>> = {
  trench:         { elsewhere: 'medium',        wood: 'hard',          'built-up': 'fortification' },
  'strong-point': { elsewhere: 'hard',          wood: 'hard',          'built-up': 'fortification' },
  'block-house':  { elsewhere: 'fortification', wood: 'fortification', 'built-up': 'fortification' },
}

// FF-COV-02: in open, shell-torn and shattered ground
export const FIELD_CRAFT: Readonly<Record<Quality, Cover>> = {
  raw: 'open',
  experienced: 'soft',
  veteran: 'soft',
  storm: 'soft',
}

// FF-COV-05
export const CAVALRY_COVER: WorkRow = { elsewhere: 'open', wood: 'soft', 'built-up': 'hard' }

// FF-VIS-01, cm
// biome-ignore format: laid out as printed
export const SIGHT: Readonly<Record<Viewer, Readonly<Record<SightTarget | 'revealed', number>>>> = {
  infantry:  { 'troops-open': 100, 'troops-cover':  30, revealed:  50, large: 150 },
  artillery: { 'troops-open': 200, 'troops-cover': 100, revealed: 100, large: 250 },
  vehicle:   { 'troops-open':  50, 'troops-cover':  10, revealed:  50, large: 100 },
}

// FF-VIS-03, cm: behind woods and buildings as seen from above, and through either
export const DEAD_GROUND = 2.5
export const SIGHT_THROUGH_COVER = 5

/** A strip this many cm wider than the base on each side, or a fan of this many degrees from its corners. */
type Arc = { readonly strip: number } | { readonly fan: number }

// FF-ARC-01, FF-ARC-02, FF-ARC-03
export const ARCS: Readonly<Record<ArcWeapon, Arc>> = {
  infantry: { strip: 10 },
  lmg: { strip: 10 },
  'at-rifle': { strip: 10 },
  flamethrower: { strip: 10 },
  'field-artillery': { strip: 10 },
  'heavy-artillery': { strip: 10 },
  'super-heavy-artillery': { strip: 10 },
  'light-mortar': { strip: 5 },
  'medium-mortar': { strip: 5 },
  'heavy-mortar': { strip: 5 },
  'machine-gun': { fan: 45 },
  'block-house': { fan: 45 },
}

// FF-ARC-03, FF-ARC-04
export const NEVER_REFACED: readonly ArcWeapon[] = ['medium-mortar', 'heavy-mortar', 'block-house']

// FF-ARC-06, cm
export const TARGET_NEAR = 15
export const TARGET_AHEAD = 30

// FF-ARC-07: degrees off straight ahead
export const WIDEST_ANGLE = 180
