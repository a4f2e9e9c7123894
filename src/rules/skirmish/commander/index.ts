/*
 * Who judges what:
 *   situation     the table as a side sees it, and the places worth having
 *   thresholds, tempers, tuned   every number of judgement, and those of the bold, the thrifty, the stubborn and old hands
 *   weight        how much hangs on a move
 *   worth         what men and units are worth, and what a die on the casualty tables does on average
 *   fire-power, stance, danger   what fire does from here to there, and what waits for those who stand somewhere
 *   moves/goals, rescue, ways, journeys   what a unit makes for, and how it gets there
 *   moves/places, candidates, moving   where it might go else, what it might do with its move, and which is best
 *   moves/running                straight on, whatever waits there
 *   moves/transport, shelters    guns, machines, wagons, horses; dugouts and buildings
 *   odds, charging               fights, and which charges are made
 *   shooting, bombing, bursts    fire, bombs, shells
 *   gas           what a cloud of it does where it lands and drifts
 *   plotting, estimating   fire by the clock, and how far off its marks it is written
 *   small         turn order, answers to charges, losses
 */

import {
  type Answer,
  anything,
  type Doctrine,
  inTempers,
  orElse,
  type Staff,
  type Wish,
  type Wishes,
  wishes,
} from '#kernel/game/commander.ts'
import { type DoctrineOf, phasedDoctrine } from '#kernel/game/phased-doctrine.ts'
import type { Command } from '#kernel/game/ruleset.ts'
import { ORDER_SCHEMA, type PlayerOrder } from '../game/phases/index.ts'
import type { Phase, PhaseOf } from '../game/phases/shapes.ts'
import { scores } from '../game/scoring.ts'
import type { Unit } from '../game/state.ts'
import type { View } from '../game/view.ts'
import { MISJUDGED } from '../tables/artillery.ts'
import { SIDES, type Side } from '../vocabulary.ts'
import CHANCES from './chances.json'
import { chargeWishes, daringCharge } from './charging.ts'
import { deploymentWishes } from './deploying.ts'
import { eyeOf } from './estimating.ts'
import { moveWishes, type Ordering, orderedUnits, runningFirst, wishesOf } from './ordering.ts'
import { batteryFireWishes, plotWishes } from './plotting.ts'
import { fireWishes } from './shooting.ts'
import { type Situation, situationOf } from './situation.ts'
import { answerWishes, namingWishes, turnWishes } from './small.ts'
import { TEMPERED } from './tempers.ts'
import { THRESHOLDS, type Thresholds } from './thresholds.ts'
import { TUNED } from './tuned.ts'
import { weightOfMove } from './weight.ts'

/** What is the same for all decisions of one doctrine. */
interface Judging {
  readonly ordering: Ordering
  readonly misjudged: number
}

/** Charges before moves; beside the best of either, the other. */
const movement = (
  situation: Situation,
  { step }: PhaseOf<'movement'>,
  units: readonly Unit[],
  staff: Staff,
  ordering: Ordering,
): Iterable<Wish<PlayerOrder>> => {
  const moves = moveWishes(situation, units, staff, ordering)
  if (step !== 'charges') return moves
  const inTurn = function* () {
    yield* chargeWishes(situation)
    yield* moves
  }
  return orElse(staff, inTurn(), function* ({ order }) {
    const lead = order.kind === 'charge' && units.find(({ id }) => order.units.includes(id))
    if (lead) yield* ordering(situation, lead, staff)
    yield* daringCharge(situation)
  })
}

/** An offer to stop is taken by whoever is ahead when it is late. */
const answered = ({ view, side, enemy, movesLeft }: Situation): Answer => {
  const score = scores(view)
  return score[side] > score[enemy] && movesLeft <= 1
    ? { agrees: true, why: 'We have what we came for.' }
    : { agrees: false, why: 'The day is not over.' }
}

const judgingBy = (thresholds: Thresholds, { ordering, misjudged }: Judging): Doctrine<View, PlayerOrder> => {
  const byItself = (_: Situation, __: Phase, staff: Staff): Wishes<PlayerOrder> =>
    anything(ORDER_SCHEMA, staff)
  return phasedDoctrine<View, Phase, Side, PlayerOrder, Situation>({
    sides: SIDES,
    order: ORDER_SCHEMA,
    situation: (view, side) => situationOf(view, side, thresholds),
    answer: answered,
    phases: {
      plots(situation, phase, staff) {
        const eye = eyeOf(misjudged, staff.random)
        return wishes('routine', () => plotWishes(situation, phase, eye))
      },
      deployment: (situation) => wishes('routine', () => deploymentWishes(situation)),
      initiative: (situation) => wishes('routine', () => turnWishes(situation)),
      'battery-fire': (situation, phase) => wishes('trivial', () => batteryFireWishes(situation, phase)),
      movement(situation, phase, staff, wanted) {
        const units = orderedUnits(situation, wanted)
        return wishes(weightOfMove(situation, phase, units[0]), () =>
          movement(situation, phase, units, staff, ordering),
        )
      },
      charge: (situation, phase) => wishes('routine', () => answerWishes(situation, phase)),
      fire: (situation, _, staff, wanted) => wishes('routine', () => fireWishes(situation, wanted, staff)),
      naming: (_, phase) => wishes('trivial', () => namingWishes(phase)),
      bombardment: byItself,
      melee: byItself,
      morale: byItself,
    } satisfies DoctrineOf<Situation, Phase, PlayerOrder>,
  })
}

/** The doctrine with other thresholds, of a level that misjudges distances so. */
export const doctrineBy = (
  thresholds: Thresholds,
  misjudged: number = MISJUDGED.regular,
): Doctrine<View, PlayerOrder> => judgingBy(thresholds, { ordering: wishesOf, misjudged })

/** Aimed fire before movement, down when fired at, and in with the odds. */
export const DOCTRINE = doctrineBy(THRESHOLDS)

/** What its computer players go by. */
export const COMMAND: Command = {
  doctrine: DOCTRINE,
  tuned: {
    recruit: doctrineBy(THRESHOLDS, MISJUDGED.recruit),
    veteran: doctrineBy(THRESHOLDS, MISJUDGED.veteran),
    general: doctrineBy(TUNED, MISJUDGED.general),
  },
  chances: CHANCES,
  tempers: inTempers((thresholds) => doctrineBy(thresholds), TEMPERED),
  edgeRunner: judgingBy(THRESHOLDS, { ordering: runningFirst, misjudged: MISJUDGED.regular }),
  // A turn.
  horizon: { turns: 1, parts: 5 },
  pace: 2.5,
}
