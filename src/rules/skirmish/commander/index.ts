/*
 * Who judges what:
 *   situation     the table as a side sees it, and the places worth having
 *   thresholds    every number of judgement
 *   worth         what men and units are worth, and what a die on the casualty tables does on average
 *   fire-power, stance, danger   what fire does from here to there, and what waits for those who stand somewhere
 *   goals, rescue, ways, journeys   what a unit makes for, and how it gets there
 *   places, candidates, moving   where it might go else, what it might do with its move, and which is best
 *   transport, shelters          guns, machines, wagons, horses; dugouts and buildings
 *   odds, charging               fights, and which charges are made
 *   shooting, bombing, bursts    fire, bombs, shells
 *   plotting      fire by the clock
 *   small         turn order, answers to charges, losses
 *   outlook       whether to go on with the battle
 */

import { type Doctrine, type Staff, type Wish, type Wishes, wishes } from '../../../kernel/game/commander.ts'
import { topPhase } from '../../../kernel/game/phases.ts'
import { accept } from '../../../kernel/procedure/schema.ts'
import { ORDER_SCHEMA, type PlayerOrder } from '../game/orders.ts'
import type { PhaseOf } from '../game/phases/phase.ts'
import { asSide } from '../game/sides.ts'
import type { View } from '../game/view.ts'
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

/** What the rules allow, where there is little to choose. */
const anything = (staff: Staff): Decided =>
  wishes('trivial', function* () {
    const sampled = accept(ORDER_SCHEMA, staff.sample())
    if (sampled.ok) yield { order: sampled.value, why: 'As good as any.' }
  })

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
      return anything(staff)
  }
}

/** The doctrine with other thresholds. */
export const doctrineBy = (thresholds: Thresholds): Doctrine<View, PlayerOrder> => ({
  wishes: (view, staff, wanted) => {
    const side = asSide(staff.side)
    return side ? decided(situationOf(view, side, thresholds), staff, wanted) : anything(staff)
  },
  answer: (view, staff) => {
    const side = asSide(staff.side)
    return side ? answered(situationOf(view, side, thresholds)) : { agrees: false, why: 'We fight on.' }
  },
})

/** Aimed fire before movement, down when fired at, and in with the odds. */
export const DOCTRINE = doctrineBy(THRESHOLDS)
