import * as v from 'valibot'
import { type Accepted, choice, flag, form, integer, list, preset, text } from '#kernel/procedure/schema.ts'
import { quality } from '../reckoning/fields.ts'
import {
  FATAL_MARKERS,
  MOST_EVENT_CARDS,
  MOST_PLATOONS,
  type NATIONAL_USES,
  WORST_DEEP_SUPPRESSION,
} from '../tables/index.ts'
import {
  BATTERIES,
  MORTARS,
  PLAYING_CARDS,
  SIDES,
  SURFACE_COVERS,
  TANK_TYPES,
  TRANSPORTS,
} from '../vocabulary.ts'

/**
 * A card is what gets an order roll of its own: a company with all its platoons, a team of a battalion, a single
 * gun or tank. Barrages, clouds, air missions and the counters of a whole army are cards too.
 */
export const KINDS = [
  'rifle-company',
  'cavalry-squadron',
  'lmg-team',
  'flamethrower-team',
  'at-rifle-team',
  'machine-gun',
  ...MORTARS,
  ...BATTERIES,
  'tank',
  'motor',
  'block-house',
  'battalion-command',
  'regimental-command',
  'divisional-command',
  'liaison',
  'rolling-barrage',
  'gas-cloud',
  'air-mission',
  'army',
] as const
export type Kind = (typeof KINDS)[number]

export const PLACES = ['table', 'off-table', 'reserve', 'destroyed', 'routed'] as const

export const GAS_KINDS = ['offensive', 'denying'] as const

const NATIONAL_RULES = [
  'none',
  'mad-minute',
  'pals',
  'professionalism',
  'prussian-discipline',
  'stubborn-resistance',
] as const satisfies readonly (keyof typeof NATIONAL_USES)[]
export type NationalRule = (typeof NATIONAL_RULES)[number]

const count = (most: number = MOST_PLATOONS) => preset(integer(0, most), 0)
const written = () => preset(text(), '')

export const CARD = form({
  kind: preset(choice(KINDS), 'rifle-company'),
  quality,
  /** Stands at the start of the battle. */
  platoons: preset(integer(1, MOST_PLATOONS), 4),
  /** One number for each stand left; a block house: front, left, right; a single stand: the first. */
  markers: preset(list(integer(0, FATAL_MARKERS), 0, MOST_PLATOONS), [0, 0, 0, 0]),
  /** Which of them acts or is hit, counted from 1. */
  platoon: preset(integer(1, MOST_PLATOONS), 1),
  cover: preset(choice(SURFACE_COVERS), 'soft'),
  place: preset(choice(PLACES), 'table'),
  battalion: written(),
  tankType: preset(choice(TANK_TYPES), 'british-male'),

  ordered: flag(),
  actions: count(),
  inGas: flag(),
  underFire: flag(),
  /** FF-MOR-05: the tests for losses that it took with its battalion. */
  testedAtHalf: flag(),
  testedAtThreeQuarters: flag(),
  failedLastTurn: flag(),
  fieldPromotion: flag(),
  staffMarker: flag(),
  onWire: count(),
  /** FF-WIRE-03: platoons whose die at the wire has failed in this turn. */
  wireFailed: count(),
  sheltered: count(),
  revealed: flag(),
  realigned: flag(),
  roadColumn: flag(),
  dismounted: flag(),
  /** Manhandled is unlimbered or unpacked, ready to fire. */
  transport: preset(choice(TRANSPORTS), 'manhandled'),

  national: preset(choice(NATIONAL_RULES), 'none'),
  usesLeft: count(),
  marksmanship: flag(),

  aimingPoint: written(),
  /** FF-ZONE-02: it has fired there and still lies on it. */
  zoneLive: flag(),
  deepSuppression: count(WORST_DEEP_SUPPRESSION),
  inFrontLine: flag(),

  /** Of a rolling barrage. */
  turnsLeft: count(),

  gasKind: preset(choice(GAS_KINDS), 'offensive'),
  side: preset(choice(SIDES), 'attacker'),
  /** Turns since its release, the first included; 0 before. */
  gasAge: count(1000),

  /** FF-EVT-01: of an army; one over the limit must be played. */
  hand: preset(list(choice(PLAYING_CARDS), 0, MOST_EVENT_CARDS + 1), []),
  heroicActions: count(),
})

export type Card = Accepted<typeof CARD>

const BLANK: Card = v.parse(CARD, {})

/** A card on which only this is written. */
export const cardOf = (kind: Kind, differing: Partial<Card> = {}): Card => ({ ...BLANK, kind, ...differing })
