import type { OrderSpecial, OrderUnit, Period, Quality } from '../vocabulary.ts'

/** The least total for one, two and three actions. */
type OrderRow = readonly number[]

// FF-ORD-03
const MACHINE_GUN: OrderRow = [2, 3, 6]
const COMPANY: OrderRow = [2, 5, 7]
const GUNS: OrderRow = [3, 6]
const GUNS_MID: OrderRow = [4, 6]
const BATTALION_MORTAR: OrderRow = [3, 5]
const TANK_MID: OrderRow = [3, 6]
const TANK_LATE: OrderRow = [2, 6]
const NO_TANKS: OrderRow = []

export const ORDER_TABLE: Readonly<Record<OrderUnit, Readonly<Record<Period, OrderRow>>>> = {
  'machine-gun': { early: MACHINE_GUN, mid: MACHINE_GUN, late: MACHINE_GUN },
  'block-house': { early: MACHINE_GUN, mid: MACHINE_GUN, late: MACHINE_GUN },
  'rifle-company': { early: COMPANY, mid: COMPANY, late: COMPANY },
  'cavalry-squadron': { early: COMPANY, mid: COMPANY, late: COMPANY },
  'light-team': { early: COMPANY, mid: COMPANY, late: COMPANY },
  artillery: { early: GUNS, mid: GUNS_MID, late: GUNS },
  'regimental-mortar': { early: GUNS, mid: GUNS_MID, late: GUNS },
  'battalion-mortar': { early: BATTALION_MORTAR, mid: BATTALION_MORTAR, late: BATTALION_MORTAR },
  tank: { early: NO_TANKS, mid: TANK_MID, late: TANK_LATE },
}

// FF-ORD-03, option `mid-artillery-orders`: the body's row
export const GUNS_MID_BODY: OrderRow = [4, 7]

// FF-ORD-04
export const ORDER_MODIFIERS = {
  inGas: -1,
  beyondCommandRange: -1,
  fieldPromotion: -1,
  perCommandMarker: -1,
  tankFailedLastTurn: -1,
  mortarSpotted: -1,
  artilleryInSight: 1,
} as const

// FF-QUAL-03: raw troops have numbers of their own below
export const ORDER_QUALITY: Readonly<Record<Exclude<Quality, 'raw'>, number>> = {
  experienced: 0,
  veteran: 1,
  storm: 1,
}

// FF-QUAL-03, option `raw-under-fire`
export const RAW_ORDERS = {
  fresh: 1,
  underFire: -1,
  bodyUnderFire: -2,
  bodyFromFace: 4,
} as const

// FF-ORD-06, option `staff-bonus`
export const STAFF_BONUS: Readonly<Record<Period, number>> = { early: 1, mid: 1, late: 2 }
export const STAFF_BONUS_BODY = 2

// FF-ORD-10: early period only
export const EARLY_WIRE_ORDER = -2

// FF-ORD-05, FF-FIRE-03, FF-RB-03, FF-HERO-02: the face that never succeeds
export const FAILING_FACE = 1

// FF-NAT-03, FF-NAT-04, FF-NAT-05, FF-NAT-07
export const NATIONAL_BONUS: Readonly<Record<OrderSpecial, number>> = {
  pals: 2,
  professionalism: 2,
  'prussian-discipline': 2,
  elan: 1,
}

// FF-NAT-02, FF-NAT-03, FF-NAT-04, FF-NAT-06, FF-NAT-07: uses in one battle
export const NATIONAL_USES = {
  none: 0,
  'mad-minute': 1,
  pals: 1,
  professionalism: 1,
  'prussian-discipline': 3,
  'stubborn-resistance': 3,
} as const

// FF-NAT-06: battalions that the enemy may name
export const MOST_MUTINOUS = 3

// FF-NAT-04: tanks of a side that have a bonus of their own
export const PROFESSIONAL_TANKS = 4
