import { numberOf, oneOf } from '../../../../kernel/procedure/reading.ts'
import type { Role } from '../../../../kernel/procedure/referee.ts'
import { armOf, type Card, isMounted, isRated, maxMoraleOf, mountOf, STATUSES } from '../card.ts'
import { isGroundTarget, isInAction, shaken } from '../unit.ts'

/** The strength was taken off by hand; the check itself changes ratings and status only. */
const CHECKED: Role<Card> = {
  title: 'Unit',
  fits: (card) => isRated(card) && isInAction(card),
  prefill: (card) => ({ morale: card.morale, maxMorale: maxMoraleOf(card), experience: card.experience }),
  apply: (card, result) => ({
    ...card,
    morale: numberOf(result.moraleAfter, card.morale),
    maxMorale: numberOf(result.maxMoraleAfter, maxMoraleOf(card)),
    experience: numberOf(result.experienceAfter, card.experience),
    status: shaken(card, result.outcome),
  }),
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

/** GF-OBS-09, GF-OBS-10: in trenches, woods and ruins, until found out. */
export const isHidden = (card: Card): boolean => {
  if (card.revealed || card.identified || card.type === 'balloon') return false
  const dugIn = card.trench !== 'none' || (armOf(card) === 'artillery' && card.emplacement !== 'none')
  return dugIn || card.ground === 'woods' || card.ground === 'ruins'
}

const SOUGHT: Role<Card> = {
  title: 'Unit looked for',
  fits: (card) => isGroundTarget(card) && !card.offBoard,
  prefill: (card) => ({
    targetVehicleOrMounted: isVehicle(card) || isMounted(card),
    targetMoving: card.moving,
    targetSuppressed: card.status !== 'steady',
    targetHidden: isHidden(card),
  }),
  apply: (card, result) => ({ ...card, revealed: card.revealed || result.visible === true }),
}

/** Armour, lorries, and whoever rides in them. */
export const isVehicle = (card: Card): boolean =>
  armOf(card) === 'armour' || card.type === 'motor-transport' || mountOf(card) === 'motor'

export const MORALE_ROLES = {
  'morale-check': [CHECKED],
  rally: [RALLIED],
  observation: [OBSERVER, SOUGHT],
} as const
