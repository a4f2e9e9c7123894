import { numberOf, oneOf } from '#kernel/procedure/reading.ts'
import type { Fields, Role } from '#kernel/procedure/referee.ts'
import type { Card } from '../../armies/card.ts'
import { rowOf } from '../kinds.ts'
import {
  canAct,
  chosenStand,
  coverOf,
  destroyed,
  firedOn,
  isPresent,
  nextStand,
  standsOf,
  suffer,
} from '../stands.ts'

const isBattery = (card: Card): boolean => rowOf(card).artilleryClass !== undefined
const isMortar = ({ kind }: Card): boolean => kind === 'medium-mortar' || kind === 'heavy-mortar'

/** One stand of the card after the other comes under the fire. */
const underFire = (card: Card, result: Fields): Card => {
  const outcome = oneOf(['none', 'suppressed', 'killed'], result.outcome) ?? 'none'
  return nextStand(card, suffer(firedOn(card), chosenStand(card), outcome))
}

const inTheOpen = (card: Card): boolean => card.place === 'table' && standsOf(card).length > 0

const coverOrArmour = (card: Card): Fields =>
  rowOf(card).armour ? { armour: true } : { armour: false, cover: coverOf(card) }

const rollingBarrage: Role<Card> = {
  title: 'Stand under the barrage',
  fits: inTheOpen,
  prefill: coverOrArmour,
  apply: (card, result) => (result.immune === true ? card : underFire(card, result)),
}

const ownBarrage: Role<Card> = {
  title: 'Stand behind the barrage',
  fits: inTheOpen,
  prefill: (card) => ({ ...coverOrArmour(card), command: rowOf(card).command === true }),
  apply: (card, result) => (result.safe === true ? nextStand(card, card) : underFire(card, result)),
}

const barrage: Role<Card> = {
  title: 'Rolling barrage',
  fits: (card) => card.kind === 'rolling-barrage',
  prefill: () => ({}),
  apply: (card, result) => ({ ...card, turnsLeft: numberOf(result.turns) }),
}

/** FF-ART-04: the point stays where the first shells fell. */
const deviating: Role<Card> = {
  title: 'Battery',
  fits: (card) => (isPresent(card) && isBattery(card)) || card.kind === 'gas-cloud',
  prefill: () => ({}),
  apply: (card, result) => {
    if (result.deviates !== true) return card
    const shift = `${numberOf(result.distance)} cm towards ${numberOf(result.clock)} o'clock`
    return {
      ...card,
      aimingPoint: `${card.aimingPoint ? `${card.aimingPoint.slice(0, 150)}, ` : ''}${shift}`,
    }
  },
}

const shelter: Role<Card> = {
  title: 'Platoon below',
  fits: (card) => card.place === 'table' && card.sheltered > 0,
  prefill: (card) => ({ quality: rowOf(card).graded ? card.quality : 'experienced' }),
  apply: (card, result) => (result.emerges === true ? { ...card, sheltered: card.sheltered - 1 } : card),
}

const deepSuppression: readonly Role<Card>[] = [
  {
    title: 'Guns and mortars behind the front line',
    many: true,
    fits: (card) => isPresent(card) && (isBattery(card) || isMortar(card)) && !card.inFrontLine,
    prefill: () => ({}),
    apply: (card, result) => ({ ...card, deepSuppression: numberOf(result.penalty) }),
  },
  {
    title: 'Battery lost if one is',
    of: 'own',
    fits: (card) => isPresent(card) && isBattery(card) && !card.inFrontLine,
    prefill: () => ({}),
    apply: (card, result) => (result.batteryLost === true ? destroyed(card) : card),
  },
]

const sos: Role<Card> = {
  title: 'Battery',
  // FF-SOS-02, FF-SOS-03: a field battery that has had neither order nor call this turn
  fits: (card) => isPresent(card) && canAct(card) && rowOf(card).artilleryClass === 'field' && !card.ordered,
  prefill: ({ deepSuppression }) => ({ deepSuppression }),
  apply: (card, result) => ({
    ...card,
    ordered: true,
    ...(result.arrives === true ? { aimingPoint: 'SOS', zoneLive: true } : {}),
  }),
}

export const BARRAGE_ROLES = {
  'rolling-barrage': [rollingBarrage],
  'own-barrage-risk': [ownBarrage],
  'barrage-duration': [barrage],
  deviation: [deviating],
  'deep-shelter-exit': [shelter],
  'deep-suppression': deepSuppression,
  'sos-call': [sos],
} as const
