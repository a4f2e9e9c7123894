import { numberOf, oneOf } from '#kernel/procedure/reading.ts'
import type { Fields, Role } from '#kernel/procedure/referee.ts'
import type { Card } from '../../armies/card.ts'
import { MOST_EVENT_CARDS, RALLY_LOSSES } from '../../tables/index.ts'
import { PLAYING_CARDS, QUALITIES } from '../../vocabulary.ts'
import { rowOf } from '../kinds.ts'
import { standsOf } from '../stands.ts'

const arriving: Role<Card> = {
  title: 'Units of the battalion',
  many: true,
  fits: (card) => card.place === 'reserve' && card.kind !== 'air-mission' && card.kind !== 'gas-cloud',
  joins: ({ battalion }) => battalion !== '',
  prefill: () => ({}),
  apply: (card, result) => (result.arrives === true ? { ...card, place: 'table' } : card),
}

const drafted: Role<Card> = {
  title: 'Units of the battalion',
  many: true,
  fits: (card) => rowOf(card).graded === true,
  // FF-TANK-09: tanks have the grade of their own battalion
  joins: ({ battalion, kind }) => battalion !== '' && kind !== 'tank',
  prefill: ({ quality }) => ({ quality }),
  apply: (card, result) => ({ ...card, quality: oneOf(QUALITIES, result.quality) ?? card.quality }),
}

const lossesOf = (card: Card): number => card.platoons - standsOf(card).length

/** A card drawn is kept; one that was in the hand has been played. */
const handWith = (card: Card, drawn: unknown, keeps: boolean): Card => {
  const drawnCard = PLAYING_CARDS.find((each) => each === drawn)
  if (!drawnCard) return card
  if (card.hand.includes(drawnCard)) return { ...card, hand: card.hand.filter((each) => each !== drawnCard) }
  return keeps && card.hand.length <= MOST_EVENT_CARDS ? { ...card, hand: [...card.hand, drawnCard] } : card
}

const isKept = (result: Fields): boolean => result.kind === 'beneficial' && result.handOver !== true

const eventCard: readonly Role<Card>[] = [
  {
    title: 'Army of the drawer',
    fits: ({ kind }) => kind === 'army',
    prefill: () => ({}),
    apply: (card, result, _place, input) => handWith(card, input.card, isKept(result)),
  },
  {
    title: 'Army of the enemy',
    of: 'enemy',
    fits: ({ kind }) => kind === 'army',
    prefill: () => ({}),
    apply: (card, result, _place, input) => handWith(card, input.card, result.handOver === true),
  },
  {
    title: 'Company that rallies',
    of: 'own',
    fits: (card) => card.kind === 'rifle-company' && card.place !== 'routed' && lossesOf(card) > 0,
    prefill: (card) => (lossesOf(card) >= RALLY_LOSSES ? { platoonsLost: lossesOf(card) } : {}),
    apply: (card, result) => {
      const returned = Math.min(numberOf(result.platoonsReturned), lossesOf(card))
      if (returned === 0) return card
      return { ...card, place: 'table', markers: [...card.markers, ...Array<number>(returned).fill(0)] }
    },
  },
]

export const CAMPAIGN_ROLES = {
  'reinforcement-arrival': [arriving],
  'campaign-aftermath': [drafted],
  'event-card': eventCard,
} as const
