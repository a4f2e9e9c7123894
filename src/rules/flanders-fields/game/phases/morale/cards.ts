import { EVENT_CARDS } from '../../../tables/index.ts'
import type { PlayingCard, Side } from '../../../vocabulary.ts'
import type { State } from '../../state.ts'

/** FF-EVT-02: cards that the side which tests, or its enemy, may play on a morale roll. */
const OWN: readonly PlayingCard[] = ['10H', 'QC']
/** The knave of spades is one where there is no gas to turn. */
const HARD_DAY: PlayingCard = '10S'
const ENEMY: readonly PlayingCard[] = [HARD_DAY, 'JS']

/** What a card is worth on a test of one side when the other side, or it itself, plays it; none if it is no such card. */
export const moraleCard = (card: PlayingCard, own: boolean): number | undefined => {
  if (own) return OWN.includes(card) ? EVENT_CARDS[card]?.modifier : undefined
  return ENEMY.includes(card) ? EVENT_CARDS[HARD_DAY]?.modifier : undefined
}

/** FF-MOR-10: whoever holds any card is asked, lest the question betray the hand. */
export const holdsCards = ({ cards }: State, side: Side): boolean => (cards?.hands[side].length ?? 0) > 0
