/*
 * Who judges what:
 *   situation     the table as a side sees it, and the places worth having
 *   thresholds    every number of judgement; seasoned: as many battles have tuned it; grounds: others where they hold
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
 *   outlook       whether to go on with the battle
 */

import {
  anything,
  type Doctrine,
  inTempers,
  judging,
  onKnownGrounds,
  type Staff,
  type Wishes,
  wishes,
} from '#kernel/game/commander.ts'
import { topPhase } from '#kernel/game/phases.ts'
import type { Command } from '#kernel/game/ruleset.ts'
import { ORDER_SCHEMA, type PlayerOrder } from '../game/phases/index.ts'
import type { View } from '../game/view.ts'
import { SIDES, type Side } from '../vocabulary.ts'
import { actionWishes } from './acting.ts'
import { reserveWishes, successorWishes } from './arriving.ts'
import CHANCES from './chances.json'
import { airWishes } from './flying.ts'
import { GROUNDS } from './grounds.ts'
import { leads } from './leading.ts'
import { battalionWishes, supportWishes } from './ordering.ts'
import { answered } from './outlook.ts'
import { drawing, raises, strokes } from './playing.ts'
import { SEASONED } from './seasoned.ts'
import { type Situation, situationOf } from './situation.ts'
import { batteriesToLose, followUps, groundWishes, halts, moraleWishes, mutinies } from './small.ts'
import { RUNNING, TEMPERED } from './tempers.ts'
import { THRESHOLDS, type Thresholds } from './thresholds.ts'

type Decided = Wishes<PlayerOrder>

/** What hardly anybody thinks about twice. */
const plainly = (order: PlayerOrder, why: string): Decided => wishes('trivial', () => [{ order, why }])

const decided = (situation: Situation, staff: Staff, wanted: string | undefined): Decided => {
  const phase = topPhase(situation.view)
  switch (phase?.name) {
    case 'barrage-length':
      return plainly({ kind: 'go-on' }, 'The guns say how long they can keep it up.')
    case 'fire-plan':
      return plainly({ kind: 'fire-plan', default: true }, 'The fire plan drawn up for this attack stands.')
    case 'deploy':
      return wishes('trivial', function* () {
        for (const battalion of phase.left)
          yield { order: { kind: 'deploy', battalion }, why: 'As the staff has it.' }
      })
    case 'support-orders':
      return supportWishes(situation, phase, staff, wanted)
    case 'battalion-orders':
      return battalionWishes(situation, phase, staff, wanted)
    case 'actions':
      return actionWishes(situation, phase, staff)
    case 'take-ground':
      return wishes('routine', () => groundWishes(situation, phase))
    case 'follow-up':
      return wishes('routine', () => followUps(situation, phase))
    case 'morale':
      return wishes('routine', () => moraleWishes(situation, phase))
    case 'stubborn':
      return plainly({ kind: 'stubborn', use: true }, 'They stand.')
    case 'command-move':
      return wishes('trivial', () => leads(situation, phase))
    case 'successors':
      return wishes('trivial', () => successorWishes(situation))
    case 'reserves':
      return wishes('routine', () => reserveWishes(situation))
    case 'air-attack':
      return wishes('routine', () => airWishes(situation))
    case 'lose-battery':
      return wishes('routine', () => batteriesToLose(situation, phase))
    case 'halt-barrage':
      return wishes('routine', () => halts(situation))
    case 'heroic-answer':
      // FF-HERO-04
      return plainly({ kind: 'heroic-answer', agree: true }, 'These feats are within reason.')
    case 'mutiny':
      return wishes('routine', () => mutinies(situation, phase))
    case 'cards':
      return wishes('routine', () => drawing(situation, phase))
    case 'card-choice':
      return wishes('routine', () => strokes(situation, phase))
    case 'order-die':
      return wishes('routine', () => raises(situation, phase))
    default:
      return anything(ORDER_SCHEMA, staff)
  }
}

/** The doctrine with other thresholds. */
export const doctrineBy = (thresholds: Thresholds): Doctrine<View, PlayerOrder> =>
  judging({
    sides: SIDES,
    order: ORDER_SCHEMA,
    situation: (view: View, side: Side) => situationOf(view, side, thresholds),
    wishes: decided,
    answer: answered,
  })

/** Fire before movement, and in when the enemy is down. */
export const DOCTRINE = onKnownGrounds(doctrineBy, THRESHOLDS, GROUNDS, ({ scenario: { id } }) => id)

const SEASONED_DOCTRINE = doctrineBy(SEASONED)

/** What its computer players go by. */
export const COMMAND: Command = {
  doctrine: DOCTRINE,
  seasoned: { veteran: SEASONED_DOCTRINE, general: SEASONED_DOCTRINE },
  chances: CHANCES,
  tempers: inTempers(doctrineBy, TEMPERED),
  runner: doctrineBy(RUNNING),
  // A turn of both sides.
  horizon: { turns: 1, parts: 6 },
  pace: 2.5,
  // The first wish left for a slight lead lost two battles in three to the plain doctrine; for a clear one it won about three in five.
  doubt: 2,
}
