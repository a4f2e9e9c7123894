import { formOf, listOf, numberOf } from '#kernel/procedure/reading.ts'
import type { Fields, Role } from '#kernel/procedure/referee.ts'
import { type Card, isAircraft, isGroundUnit } from '../../armies/card.ts'
import { strengthWithout } from '../../effects/struck.ts'
import { MOST_STRENGTH } from '../../tables/index.ts'
import { isGroundTarget, isInAction, struck, struckIn, unitInput, weakened, zoneRole } from '../unit.ts'

/** GF-AIR-01, GF-AAIR-01: up once a week, or once a day of an assault. GF-AIR-14: losses come off the whole unit. */
const flown = (card: Card, result: Fields): Card => ({
  ...struck(card, { ...result, strengthAfter: strengthWithout(card, numberOf(result.casualties, 0)) }),
  sortied: true,
  grounded: false,
})

const mayFly = (card: Card): boolean => isAircraft(card) && isInAction(card) && !card.grounded

const fighters = (side: 'a' | 'b'): Role<Card> => ({
  title: `Fighters of side ${side}`,
  many: true,
  ...(side === 'b' ? { of: 'enemy' as const } : {}),
  fits: (card) => card.type === 'fighter' && mayFly(card),
  prefill: (card) => ({ [side]: [unitInput(card)] }),
  apply: (card, result, place) => flown(card, formOf(listOf(result[side])[place])),
})

const RAIDING_AIRCRAFT: Role<Card> = {
  title: 'Attacker',
  fits: mayFly,
  prefill: (card) => ({
    attacker: unitInput(card),
    ...(card.period === undefined ? {} : { period: card.period }),
  }),
  apply: (card, result) => flown(card, formOf(result.attacker)),
}

const isStandingDepot = ({ type, strength }: Card): boolean =>
  type === 'depot' && strength > 0 && strength <= MOST_STRENGTH

/** GF-AIR-05: reconnaissance that gets through finds what it looked for. GF-AAIR-02: a balloon hit stays down. */
const RAIDED_FROM_THE_AIR: Role<Card> = {
  title: 'Target',
  of: 'enemy',
  fits: (card) => (isInAction(card) && (card.type !== 'fighter' || card.grounded)) || isStandingDepot(card),
  prefill: (card) => ({ target: unitInput(card) }),
  apply: (card, result) => ({
    ...hitFromTheAir(card, result),
    identified: card.identified || result.identified === true,
    grounded: card.grounded || result.balloonGrounded === true,
  }),
}

const hitFromTheAir = (card: Card, result: Fields): Card => {
  if (card.type === 'depot') return weakened(card, strengthWithout(card, numberOf(result.depotLost)))
  return result.target === null ? card : struck(card, formOf(result.target))
}

/** GF-AIR-11 */
const BEHIND: Role<Card> = {
  title: 'Others of the zone, by wave',
  of: 'enemy',
  many: true,
  fits: (card) => isGroundTarget(card) && isGroundUnit(card) && card.type !== 'balloon',
  prefill: (card) => ({ behind: [unitInput(card)] }),
  apply: (card, result, place) => struckIn(card, result.behind, place),
}

/** GF-DEG-03, GF-DEG-06: of all that falls from the sky only bombs cut a road. */
const BOMBED_ZONE = zoneRole((card, result, _place, input) => {
  if (formOf(input.attacker).type !== 'bomber') return card
  return { ...card, bomberHits: (card.bomberHits ?? 0) + numberOf(formOf(result.target).hits, 0) }
})

/** GF-AAIR-04: one die for both sides at dawn. */
const CLOCK: Role<Card> = {
  title: 'Clock of the assault',
  fits: ({ type }) => type === 'assault',
  prefill: () => ({}),
  apply: (card, result) => ({ ...card, flying: result.flying === true }),
}

export const AIR_ROLES = {
  'air-combat': [fighters('a'), fighters('b')],
  'air-attack': [RAIDING_AIRCRAFT, RAIDED_FROM_THE_AIR, BEHIND, BOMBED_ZONE],
  'flight-weather': [CLOCK],
} as const
