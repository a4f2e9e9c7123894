/*
 * Who judges what:
 *   situation      the table as a side sees it, and as it would be with units elsewhere
 *   thresholds     every number of judgement; tempers, tuned  others, for tempers and for thinkers; by-scenario: where
 *   precedence     which side moves first, which unit is checked next
 *   activation     what the unit is told, and what else it might be told (other-tasks)
 *   first-orders   the orders that all units begin with
 *   attack, cavalry                     what an attacker does
 *   defence, counter-attack, strike     what a garrison and a reserve do
 *   supporting-fire                     what MG battalions do
 *   posts, cover, danger, facing        where reserves march, what is near to shelter in, the fire here and ahead, where to look
 *   steering       which way a move goes
 *   placing        deployment and relocation
 *   outlook        whether to go on with the battle
 *   worth          what fire leaves of a unit
 *   guns/          whom to shell, how far guns reach; combat/  decisions in close combat, and its odds
 */

import { byScenario, type Doctrine, inTempers, type Wishes, wishes } from '#kernel/game/commander.ts'
import { type DoctrineOf, phasedDoctrine } from '#kernel/game/phased-doctrine.ts'
import type { Command } from '#kernel/game/ruleset.ts'
import { ORDER_SCHEMA, type PlayerOrder } from '../game/phases/index.ts'
import type { Phase, PhaseOf } from '../game/phases/shapes.ts'
import { unitNamed } from '../game/units.ts'
import type { View } from '../game/view.ts'
import { SIDES, type SideName } from '../vocabulary.ts'
import { activationWishes } from './activation.ts'
import { BY_SCENARIO, TUNED_BY_SCENARIO } from './by-scenario.ts'
import CHANCES from './chances.json'
import { consolidations, fallsBack, losses, supports } from './combat/decisions.ts'
import { firstOrders } from './first-orders.ts'
import { answers, stopping } from './outlook.ts'
import { deployments, relocations, rolls } from './placing.ts'
import { movesFirst } from './precedence.ts'
import { type Situation, situationOf } from './situation.ts'
import { steer } from './steering.ts'
import { RUNNING, TEMPERED } from './tempers.ts'
import { THRESHOLDS, type Thresholds } from './thresholds.ts'
import { TUNED } from './tuned.ts'

/** A move matters if it may end in close combat. */
const moveWishes = (situation: Situation, phase: PhaseOf<'move'>): Wishes<PlayerOrder> => {
  const unit = unitNamed(situation.state, phase.unit)
  if (!unit) return wishes('trivial', () => [])
  const ways = steer(situation, unit, phase)
  return wishes(ways.some(({ meets }) => meets) ? 'weighty' : 'routine', () => ways)
}

/** Who moves first; but before that, whether to go on at all. */
const choiceWishes = (situation: Situation): Wishes<PlayerOrder> => {
  const stop = stopping(situation)
  return wishes<PlayerOrder>('weighty', () => [...(stop ? [stop] : []), ...movesFirst(situation)])
}

const PHASES = {
  attach: () =>
    wishes<PlayerOrder>('trivial', () => [
      { order: { kind: 'attach', changes: [] }, why: 'Mortars and MG battalions are to go as listed.' },
    ]),
  deploy: (situation, phase) => wishes('trivial', () => deployments(situation, phase)),
  relocation: (situation) => wishes('routine', () => rolls(situation)),
  relocate: (situation, { units }) => wishes('routine', () => relocations(situation, units)),
  // What a whole plan is worth shows long after the end of the next turn, to which continuations go.
  'initial-orders': (situation) => wishes('routine', () => firstOrders(situation)),
  choose: choiceWishes,
  armistice: (situation) => wishes('weighty', () => answers(situation)),
  activate: (situation, _, staff, wanted) => activationWishes(situation, staff, wanted),
  move: moveWishes,
  'fall-back': (situation, phase) => wishes('routine', () => fallsBack(situation, phase)),
  support: (situation) => wishes('weighty', () => supports(situation)),
  loss: (situation, phase) => wishes('routine', () => losses(situation, phase)),
  consolidate: (situation, phase) => wishes('routine', () => consolidations(situation, phase)),
} satisfies DoctrineOf<Situation, Phase, PlayerOrder>

/** The doctrine with other thresholds. */
export const doctrineBy = (thresholds: Thresholds): Doctrine<View, PlayerOrder> =>
  phasedDoctrine<View, Phase, SideName, PlayerOrder, Situation>({
    sides: SIDES,
    order: ORDER_SCHEMA,
    situation: (view, side) => situationOf(view, side, thresholds),
    phases: PHASES,
  })

/** Guns first, then the assault while the garrison is down; reserves wait out of range and strike back. */
export const DOCTRINE = byScenario(doctrineBy, THRESHOLDS, BY_SCENARIO, ({ scenario }) => scenario)

const TUNED_DOCTRINE = byScenario(doctrineBy, TUNED, TUNED_BY_SCENARIO, ({ scenario }) => scenario)

/** What its computer players go by. */
export const COMMAND: Command = {
  doctrine: DOCTRINE,
  tuned: { veteran: TUNED_DOCTRINE, general: TUNED_DOCTRINE },
  chances: CHANCES,
  tempers: inTempers(doctrineBy, TEMPERED),
  edgeRunner: doctrineBy(RUNNING),
  // The first wish left for a slight lead gained nothing on the doctrine alone; for a clear one it did.
  doubt: 2,
  pace: 4,
}
