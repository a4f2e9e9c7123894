/*
 * Who judges what:
 *   situation     the table as a side sees it, and the places worth having
 *   thresholds    every number of judgement
 *   worth         what men and units are worth, and what a die on the casualty tables does on average
 *   fire-power, stance, danger   what fire does from here to there, and what waits for those who stand somewhere
 *   moves/goals, rescue, ways, journeys   what a unit makes for, and how it gets there
 *   moves/places, candidates, moving   where it might go else, what it might do with its move, and which is best
 *   moves/transport, shelters    guns, machines, wagons, horses; dugouts and buildings
 *   odds, charging               fights, and which charges are made
 *   shooting, bombing, bursts    fire, bombs, shells
 *   gas           what a cloud of it does where it lands and drifts
 *   plotting      fire by the clock
 *   small         turn order, answers to charges, losses
 *   outlook       whether to go on with the battle
 */

import {
  anything,
  type Doctrine,
  judging,
  type Staff,
  type Wish,
  type Wishes,
  wishes,
} from '../../../kernel/game/commander.ts'
import { topPhase } from '../../../kernel/game/phases.ts'
import { ORDER_SCHEMA, type PlayerOrder } from '../game/orders.ts'
import type { PhaseOf } from '../game/phases/phase.ts'
import type { View } from '../game/view.ts'
import { SIDES, type Side } from '../vocabulary.ts'
import { chargeWishes } from './charging.ts'
import { deploymentWishes } from './deploying.ts'
import { moveWishes } from './ordering.ts'
import { answered } from './outlook.ts'
import { batteryFireWishes, plotWishes } from './plotting.ts'
import { fireWishes } from './shooting.ts'
import { type Situation, situationOf } from './situation.ts'
import { answerWishes, namingWishes, turnWishes } from './small.ts'
import { THRESHOLDS, type Thresholds } from './thresholds.ts'

type Decided = Wishes<PlayerOrder>

function* movement(
  situation: Situation,
  phase: PhaseOf<'movement'>,
  wanted: string | undefined,
): Generator<Wish<PlayerOrder>> {
  if (phase.step === 'charges') yield* chargeWishes(situation)
  yield* moveWishes(situation, wanted)
}

const decided = (situation: Situation, staff: Staff, wanted: string | undefined): Decided => {
  const phase = topPhase(situation.view)
  switch (phase?.name) {
    case 'plots':
      return wishes('routine', () => plotWishes(situation, phase))
    case 'deployment':
      return wishes('routine', () => deploymentWishes(situation))
    case 'initiative':
      return wishes('routine', () => turnWishes(situation))
    case 'battery-fire':
      return wishes('trivial', () => batteryFireWishes(situation, phase))
    case 'movement':
      return wishes('weighty', () => movement(situation, phase, wanted))
    case 'charge':
      return wishes('routine', () => answerWishes(situation, phase))
    case 'fire':
      return wishes('routine', () => fireWishes(situation, wanted))
    case 'naming':
      return wishes('trivial', () => namingWishes(phase))
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

/** Aimed fire before movement, down when fired at, and in with the odds. */
export const DOCTRINE = doctrineBy(THRESHOLDS)
