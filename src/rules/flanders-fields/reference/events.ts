import type { ShownTable } from '#kernel/procedure/reference.ts'
import { signed } from '#kernel/words.ts'
import { EVENT_CARDS } from '../tables/index.ts'
import { PLAYING_CARDS } from '../vocabulary.ts'
import { NONE, title } from './cells.ts'

/** What each event does, in a few words. */
const EFFECTS: Readonly<Record<string, string>> = {
  'big-bangs': 'a super-heavy battery for three turns',
  sniper: 'an enemy command stand or support weapon falls',
  rally: 'a battalion gets D3 lost platoons back',
  'good-day-to-be-a-hero': 'on a heroic action, before the roll',
  'good-discipline': 'on an order or morale roll, before it',
  'death-from-above': 'the enemy removes two of your stands close together',
  'lines-are-down': 'no word reaches your guns this turn',
  'stubborn-defenders': 'for the enemy, on one of his morale rolls',
  'death-from-the-flank': 'your right-most rifle platoon falls',
  'command-error': 'on one order this turn, named by the enemy',
  'superb-shooting': 'on the fire of a company or machine gun this turn',
  'wiring-party': 'wire before one company grows or shrinks',
  'good-shooting': 'on the fire of a company or machine gun this turn',
  'inspirational-leader': 'on all orders of one commander this turn',
  'concise-order': 'on an order roll, even after it',
  'counter-battery-fire': 'the enemy picks a battery of yours to destroy',
  'gas-boys-gas': 'an extra cloud where the enemy wants it',
  'random-shell': 'one heavy shoot where the enemy wants it',
  'wind-change': 'the wind turns on the attacker',
  'hard-day': 'for the enemy, on one of your morale rolls',
}

const events: ShownTable = {
  id: 'event-cards',
  title: 'Event cards',
  clause: 'FF-EVT-02',
  columns: ['Card', 'Event', 'Die', 'Effect'],
  rows: PLAYING_CARDS.flatMap((card) => {
    const found = EVENT_CARDS[card]
    if (!found) return []
    return [
      [
        card,
        title(found.event),
        found.modifier === 0 ? NONE : signed(found.modifier),
        EFFECTS[found.event] ?? NONE,
      ],
    ]
  }),
  note: 'Red cards are kept; black ones take effect at once. Cards from 2 to 9 do nothing.',
}

export const EVENT_TABLES: readonly ShownTable[] = [events]
