import type { AirCover, AirTarget, PlayingCard } from '../vocabulary.ts'

// FF-HERO-01, FF-EVT-02, and by FF-HERO-02 how far it reaches, cm
export const HEROIC_SUCCESS = 5
export const HEROIC_CARD = 1
export const HEROIC_REACH = 20

// FF-HERO-04: of a side in a battle, by the reading of option `heroic-actions`
export const HEROIC_ACTIONS = { '1': 1, '2': 2, '0': 0 } as const

// FF-AIR-01, option `air-call`: by the body a regimental order, answered by one action of the late artillery row
export const AIR_CALL = 5
export const AIR_CALL_BODY = { modifier: -3, from: 3 } as const

// FF-AIR-02
export const MOST_AIR_TARGETS = 3

// FF-AIR-03
export const AIR_COVER_BONUS: Readonly<Record<AirCover, number>> = { open: 3, soft: 2, medium: 1 }
export const AIR_TARGET_BONUS: Readonly<Record<AirTarget, number>> = {
  infantry: 0,
  'machine-gun': 2,
  'support-weapon': 2,
  artillery: 2,
}
export const MACHINE_GUN_AT_AIRCRAFT = 2
export const AIR_DESTROYS = 3

// FF-END-05, by turn from the first; automatic afterwards
export const ARRIVAL_NEEDED: readonly (number | undefined)[] = [undefined, 6, 5, 4, 3, 2]
export const ARRIVAL_CERTAIN = 1

// FF-END-05: the turn of its first die, if the scenario names none
export const FIRST_ARRIVAL = 2

// FF-END-08, cm: deep from the base edge, and clear of every enemy
export const ENTRY = { depth: 15, clear: 10 } as const

// FF-END-03, cm
export const OBJECTIVE_RADIUS = 5

// FF-CAMP-01
export const MEN_PER_BASE = 15
export const CASUALTY_SHARES = { dead: 3, lightlyWounded: 3, crippled: 6 } as const

// FF-CAMP-02
export const CAMPAIGN_DICE = 2
export const VETERAN_ROLL = 12

// FF-EVT-01
export const MOST_EVENT_CARDS = 3

// FF-EVT-02: the least and the most that cards in hand can add to one roll
export const ORDER_CARDS = { least: -2, most: 2 } as const
export const SHOOTING_CARDS = { least: 0, most: 2 } as const
export const MORALE_CARDS = { least: -1, most: 1 } as const

interface EventCard {
  readonly event: string
  readonly modifier: number
  readonly handOver: boolean
}
const event = (id: string, modifier = 0, handOver = false): EventCard => ({ event: id, modifier, handOver })

// FF-EVT-02
export const EVENT_CARDS: Readonly<Partial<Record<PlayingCard, EventCard>>> = {
  AH: event('big-bangs'),
  KH: event('sniper'),
  QH: event('rally'),
  JH: event('good-day-to-be-a-hero', 1),
  '10H': event('good-discipline', 1),
  AC: event('death-from-above'),
  KC: event('lines-are-down'),
  QC: event('stubborn-defenders', 1, true),
  JC: event('death-from-the-flank'),
  '10C': event('command-error', -1),
  AD: event('superb-shooting', 2),
  KD: event('wiring-party'),
  QD: event('good-shooting', 1),
  JD: event('inspirational-leader', 1),
  '10D': event('concise-order', 1),
  AS: event('counter-battery-fire'),
  KS: event('gas-boys-gas'),
  QS: event('random-shell'),
  JS: event('wind-change'),
  '10S': event('hard-day', -1, true),
}

/** FF-EVT-01: black tens to aces act on the drawer at once. */
export const isBlack = (card: PlayingCard): boolean =>
  EVENT_CARDS[card] !== undefined && (card.endsWith('C') || card.endsWith('S'))

// FF-EVT-02: a battalion can rally after this many losses
export const RALLY_LOSSES = 2

// FF-EVT-05: turns of a battery, cm between two stands, cm along a belt
export const BIG_BANGS_TURNS = 3
export const DEATH_FROM_ABOVE = 5
export const WIRING_PARTY = 20
