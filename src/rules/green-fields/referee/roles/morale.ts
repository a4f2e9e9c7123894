import { oneOf } from '#kernel/procedure/reading.ts'
import type { Role } from '#kernel/procedure/referee.ts'
import { type Card, isRated, isUnit, maxMoraleOf, mountOf, STATUSES } from '../../armies/card.ts'
import { hidesUnit, isVehicleOrMounted } from '../../reckoning/posture.ts'
import { checked, isGroundTarget, isInAction } from '../unit.ts'

/** The strength was taken off by hand; the check itself changes ratings and status only. */
const CHECKED: Role<Card> = {
  title: 'Unit',
  fits: (card) => isRated(card) && isInAction(card),
  prefill: (card) => ({ morale: card.morale, maxMorale: maxMoraleOf(card), experience: card.experience }),
  apply: checked,
}

const RALLIED: Role<Card> = {
  title: 'Unit',
  fits: (card) => isRated(card) && isInAction(card) && card.status !== 'steady',
  prefill: ({ morale, status }) => ({ morale, status }),
  apply: (card, result) => ({ ...card, status: oneOf(STATUSES, result.statusAfter) ?? card.status }),
}

/** GF-OBS-02, GF-OBS-04; GF-OBS-15: nothing off the board observes. GF-MOVE-02: a balloon on the move is blind. */
const OBSERVER: Role<Card> = {
  title: 'Observer',
  fits: (card) => isGroundTarget(card) && !card.offBoard,
  prefill: (card) => ({
    observerElevation: card.elevation,
    observerInTown: card.ground === 'town',
    observerBalloon: card.type === 'balloon' && !card.moving && !card.grounded,
  }),
}

const isHidden = (card: Card): boolean =>
  !card.revealed && !card.identified && isUnit(card) && hidesUnit(card, card.type)

const SOUGHT: Role<Card> = {
  title: 'Unit looked for',
  of: 'enemy',
  fits: (card) => isGroundTarget(card) && !card.offBoard,
  prefill: (card) => ({
    targetVehicleOrMounted: isUnit(card) && isVehicleOrMounted(card.type, mountOf(card)),
    targetMoving: card.moving,
    targetSuppressed: card.status !== 'steady',
    targetHidden: isHidden(card),
  }),
  apply: (card, result) => ({ ...card, revealed: card.revealed || result.visible === true }),
}

export const MORALE_ROLES = {
  'morale-check': [CHECKED],
  rally: [RALLIED],
  observation: [OBSERVER, SOUGHT],
} as const
