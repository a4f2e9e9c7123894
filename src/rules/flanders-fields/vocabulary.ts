/** What it is called, and what its table is measured in. */
export const RULE_SET = { id: 'flanders-fields', title: 'Flanders Fields', measure: 'cm' } as const

export const PERIODS = ['early', 'mid', 'late'] as const
export type Period = (typeof PERIODS)[number]

/** Periods with rolling barrages and deep suppression. */
export const LATER_PERIODS = ['mid', 'late'] as const

export const QUALITIES = ['raw', 'experienced', 'veteran', 'storm'] as const
export type Quality = (typeof QUALITIES)[number]

export const NATIONS = ['british', 'french', 'german'] as const
export type Nation = (typeof NATIONS)[number]

export const SIDES = ['attacker', 'defender'] as const
export type Side = (typeof SIDES)[number]

export const MORTARS = ['light-mortar', 'medium-mortar', 'heavy-mortar'] as const
export const BATTERIES = ['field-gun', 'field-howitzer', 'heavy-artillery', 'super-heavy-artillery'] as const
export type Battery = (typeof BATTERIES)[number]

/** What stands on a base of its own. */
export const STANDS = [
  'infantry',
  'cavalry',
  'lmg',
  'machine-gun',
  'flamethrower',
  'at-rifle',
  ...MORTARS,
  ...BATTERIES,
  'heavy-tank',
  'light-tank',
  'motor',
  'block-house',
  'battalion-command',
  'regimental-command',
  'divisional-command',
  'liaison',
] as const
export type Stand = (typeof STANDS)[number]

export const ORDER_UNITS = [
  'rifle-company',
  'cavalry-squadron',
  'light-team',
  'machine-gun',
  'block-house',
  'battalion-mortar',
  'regimental-mortar',
  'artillery',
  'tank',
] as const
export type OrderUnit = (typeof ORDER_UNITS)[number]

export const ARTILLERY_CLASSES = ['field', 'heavy', 'super-heavy'] as const
export type ArtilleryClass = (typeof ARTILLERY_CLASSES)[number]

export const ORDER_SPECIALS = ['pals', 'professionalism', 'prussian-discipline', 'elan'] as const
export type OrderSpecial = (typeof ORDER_SPECIALS)[number]

export const MORALE_SPECIALS = ['pals', 'prussian-discipline'] as const
export type MoraleSpecial = (typeof MORALE_SPECIALS)[number]

export const MOVERS = [
  'infantry',
  'cavalry',
  'field-artillery',
  'heavy-artillery',
  'super-heavy-artillery',
  'heavy-tank',
  'light-tank',
  'motor',
  'machine-gun',
  ...MORTARS,
] as const
export type Mover = (typeof MOVERS)[number]

export const MOVE_TERRAINS = [
  'cross-country',
  'shell-torn',
  'shattered',
  'along-trench',
  'across-trench',
  'road',
  'close',
  'stream',
  'river',
] as const
export type MoveTerrain = (typeof MOVE_TERRAINS)[number]

export const TRANSPORTS = ['limbered', 'manhandled', 'pack'] as const
export type Transport = (typeof TRANSPORTS)[number]

export const WIRE_MOVERS = ['infantry', 'cavalry', 'horse-artillery', 'pack-animals', 'tank'] as const
export type WireMover = (typeof WIRE_MOVERS)[number]

export const WIRE_GAPS = ['none', 'tank-track', 'cleared'] as const
export type WireGap = (typeof WIRE_GAPS)[number]

/** What a stand above the ground can be in. */
export const SURFACE_COVERS = ['open', 'soft', 'medium', 'hard', 'fortification'] as const
export type SurfaceCover = (typeof SURFACE_COVERS)[number]

export const COVERS = [...SURFACE_COVERS, 'deep-shelter'] as const
export type Cover = (typeof COVERS)[number]

export const COVER_GROUNDS = [
  'open',
  'shell-torn',
  'shattered',
  'road-column',
  'wood',
  'built-up',
  'marsh',
  'river-bank',
  'on-wire',
] as const
export type CoverGround = (typeof COVER_GROUNDS)[number]

export const FIELDWORKS = ['none', 'trench', 'strong-point', 'block-house'] as const
export type Fieldwork = (typeof FIELDWORKS)[number]

export const COVER_TROOPS = ['foot', 'crewed', 'cavalry', 'packed'] as const

export const VIEWERS = ['infantry', 'artillery', 'vehicle'] as const
export type Viewer = (typeof VIEWERS)[number]

export const SIGHT_TARGETS = ['troops-open', 'troops-cover', 'large'] as const
export type SightTarget = (typeof SIGHT_TARGETS)[number]

export const ARC_WEAPONS = [
  'infantry',
  'lmg',
  'at-rifle',
  'flamethrower',
  'field-artillery',
  'heavy-artillery',
  'super-heavy-artillery',
  ...MORTARS,
  'machine-gun',
  'block-house',
] as const
export type ArcWeapon = (typeof ARC_WEAPONS)[number]

/** Weapons that fire at troops. */
export const TROOP_WEAPONS = [
  'infantry',
  'lmg',
  'machine-gun',
  'block-house',
  ...BATTERIES,
  ...MORTARS,
  'tank-gun',
  'tank-lmg',
  'flamethrower',
  'indirect-mg',
  'gas',
] as const
export type TroopWeapon = (typeof TROOP_WEAPONS)[number]

export const WEAPONS = [...TROOP_WEAPONS, 'at-rifle'] as const
export type Weapon = (typeof WEAPONS)[number]

export const AREA_WEAPONS = [...BATTERIES, ...MORTARS, 'indirect-mg', 'gas'] as const
export type AreaWeapon = (typeof AREA_WEAPONS)[number]

export const BURST_GUNS = ['machine-gun', 'block-house'] as const
export type BurstGun = (typeof BURST_GUNS)[number]

export const FIRE_MODES = ['direct', 'indirect'] as const
export type FireMode = (typeof FIRE_MODES)[number]

export type FireOutcome = 'none' | 'suppressed' | 'killed'

export const TANK_TYPES = [
  'british-male',
  'british-female',
  'whippet',
  'st-chamond',
  'renault-gun',
  'renault-lmg',
  'a7v',
] as const
export type TankType = (typeof TANK_TYPES)[number]

export const SUPPRESSION_SOURCES = [
  'infantry',
  'lmg',
  'machine-gun',
  'mortar',
  'artillery',
  'tank',
  'flamethrower',
  'gas',
  'barrage',
  'aircraft',
] as const
export type SuppressionSource = (typeof SUPPRESSION_SOURCES)[number]

/** Stands that may be reached by an assault, as they defend themselves with fire. */
export const FIRING_DEFENDERS = [
  'infantry',
  'cavalry',
  'lmg',
  'machine-gun',
  'block-house',
  'flamethrower',
  'at-rifle',
  'tank-gun',
  'tank-lmg',
  'artillery',
  'mortar',
  'command',
  'motor',
] as const
export type FiringDefender = (typeof FIRING_DEFENDERS)[number]

export const ASSAULTERS = ['infantry', 'cavalry', 'flamethrower', 'heavy-tank', 'light-tank'] as const
export type Assaulter = (typeof ASSAULTERS)[number]

export const ASSAULTED = [
  'infantry',
  'cavalry',
  'lmg',
  'machine-gun',
  'mortar',
  'artillery',
  'flamethrower',
  'at-rifle',
  'command',
  'heavy-tank',
  'light-tank',
  'motor',
  'block-house',
] as const
export type Assaulted = (typeof ASSAULTED)[number]

export const MORALE_TRIGGERS = ['half', 'three-quarters', 'tank-assault', 'support-lost'] as const
export type MoraleTrigger = (typeof MORALE_TRIGGERS)[number]

export type MoraleResult = 'ok' | 'retreat-20' | 'retreat-40' | 'rout' | 'lost'

export const AIR_TARGETS = ['infantry', 'machine-gun', 'support-weapon', 'artillery'] as const
export type AirTarget = (typeof AIR_TARGETS)[number]

export const AIR_COVERS = ['open', 'soft', 'medium'] as const
export type AirCover = (typeof AIR_COVERS)[number]

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const
const SUITS = ['H', 'C', 'D', 'S'] as const
export type PlayingCard = `${(typeof RANKS)[number]}${(typeof SUITS)[number]}`
export const PLAYING_CARDS: readonly PlayingCard[] = SUITS.flatMap((suit) =>
  RANKS.map((rank): PlayingCard => `${rank}${suit}`),
)
