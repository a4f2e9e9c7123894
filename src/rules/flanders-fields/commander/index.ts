/*
 * Who judges what:
 *   situation     the table as a side sees it, and the places worth having
 *   thresholds    every number of judgement; tuned: as many battles have tuned it; by-scenario: others where they hold
 *   tempers       other commanders: the same with other numbers
 *   weight        which decisions are worth thinking about
 *   worth         what stands are worth, and what fire does to them on average
 *   ordering      which unit is ordered next and with what help; calls for shells, shelters
 *   acting        what a unit does with an action, of all that it could
 *   shooting, shelling     fire at stands and on areas
 *   advancing, assaulting  moves towards a goal, and into the enemy
 *   danger        what waits for those who go there
 *   daring        who dares most, once a battle
 *   leading       where command stands go
 *   crossing      over the wire, and through gaps in it
 *   arriving      reserves, successors
 *   flying        whom aircraft go for
 *   playing       event cards
 *   small         ground, follow-ups, morale, batteries to lose, mutinies
 */

import {
  type Answer,
  anything,
  byScenario,
  type Doctrine,
  inTempers,
  type Staff,
  type Wishes,
  wishes,
} from '#kernel/game/commander.ts'
import { type DoctrineOf, phasedDoctrine } from '#kernel/game/phased-doctrine.ts'
import type { Command } from '#kernel/game/ruleset.ts'
import { ORDER_SCHEMA, type PlayerOrder } from '../game/phases/index.ts'
import type { Phase } from '../game/phases/shapes.ts'
import { scores } from '../game/scores.ts'
import type { View } from '../game/view.ts'
import { SIDES, type Side } from '../vocabulary.ts'
import { actionWishes } from './acting.ts'
import { reserveWishes, successorWishes } from './arriving.ts'
import { BY_SCENARIO } from './by-scenario.ts'
import CHANCES from './chances.json'
import { airWishes } from './flying.ts'
import { leads } from './leading.ts'
import { battalionWishes, supportWishes } from './ordering.ts'
import { drawing, raises, strokes } from './playing.ts'
import { type Situation, situationOf } from './situation.ts'
import { batteriesToLose, followUps, groundWishes, halts, moraleWishes, mutinies } from './small.ts'
import { RUNNING, TEMPERED } from './tempers.ts'
import { THRESHOLDS, type Thresholds } from './thresholds.ts'
import { TUNED } from './tuned.ts'

type Decided = Wishes<PlayerOrder>

/** What hardly anybody thinks about twice. */
const plainly = (order: PlayerOrder, why: string): Decided => wishes('trivial', () => [{ order, why }])

/** Nobody is asked while it happens by itself. */
const byItself = (_: Situation, __: unknown, staff: Staff): Decided => anything(ORDER_SCHEMA, staff)

const PHASES: DoctrineOf<Situation, Phase, PlayerOrder> = {
  'barrage-length': () => plainly({ kind: 'go-on' }, 'The guns say how long they can keep it up.'),
  'fire-plan': () =>
    plainly({ kind: 'fire-plan', default: true }, 'The fire plan drawn up for this attack stands.'),
  deploy: (_, { left }) =>
    wishes('trivial', function* () {
      for (const battalion of left)
        yield { order: { kind: 'deploy', battalion }, why: 'As the staff has it.' }
    }),
  mutiny: (situation, phase) => wishes('routine', () => mutinies(situation, phase)),
  hurricane: byItself,
  successors: (situation) => wishes('trivial', () => successorWishes(situation)),
  cards: (situation, phase) => wishes('routine', () => drawing(situation, phase)),
  'card-choice': (situation, phase) => wishes('routine', () => strokes(situation, phase)),
  reserves: (situation) => wishes('routine', () => reserveWishes(situation)),
  'lose-battery': (situation, phase) => wishes('routine', () => batteriesToLose(situation, phase)),
  'halt-barrage': (situation) => wishes('routine', () => halts(situation)),
  gas: byItself,
  bombardment: byItself,
  'support-orders': supportWishes,
  'air-attack': (situation) => wishes('routine', () => airWishes(situation)),
  'battalion-orders': battalionWishes,
  // FF-HERO-04
  'heroic-answer': () => plainly({ kind: 'heroic-answer', agree: true }, 'These feats are within reason.'),
  'order-die': (situation, phase) => wishes('routine', () => raises(situation, phase)),
  actions: actionWishes,
  assault: byItself,
  'take-ground': (situation, phase) => wishes('routine', () => groundWishes(situation, phase)),
  'follow-up': (situation, phase) => wishes('routine', () => followUps(situation, phase)),
  reckoning: byItself,
  morale: (situation, phase) => wishes('routine', () => moraleWishes(situation, phase)),
  stubborn: () => plainly({ kind: 'stubborn', use: true }, 'They stand.'),
  'command-move': (situation, phase) => wishes('trivial', () => leads(situation, phase)),
}

/** An offer to stop is taken by whoever is ahead, or cannot win any more. */
const answered = ({ view, side, enemy }: Situation): Answer => {
  const score = scores(view)
  const late = view.turn >= view.scenario.turns - 1
  const ahead = score[side] - score[enemy]
  if (ahead > 0 && late) return { agrees: true, why: 'We have what we came for.' }
  return { agrees: false, why: 'The day is not over.' }
}

/** The doctrine with other thresholds. */
export const doctrineBy = (thresholds: Thresholds): Doctrine<View, PlayerOrder> =>
  phasedDoctrine({
    sides: SIDES,
    order: ORDER_SCHEMA,
    situation: (view: View, side: Side) => situationOf(view, side, thresholds),
    phases: PHASES,
    answer: answered,
  })

/** Fire before movement, and in when the enemy is down. */
export const DOCTRINE = byScenario(doctrineBy, THRESHOLDS, BY_SCENARIO, ({ scenario: { id } }) => id)

const TUNED_DOCTRINE = doctrineBy(TUNED)

/** What its computer players go by. */
export const COMMAND: Command = {
  doctrine: DOCTRINE,
  tuned: { veteran: TUNED_DOCTRINE, general: TUNED_DOCTRINE },
  chances: CHANCES,
  tempers: inTempers(doctrineBy, TEMPERED),
  edgeRunner: doctrineBy(RUNNING),
  // A turn of both sides.
  horizon: { turns: 1, parts: 6 },
  pace: 2.5,
  // The first wish left for a slight lead lost two battles in three to the plain doctrine; for a clear one it won about three in five.
  doubt: 2,
}
