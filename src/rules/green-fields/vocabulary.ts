/** What it is called, and what its table is measured in. */
export const RULE_SET = {
  id: 'green-fields',
  title: 'To The Green Fields Beyond!',
  measure: 'zones',
} as const

export const FOOT = ['infantry', 'pioneer', 'sapper'] as const
export const ARTILLERY = ['field-artillery', 'medium-artillery', 'heavy-artillery'] as const
export const TANKS = ['heavy-tank', 'light-tank'] as const
export const ARMOUR = [...TANKS, 'armoured-car'] as const
export const AIRCRAFT = ['reconnaissance', 'ground-attack', 'fighter', 'bomber'] as const
/** On the ground as far as aircraft are concerned: balloons and depots are targets of their own. */
export const STRUCK_FROM_THE_AIR = [...FOOT, 'cavalry', ...ARTILLERY, ...ARMOUR, 'motor-transport'] as const
export const GROUND_UNITS = [...STRUCK_FROM_THE_AIR, 'balloon'] as const
/** Neither experience nor morale. */
export const UNRATED_UNITS = ['motor-transport', 'depot'] as const
/** Everything with a price per strength point. */
export const FIELD_UNITS = [...GROUND_UNITS, ...AIRCRAFT] as const
export const UNIT_TYPES = [...FIELD_UNITS, 'depot'] as const

export type Artillery = (typeof ARTILLERY)[number]
export type Aircraft = (typeof AIRCRAFT)[number]
export type GroundUnit = (typeof GROUND_UNITS)[number]
export type FieldUnit = (typeof FIELD_UNITS)[number]
export type UnitType = (typeof UNIT_TYPES)[number]

/** What a unit is as far as shooting and being shot at go. */
export type Arm = 'foot' | 'cavalry' | 'artillery' | 'armour' | 'transport' | 'balloon' | 'aircraft' | 'depot'

export const GROUNDS = ['open', 'rough', 'woods', 'town', 'ruins', 'morass'] as const
export type Ground = (typeof GROUNDS)[number]

/** In the order in which they are dug; shelling goes the other way. */
export const WORKS = ['none', 'light', 'heavy'] as const
export type Works = (typeof WORKS)[number]

export const WATERS = ['none', 'stream', 'river'] as const
export type Water = (typeof WATERS)[number]

/** How hilly a country is that is made by chance (GF-VAR-08). */
export const RELIEFS = ['gentle', 'hilly'] as const
export type Relief = (typeof RELIEFS)[number]

export const MOUNTS = ['none', 'horses', 'bicycles', 'motor'] as const
export type Mount = (typeof MOUNTS)[number]

export const ATTACKS = [
  'direct',
  'field-artillery',
  'medium-artillery',
  'heavy-artillery',
  'air',
  'flak',
  'gas',
  'mine',
  'mine-fight',
  'breakdown',
] as const
export type Attack = (typeof ATTACKS)[number]

export const FIRE_MODES = [
  'bombardment',
  'opportunity',
  'close-assault',
  'raid-defence',
  'flak',
  'ground-to-air',
  'air-to-air',
  'air-to-ground',
] as const
export type FireMode = (typeof FIRE_MODES)[number]

/** GF-AMOV-08 */
export const STANDING_ORDERS = ['own-zone', 'on-entry', 'first-chance', 'hold'] as const
export type StandingOrder = (typeof STANDING_ORDERS)[number]

export const SCALES = ['weekly', 'assault'] as const
export type Scale = (typeof SCALES)[number]

export const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const
export type Season = (typeof SEASONS)[number]

export const AIR_PERIODS = ['dawn', 'day', 'dusk', 'night'] as const
export const LIGHTS = ['day', 'night'] as const
export type Light = (typeof LIGHTS)[number]
export const SIDES = ['a', 'b'] as const
export type SideName = (typeof SIDES)[number]

export const FATES = ['unhurt', 'hold', 'waver', 'rout', 'destroyed'] as const
export type UnitOutcome = (typeof FATES)[number]
export type CheckOutcome = 'hold' | 'waver' | 'rout'
export type Retreat = 'none' | 'one-zone' | 'flee'
export type Status = 'steady' | 'suppressed' | 'routing'

export const NATIONS = [
  'british',
  'dominion',
  'french',
  'belgian',
  'american',
  'italian',
  'russian',
  'german',
  'austro-hungarian',
  'turkish',
] as const
export type Nation = (typeof NATIONS)[number]

export const GOODS = ['shells', 'luxuries', 'gas-canister', 'depot-point'] as const
/** GF-DPT-02, GF-VP-04: supply points, or victory points. */
export const PURSES = ['supply', 'points'] as const
export type Purse = (typeof PURSES)[number]
/** GF-REP-01: men are paid for now, or come from the replacement battalion. */
export const DRAFT_SOURCES = ['supply', 'pool'] as const
export const SOLD_GOODS = ['shells', 'luxuries', 'gas-canister'] as const
export const VARIATIONS = ['trench', '1914', 'russia-palestine'] as const
export type Graveyard = 'girls-blouse' | 'rum-show' | 'history-book' | 'general-haig'
