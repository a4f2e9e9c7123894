import { formOf, formsOf, listOf, numberOf, oneOf } from '#kernel/procedure/reading.ts'
import type { Fields, Role } from '#kernel/procedure/referee.ts'
import { BOX_WEEKS, type Card, isArtillery, isGroundUnit, isRated } from '../../armies/card.ts'
import { depotLoss, shelledZone, staysGassed, UNSTRUCK } from '../../effects/ground.ts'
import { GROUNDS, WORKS } from '../../vocabulary.ts'
import { armyRole, isGroundTarget, isInAction, struckIn, unitInput, weakened, zoneRole } from '../unit.ts'
import { diceOf, hasFired } from './fire.ts'

/** GF-BOMB-07, GF-BOMB-09: the second and later rolls of a box barrage are for those who cross it. */
const isCrossing = (input: Fields): boolean => input.mission === 'box' && listOf(input.targets).length > 0

/** GF-SUP-02, GF-CON-03; the guns of a box already laid are still wanted when it is crossed. */
const mayShell = (card: Card): boolean =>
  isArtillery(card) &&
  isInAction(card) &&
  (card.missions > 0 || (card.status === 'steady' && !card.entrenching))

const GUNS: Role<Card> = {
  title: 'Guns',
  many: true,
  fits: mayShell,
  prefill: ({ type, strength }) => ({ guns: [{ type, strength }] }),
  apply: (card, _result, _place, input) =>
    isCrossing(input) ? card : { ...hasFired(card), missions: card.missions + 1 },
}

const SHELLED: Role<Card> = {
  title: 'Units in the zone, leading wave first',
  of: 'enemy',
  many: true,
  fits: isGroundTarget,
  prefill: (card) => ({ targets: [unitInput(card)] }),
  apply: (card, result, place) => struckIn(card, result.targets, place),
}

/** GF-BOMB-04: a SHELLS point for each battery, paid when it fires. */
const DUMP = armyRole("The gunners' army", (card, result, _place, input) =>
  isCrossing(input)
    ? card
    : { ...card, shells: Math.max(0, (card.shells ?? 0) - numberOf(result.shellsUsed, 0)) },
)

/** GF-BOMB-08, GF-BOMB-10: rolled for as empty ground; shelling costs one point a week unless the house says more. */
const SHELLED_DEPOT: Role<Card> = {
  title: 'Depot',
  of: 'enemy',
  fits: ({ type, strength }) => type === 'depot' && strength > 0,
  prefill: () => ({}),
  apply: (card, result, _place, input) => {
    const hits = numberOf(result.groundHits)
    const reading = formOf(input.options)['depot-shelling'] === 'per-hit' ? 'per-hit' : 'one-a-week'
    const lost = depotLoss({ strength: card.strength, shelled: card.bombarded }, hits, reading)
    return { ...weakened(card, card.strength - lost), bombarded: card.bombarded || hits > 0 }
  },
}

const shootIn = ({ guns, unobserved }: Fields) => ({
  guns: formsOf(guns).map(({ strength }) => ({ strength: numberOf(strength) })),
  unobserved: unobserved === true,
})

const SHELLED_ZONE = zoneRole((card, result, _place, input) => {
  if (input.mission === 'box') return { ...card, boxWeeks: BOX_WEEKS }
  const dice = numberOf(result.lightDice, 0) + numberOf(result.heavyDice, 0)
  return {
    ...card,
    ...shelledZone(
      { artilleryHits: card.artilleryHits ?? 0, missions: card.missions },
      shootIn(input),
      numberOf(result.groundHits),
    ),
    bombarded: card.bombarded || dice > 0,
  }
})

const DAMAGED_ZONE: Role<Card> = {
  title: 'Zone',
  fits: ({ type }) => type === 'zone',
  prefill: (card) => ({
    ground: card.ground,
    trench: card.trench,
    emplacement: card.emplacement,
    shellHoles: card.shellHoles ?? 0,
    road: card.road && !card.roadCut,
    bombarded: card.bombarded,
    artilleryHits: card.artilleryHits ?? 0,
    bomberHits: card.bomberHits ?? 0,
    newWireHits: card.newWireHits ?? 0,
    wireHits: card.wireHits ?? 0,
    missions: Math.max(1, card.missions),
  }),
  apply: (card, result) => ({
    ...onDamagedGround(card, result),
    shellHoles: numberOf(result.shellHolesAfter, card.shellHoles ?? 0),
    wireHits: numberOf(result.wireHitsAfter, card.wireHits ?? 0),
    roadCut: card.roadCut || result.roadCut === true,
    ...UNSTRUCK,
    bombarded: false,
    newWireHits: 0,
  }),
}

const onDamagedGround = (card: Card, result: Fields): Card => ({
  ...card,
  ground: oneOf(GROUNDS, result.groundAfter) ?? card.ground,
  trench: oneOf(WORKS, result.trenchAfter) ?? card.trench,
  emplacement: oneOf(WORKS, result.emplacementAfter) ?? card.emplacement,
})

const ON_DAMAGED_GROUND: Role<Card> = {
  title: 'Units standing there',
  many: true,
  fits: (card) => isGroundUnit(card) && !card.offBoard,
  prefill: () => ({}),
  apply: onDamagedGround,
}

const GASSED: Role<Card> = {
  title: 'Units in the zone',
  of: 'enemy',
  many: true,
  fits: (card) => isGroundTarget(card) && isRated(card),
  prefill: ({ experience, experienceCap }) => ({ targets: [{ experience, experienceCap }] }),
  apply: (card, result, place) => ({
    ...card,
    experience: numberOf(formOf(listOf(result.targets)[place]).experienceAfter, card.experience),
  }),
}

const GAS_GUNS: Role<Card> = {
  title: 'Guns with gas shells',
  fits: mayShell,
  prefill: (card) => ({ source: 'shell', gunDice: diceOf(card, 'bombardment') ?? 0 }),
  apply: hasFired,
}

/** GF-GAS-02: canisters are used up whether the wind was right or not. */
const CANISTERS = armyRole('Army that releases it', (card, _result, _place, input) => {
  if (input.source === 'canister') {
    return { ...card, gasCanisters: Math.max(0, (card.gasCanisters ?? 0) - numberOf(input.canisters, 1)) }
  }
  return input.source === 'shell' ? { ...card, shells: Math.max(0, (card.shells ?? 0) - 1) } : card
})

/** GF-GAS-02, GF-OBS-11: gas from canisters leaves no cloud behind. */
const GASSED_ZONE = zoneRole((card, _result, _place, input) => {
  if (input.source === 'canister') return card
  return { ...card, cloud: staysGassed(card.cloud, input.source === 'persistent') ? 'persistent' : 'gas' }
})

export const SHELLING_ROLES = {
  bombardment: [GUNS, SHELLED, DUMP, SHELLED_ZONE, SHELLED_DEPOT],
  'ground-damage': [DAMAGED_ZONE, ON_DAMAGED_GROUND],
  'gas-attack': [GAS_GUNS, GASSED, CANISTERS, GASSED_ZONE],
} as const
