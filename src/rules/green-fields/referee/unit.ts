import { formOf, listOf, numberOf, oneOf } from '#kernel/procedure/reading.ts'
import type { Fields, Role } from '#kernel/procedure/referee.ts'
import {
  armOf,
  type Card,
  establishmentOf,
  isAircraft,
  isMounted,
  isRated,
  isUnit,
  maxMoraleOf,
  mountOf,
} from '../armies/card.ts'
import { ratingsAfter } from '../effects/struck.ts'
import { WITHOUT_WORKS } from '../reckoning/posture.ts'
import { FATES } from '../vocabulary.ts'

/** What a unit of the roster says of itself where it is shot at. */
export const unitInput = (card: Card): Fields => ({
  type: card.type,
  strength: card.strength,
  ...(isRated(card) ? ratingsInput(card) : {}),
  ...postureInput(card),
  suppressed: card.status === 'suppressed',
  routing: card.status === 'routing',
  ...(isAircraft(card) ? { grounded: card.grounded } : {}),
})

const ratingsInput = (card: Card): Fields => ({
  experience: card.experience,
  morale: card.morale,
  maxMorale: maxMoraleOf(card),
  experienceCap: card.experienceCap,
})

/** GF-BOMB-08: off the board there is neither ground nor trench to lie in. */
export const postureInput = (card: Card): Fields => {
  const onTable = !card.offBoard && !isAircraft(card)
  return {
    ground: onTable ? card.ground : 'open',
    trench: onTable ? card.trench : 'none',
    emplacement: onTable ? card.emplacement : 'none',
    embankment: onTable && card.embankment,
    moving: card.moving,
    mounted: isMounted(card),
  }
}

/** GF-AMOV-07: whoever is caught on the move has the ground of its zone and none of its works. */
export const movingInput = (card: Card): Fields => ({
  ...unitInput(card),
  ...(card.moving ? WITHOUT_WORKS : {}),
})

/** What throws have left of a unit's ratings, as far as a result says; the rest is as it was. */
const ratingsIn = (card: Card, result: Fields) => ({
  experienceAfter: numberOf(result.experienceAfter, card.experience),
  moraleAfter: numberOf(result.moraleAfter, card.morale),
  maxMoraleAfter: numberOf(result.maxMoraleAfter, maxMoraleOf(card)),
  outcome: oneOf(FATES, result.outcome) ?? 'unhurt',
})

/** The card after a check of morale alone. */
export const checked = (card: Card, result: Fields): Card => ({
  ...card,
  ...ratingsAfter(card, ratingsIn(card, result)),
})

/** Strength points gone, on the card and on the account of the whole war. */
export const weakened = (card: Card, strengthAfter: number): Card => ({
  ...card,
  establishment: establishmentOf(card),
  strength: strengthAfter,
  lost: card.lost + Math.max(0, card.strength - strengthAfter),
})

/** The card after what an attack, flak or a breakdown did to the unit. */
export const struck = (card: Card, result: Fields): Card => {
  const weaker = weakened(card, numberOf(result.strengthAfter, card.strength))
  return isRated(card) ? checked(weaker, result) : weaker
}

/** The card after the result at its place in a list. */
export const struckIn = (card: Card, results: unknown, place: number): Card =>
  struck(card, formOf(listOf(results)[place]))

/** A unit with strength left that is on the board or in the air over it. */
export const isInAction = (card: Card): boolean => isUnit(card) && card.strength > 0 && card.type !== 'depot'

export const isGroundTarget = (card: Card): boolean => isInAction(card) && !isAircraft(card)

/** GF-MOVE-11: the way it rides, where the type leaves a choice. */
export const mountInput = (card: Card): Fields => {
  const arm = armOf(card)
  return arm === 'foot' || arm === 'cavalry' ? { mount: mountOf(card) } : {}
}

/** A side's store of shells, points and goods takes its share of a procedure. */
export const armyRole = (title: string, apply: NonNullable<Role<Card>['apply']>): Role<Card> => ({
  title,
  of: 'own',
  fits: ({ type }) => type === 'army',
  prefill: () => ({}),
  apply,
})

/** The zone in which it happens, where its card is kept. */
export const zoneRole = (apply: NonNullable<Role<Card>['apply']>): Role<Card> => ({
  title: 'Zone',
  fits: ({ type }) => type === 'zone',
  prefill: () => ({}),
  apply,
})
