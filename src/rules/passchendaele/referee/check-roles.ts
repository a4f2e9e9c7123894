import { numberOf, oneOf } from '#kernel/procedure/reading.ts'
import type { Role } from '#kernel/procedure/referee.ts'
import { basesLeft, type Card, coverOf, inPlay, isHalfStrength, isInShelter } from '../armies/card.ts'
import { isUnderFire } from '../reckoning/load.ts'
import { isGuns, isImmobile, MOVING_ORDERS, ORDERS } from '../vocabulary.ts'
import { afterCheck, afterFallBack, afterMove, withStatus } from './changes.ts'
import { fireOn } from './fire-roles.ts'

type Roles = readonly Role<Card>[]

/** All that a check asks for but is written on the card already. */
const checkOf = (card: Card) => ({
  status: card.status,
  order: card.order,
  cover: coverOf(card),
  troop: card.troop,
  quality: card.quality,
  ...fireOn(card),
  tankSupport: card.tankSupport,
  halfStrength: isHalfStrength(card),
  enemyInRear: card.enemyInRear,
})

/** Counted afresh at every check (PA-FIRE-10); the card remembers last turn's. */
const FIRE_COUNTED = ['smallArms', 'trenchMortar', 'fieldArtillery', 'heavyArtillery', 'gas']

export const CARRY_ON: Roles = [
  {
    title: 'Unit',
    fits: inPlay,
    asks: FIRE_COUNTED,
    prefill: checkOf,
    apply: (card, result, _place, input) => afterCheck(card, result, input),
  },
]

/** Guns are usually sent a new target, and then keep their order (PA-ORDER-03). */
export const CHANGE_ORDERS: Roles = [
  {
    title: 'Unit',
    fits: inPlay,
    asks: ['newOrder', ...FIRE_COUNTED],
    prefill: (card) => ({
      ...checkOf(card),
      ...(isGuns(card.troop) ? { newOrder: 'fire-barrage' } : {}),
    }),
    apply: (card, result, _place, input) => afterCheck(card, result, input),
  },
]

export const STATUS_RESULT: Roles = [
  {
    title: 'Unit',
    fits: inPlay,
    prefill: (card) => ({
      status: card.status,
      underFire: isUnderFire(card),
      inWorks: isInShelter(card),
    }),
    apply: (card, result) => {
      const fallBack = result.fallBack === true && !isImmobile(card.troop)
      return withStatus({ ...card, fallBack }, result.newStatus)
    },
  },
]

export const MOVEMENT_ALLOWANCE: Roles = [
  {
    title: 'Unit',
    fits: inPlay,
    prefill: ({ order, status, troop, tankSupport, fallBack }) => ({
      order,
      status,
      troop,
      tankSupport,
      fallBack,
    }),
    apply: (card, result) => ({ ...card, inches: numberOf(result.inches) }),
  },
]

const isMoving = (card: Card): boolean => inPlay(card) && oneOf(MOVING_ORDERS, card.order) !== undefined

export const MOVE_DIRECTION: Roles = [{ title: 'Unit', fits: isMoving, prefill: ({ order }) => ({ order }) }]

export const MOVE_STOP: Roles = [
  {
    title: 'Unit',
    fits: isMoving,
    prefill: ({ order, inches, troop }) => ({ order, inches, troop }),
    apply: afterMove,
  },
]

export const PASS_THROUGH: Roles = [
  {
    title: 'Storm troops',
    fits: (card) => inPlay(card) && card.troop === 'stosstruppen',
    prefill: ({ inches, troop, order }) => ({ inches, troop, order }),
    apply: (card, result) => (result.possible === true ? { ...card, inches: 0 } : card),
  },
  {
    title: 'Unit passed',
    of: 'enemy',
    fits: inPlay,
    prefill: () => ({}),
    // PA-STOSS-06
    apply: (card, result) => (result.possible === true ? { ...card, enemyInRear: true } : card),
  },
]

export const FALL_BACK: Roles = [
  {
    title: 'Unit',
    fits: inPlay,
    prefill: (card) => ({
      immobile: isImmobile(card.troop),
      bases: basesLeft(card).map((troop) => ({ troop })),
    }),
    apply: (card, result, _place, input) => afterFallBack(card, result, input),
  },
]

export const ORDER_CHECK: Roles = [
  {
    title: 'Unit',
    fits: inPlay,
    prefill: ({ troop, order }) => ({ troop, order }),
    apply: (card, result, _place, input) =>
      result.legal === true ? { ...card, order: oneOf(ORDERS, input.order) ?? card.order } : card,
  },
]
