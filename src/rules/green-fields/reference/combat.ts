import type { ShownTable } from '#kernel/procedure/reference.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import { listed, several, signed, titled } from '#kernel/words.ts'
import { attackDice } from '../reckoning/attack-dice.ts'
import { maySave } from '../reckoning/save-dice.ts'
import { usualStanding } from '../reckoning/standing.ts'
import {
  ARM,
  CHECK_RESULTS,
  EMBANKMENT_AS,
  FEWEST_FIRED_AT,
  GROUND_COVER,
  HALVED,
  HIT_DIE,
  HITS_PER_POINT,
  MOST_STRENGTH,
  MOST_WAVES,
  OPPORTUNITY_REACH,
  POINTS_PER_ANTI_AIRCRAFT_DIE,
  POINTS_PER_GUN_DIE,
  RAIDERS_SAVE,
  RALLY_HITS,
  SAVE_PENALTIES,
  SHAKEN_BY,
  SHAKEN_LOSS,
  UNMODIFIED,
  WORKS_COVER,
} from '../tables/index.ts'
import {
  ATTACKS,
  type CheckOutcome,
  type FireMode,
  GROUNDS,
  STANDING_ORDERS,
  type StandingOrder,
  type UnitType,
} from '../vocabulary.ts'
import { orDash, orMore, signedOrDash } from './cells.ts'

const HIT_DICE: ShownTable = {
  id: 'hit-dice',
  title: 'Hit dice',
  clause: 'GF-DICE-01',
  columns: ['Face', 'Hits'],
  rows: HIT_DIE.map((hits, i) => [`${i + 1}`, `${hits}`]),
}

const GUNS = `1 for ${POINTS_PER_GUN_DIE} SP`
const HALF = HALVED === 2 ? 'half' : `1/${HALVED}`

const WHO_FIRES: ShownTable = {
  id: 'attack-dice',
  title: 'Dice of fire',
  clause: 'GF-DICE-02',
  columns: ['Fire', 'Foot, cavalry, armour', 'Artillery', 'Suppressed', 'Routing'],
  rows: [
    ['Bombardment, observed', '-', GUNS, '-', '-'],
    ['Bombardment, unobserved', '-', `${HALF} of that, down`, '-', '-'],
    ['Opportunity fire', `${HALF} of SP, up`, `${HALF} of ${GUNS}, up`, '-', '-'],
    ['Close assault, against raiders', '1 for 1 SP', GUNS, 'full', `${HALF}, down`],
    ['At aircraft', `1 for ${POINTS_PER_ANTI_AIRCRAFT_DIE} SP`, 'flak', 'full', `${HALF}, down`],
  ],
  note: 'SP: strength points; only full shares count. A dash: may not fire so. Guns are halved battery by battery.',
}

const STRENGTHS = Array.from({ length: MOST_STRENGTH }, (_, i) => i + 1)

const diceRow = (
  title: string,
  type: UnitType,
  mode: FireMode,
  { unobserved = false, routing = false } = {},
): string[] => [
  title,
  ...STRENGTHS.map((strength) =>
    orDash(attackDice({ type, strength, suppressed: routing, routing }, mode, 'weekly', unobserved, SILENT)),
  ),
]

const DICE_BY_STRENGTH: ShownTable = {
  id: 'dice-by-strength',
  title: 'Dice by strength',
  clause: 'GF-DICE-02',
  columns: ['Fire', ...STRENGTHS.map(String)],
  rows: [
    diceRow('Close assault', 'infantry', 'close-assault'),
    diceRow('Close assault, routing', 'infantry', 'close-assault', { routing: true }),
    diceRow('Opportunity fire', 'infantry', 'opportunity'),
    diceRow('At aircraft', 'infantry', 'ground-to-air'),
    diceRow('Guns', 'field-artillery', 'bombardment'),
    diceRow('Guns, unobserved', 'field-artillery', 'bombardment', { unobserved: true }),
    diceRow('Guns, opportunity fire', 'field-artillery', 'opportunity'),
  ],
  note: 'By the strength points of the unit. A dash: no dice.',
}

/** GF-AMOV-08 */
const FIRES_AT: Readonly<Record<StandingOrder, string>> = {
  'own-zone': 'whoever is about to enter its own zone or ends a move there',
  'on-entry': 'whoever is about to enter a zone that its side controls or occupies, or ends a move there',
  'first-chance': 'whoever moves within reach',
  hold: 'nobody',
}

/** Where each order is the usual one, by an arm that it stands for. */
const usualWith = (order: StandingOrder): string => {
  const arms = (['infantry', 'cavalry', 'heavy-tank', 'field-artillery'] as const).filter(
    (type) => usualStanding(type) === order,
  )
  return arms.length === 0 ? '-' : listed(arms.map((type) => ARM[type]))
}

const STANDING: ShownTable = {
  id: 'standing-orders',
  title: 'Standing orders for opportunity fire',
  clause: 'GF-AMOV-08',
  columns: ['Order', `Fires, within ${several(OPPORTUNITY_REACH, 'zone')}, at`, 'Usual for'],
  rows: STANDING_ORDERS.map((order) => [titled(order), FIRES_AT[order], usualWith(order)]),
  note: `With each the fewest units moving together, ${FEWEST_FIRED_AT} to ${MOST_WAVES}; fewer are let pass unless they end their move in the firer's own zone.`,
}

const LOSSES: ShownTable = {
  id: 'losses',
  title: 'Hits for one strength point',
  clause: 'GF-DICE-03',
  columns: ['Unit', 'Unsaved hits'],
  rows: Object.entries(HITS_PER_POINT).map(([arm, hits]) => [titled(arm), `${hits}`]),
  note: 'What is left over after whole strength points is lost.',
}

const coverRow = (name: string, cover: number, againstHeavy: number): string[] => [
  name,
  signedOrDash(cover),
  signedOrDash(againstHeavy),
]

const SAVE_MODIFIERS: ShownTable = {
  id: 'save-modifiers',
  title: 'Experience dice to save',
  clause: 'GF-SAVE-01',
  columns: ['The unit is', 'Dice', 'Against heavy guns'],
  rows: [
    ...GROUNDS.map((ground) => coverRow(`in ${ground}`, GROUND_COVER[ground], GROUND_COVER[ground])),
    coverRow('in a light trench', WORKS_COVER.light, 0),
    coverRow('in a heavy trench', WORKS_COVER.heavy, 0),
    coverRow('artillery in a light emplacement', WORKS_COVER.light, 0),
    coverRow('artillery in a heavy emplacement', WORKS_COVER.heavy, 0),
    coverRow('behind an embankment, small arms only', WORKS_COVER[EMBANKMENT_AS], 0),
    coverRow('moving', SAVE_PENALTIES.moving, SAVE_PENALTIES.moving),
    coverRow('mounted on animals or lorries', SAVE_PENALTIES.mounted, SAVE_PENALTIES.mounted),
    coverRow('attacked in the flank', SAVE_PENALTIES.flanked, SAVE_PENALTIES.flanked),
    ['raiding, instead of all else', signed(RAIDERS_SAVE), '-'],
  ],
  note: 'Of what adds dice only the best counts; what takes dice away is added up. Never below 0. Attackers into a zone have its ground but none of its works.',
}

const UNMODIFIED_SAVES: ShownTable = {
  id: 'unmodified-saves',
  title: 'Do the modifiers count?',
  clause: 'GF-SAVE-08',
  columns: ['Attack', 'Save', 'Modifiers'],
  rows: ATTACKS.map((attack) => [
    attack === 'direct' ? 'Small arms, tank guns' : titled(attack),
    maySave('infantry', attack) ? 'yes' : '-',
    UNMODIFIED[attack] ? '-' : 'yes',
  ]),
  note: 'Aircraft, and balloons attacked from the air, never have modifiers. Depots and motor transport never save.',
}

const RETREATS = { none: '-', 'one-zone': 'one zone', flee: 'flees' } as const

const checkRow = (score: string, outcome: CheckOutcome): string[] => {
  const { morale, experience, suppressed, retreat } = CHECK_RESULTS[outcome]
  return [
    score,
    titled(outcome),
    signed(morale),
    signedOrDash(experience),
    suppressed ? 'yes' : '-',
    RETREATS[retreat],
  ]
}

const MORALE_CHECK: ShownTable = {
  id: 'morale-check',
  title: 'Morale check',
  clause: 'GF-MOR-01',
  columns: ['Hits on the morale dice', 'Outcome', 'Morale', 'Experience', 'Suppressed', 'Goes back'],
  rows: [
    checkRow('as many as SP lost, or more', 'hold'),
    checkRow('some, but fewer', 'waver'),
    checkRow('none', 'rout'),
  ],
  note: `${SHAKEN_BY} strength points or more lost in one attack: morale ${signed(-SHAKEN_LOSS)} before the roll. If every die of a full throw scores, the highest morale rises instead.`,
}

const RALLY: ShownTable = {
  id: 'rally',
  title: 'Rally',
  clause: 'GF-MOR-13',
  columns: ['Hits on the morale dice', 'Suppressed unit', 'Routing unit'],
  rows: [
    [orMore(RALLY_HITS, Number.POSITIVE_INFINITY), 'steady', 'suppressed'],
    [`fewer than ${RALLY_HITS}`, 'stays suppressed', 'flees again'],
  ],
}

export const COMBAT_TABLES: readonly ShownTable[] = [
  HIT_DICE,
  WHO_FIRES,
  DICE_BY_STRENGTH,
  STANDING,
  LOSSES,
  SAVE_MODIFIERS,
  UNMODIFIED_SAVES,
  MORALE_CHECK,
  RALLY,
]
