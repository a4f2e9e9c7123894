import { formOf, numberOf, oneOf } from '#kernel/procedure/reading.ts'
import type { Fields, Role } from '#kernel/procedure/referee.ts'
import { armOf, type Card, isArtillery, isGroundUnit, isUnit, mountOf } from '../../armies/card.ts'
import { worksAfter } from '../../effects/ground.ts'
import { experienceFromRaid, strengthWithout } from '../../effects/struck.ts'
import { isOnFoot } from '../../reckoning/posture.ts'
import { largestParty } from '../../reckoning/raiding-party.ts'
import { WORKS } from '../../vocabulary.ts'
import { isGroundTarget, isInAction, struck, unitInput, weakened, zoneRole } from '../unit.ts'

/** The distance last measured is kept for the next week. */
const IN_THE_LINE: Role<Card> = {
  title: 'Unit',
  fits: (card) => isGroundUnit(card) && isInAction(card) && !card.offBoard,
  prefill: ({ type, strength, distance }) => ({
    type,
    strength,
    ...(distance === undefined ? {} : { distance }),
  }),
  apply: (card, result, _place, input) => ({
    ...weakened(card, numberOf(result.strengthAfter, card.strength)),
    distance: numberOf(input.distance, card.distance ?? 1),
  }),
}

const isPioneer = ({ type }: Card): boolean => type === 'pioneer'

/** Guns dig emplacements, which are a grade of their own (GF-CON-04). */
const worksOf = (card: Card): Card['trench'] => (isArtillery(card) ? card.emplacement : card.trench)

const worksIn = (result: Fields, before: Card['trench']) => ({
  trenchAfter: oneOf(WORKS, result.trenchAfter) ?? before,
  emplacement: result.emplacement === true,
})

const PIONEERS: Role<Card> = {
  title: 'Pioneers at work',
  fits: (card) => isPioneer(card) && isInAction(card),
  prefill: (card) => ({
    method: 'pioneers',
    type: card.type,
    strength: card.strength,
    trench: card.trench,
    ...exerted(card),
  }),
  apply: (card, result) => ({ ...card, trench: oneOf(WORKS, result.trenchAfter) ?? card.trench }),
}

const DIGGERS: Role<Card> = {
  title: 'Unit digging in',
  of: 'own',
  fits: (card) => ['foot', 'cavalry', 'artillery'].includes(armOf(card) ?? '') && isInAction(card),
  prefill: (card) => ({
    method: 'entrench',
    type: card.type,
    morale: card.morale,
    trench: worksOf(card),
    ...exerted(card),
  }),
  apply: (card, result) => {
    if (result.success !== true) return card
    return {
      ...card,
      maxMorale: card.maxMorale ?? card.morale,
      morale: numberOf(result.moraleAfter, card.morale),
      entrenching: true,
      ...worksAfter(worksIn(result, worksOf(card))),
    }
  },
}

/** GF-ACON-01, GF-ACON-02: only an assault turn asks whether it moved or fired. */
const exerted = ({ moving, fired }: Card): Fields => ({
  ...(moving ? { moved: true } : {}),
  ...(fired ? { fired: true } : {}),
})

const DUG_ZONE = zoneRole((card, result, _place, input) => {
  if (result.success !== true) return card
  if (input.work === 'road') return { ...card, road: true, roadCut: false }
  return { ...card, ...worksAfter(worksIn(result, card.trench)) }
})

const isRaider = (card: Card): boolean => isUnit(card) && isOnFoot(card.type, mountOf(card))

/** GF-RAID-01: one raid in a week. GF-CON-03: nobody who digs in. */
const mayRaid = (card: Card): boolean =>
  isRaider(card) && isInAction(card) && !card.offBoard && !card.fired && !card.entrenching

/** GF-RAID-07: the party's losses come off the regiment it belongs to, which does not check. */
const RAIDERS: Role<Card> = {
  title: 'Raiders',
  fits: (card) => mayRaid(card) && card.status === 'steady',
  prefill: (card) => ({
    raiders: { strength: largestParty(card), experience: card.experience },
    stosstruppe: card.stosstruppe,
  }),
  apply: (card, result) => ({
    ...weakened(card, strengthWithout(card, numberOf(result.raidersLost))),
    experience: experienceFromRaid(card, numberOf(result.raiderExperienceAfter)),
    fired: true,
  }),
}

/** GF-RAID-05: what the party brings home lays the defender open. */
const RAIDED: Role<Card> = {
  title: 'Defender',
  of: 'enemy',
  fits: (card) => isGroundTarget(card) && !card.offBoard,
  prefill: (card) => ({ defender: unitInput(card) }),
  apply: (card, result) => {
    const after = result.defender === null ? card : struck(card, formOf(result.defender))
    return result.report === true ? { ...after, revealed: true, identified: true } : after
  },
}

const RAIDED_ZONE = zoneRole((card, result) => ({
  ...card,
  newWireHits: (card.newWireHits ?? 0) + numberOf(result.wireHits, 0),
  identified: card.identified || result.report === true,
}))

export const TRENCH_ROLES = {
  attrition: [IN_THE_LINE],
  construction: [PIONEERS, DIGGERS, DUG_ZONE],
  raid: [RAIDERS, RAIDED, RAIDED_ZONE],
} as const
