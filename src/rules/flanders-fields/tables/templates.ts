import type { AreaWeapon, BurstGun, Side } from '../vocabulary.ts'

/** In cm: across the table or the line of fire, and along it. */
export interface Area {
  readonly width: number
  readonly depth: number
}

const area = (width: number, depth: number): Area => ({ width, depth })
const BATTERY = area(10, 10)

// FF-ART-01, FF-MORT-01, FF-MG-03
// biome-ignore format: laid out as a table
export const AREAS: Readonly<Record<Exclude<AreaWeapon, 'gas'>, Area>> = {
  'field-gun':             BATTERY,
  'field-howitzer':        BATTERY,
  'heavy-artillery':       BATTERY,
  'super-heavy-artillery': BATTERY,
  'light-mortar':          area(3, 3),
  'medium-mortar':         area(4, 4),
  'heavy-mortar':          area(5, 5),
  'indirect-mg':           area(2, 10),
}

// FF-MG-02: behind the first target, and as wide as the strip before it
export const BEATEN_ZONE_AREAS: Readonly<Record<BurstGun, Area>> = {
  'machine-gun': area(2, 15),
  'block-house': area(2, 10),
}

// FF-SOS-01, and how far from a work its middle may lie
export const SOS_AREA = area(10, 5)
export const SOS_FROM_WORK = 5

// FF-RB-01: right across the table, and how far it goes on in a turn
export const BARRAGE_DEPTH = 20
export const BARRAGE_SPEED = { least: 5, most: 20 } as const

// FF-GAS-02, and how far in front of the trench projectors throw it
export const CLOUD: Readonly<Record<Side, Area>> = {
  attacker: area(20, 10),
  defender: area(10, 5),
}
export const PROJECTOR_THROW = 10

// FF-AIR-02: targets from the point named
export const AIR_RADIUS = 5
