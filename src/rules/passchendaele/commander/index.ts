/*
 * Who judges what:
 *   situation      the table as a side sees it, and as it would be with units elsewhere
 *   thresholds     every number of judgement; tempers, seasoned  others, for tempers and for thinkers; grounds: where
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

import {
  type Doctrine,
  inTempers,
  onKnownGrounds,
  type Staff,
  type Wishes,
  wishes,
} from '#kernel/game/commander.ts'
import { topPhase } from '#kernel/game/phases.ts'
import type { Command } from '#kernel/game/ruleset.ts'
import type { PlayerOrder } from '../game/phases/index.ts'
import type { PhaseOf } from '../game/phases/shapes.ts'
import { asSide } from '../game/sides.ts'
import { unitNamed } from '../game/units.ts'
import type { View } from '../game/view.ts'
import { activationWishes } from './activation.ts'
import CHANCES from './chances.json'
import { consolidations, fallsBack, losses, supports } from './combat/decisions.ts'
import { firstOrders } from './first-orders.ts'
import { GROUNDS, SEASONED_GROUNDS } from './grounds.ts'
import { answers, stopping } from './outlook.ts'
import { deployments, relocations, rolls } from './placing.ts'
import { movesFirst } from './precedence.ts'
import { SEASONED } from './seasoned.ts'
import { type Situation, situationOf } from './situation.ts'
import { steer } from './steering.ts'
import { RUNNING, TEMPERED } from './tempers.ts'
import { THRESHOLDS, type Thresholds } from './thresholds.ts'

type Decided = Wishes<PlayerOrder>

const NONE: Decided = wishes('trivial', () => [])

/** A move matters if it may end in close combat. */
const moveWishes = (situation: Situation, phase: PhaseOf<'move'>): Decided => {
  const unit = unitNamed(situation.state, phase.unit)
  if (!unit) return NONE
  const ways = steer(situation, unit, phase)
  return wishes(ways.some(({ meets }) => meets) ? 'weighty' : 'routine', () => ways)
}

/** Who moves first; but before that, whether to go on at all. */
const choiceWishes = (situation: Situation): Decided => {
  const stop = stopping(situation)
  return wishes<PlayerOrder>('weighty', () => [...(stop ? [stop] : []), ...movesFirst(situation)])
}

const decided = (situation: Situation, staff: Staff, wanted: string | undefined): Decided => {
  const phase = topPhase(situation.state)
  switch (phase?.name) {
    case 'attach':
      return wishes<PlayerOrder>('trivial', () => [
        { order: { kind: 'attach', changes: [] }, why: 'Mortars and MG battalions are to go as listed.' },
      ])
    case 'deploy':
      return wishes('trivial', () => deployments(situation, phase))
    case 'relocation':
      return wishes('routine', () => rolls(situation))
    case 'relocate':
      return wishes('routine', () => relocations(situation, phase.units))
    case 'initial-orders':
      // What a whole plan is worth shows long after the end of the next turn, to which continuations go.
      return wishes('routine', () => firstOrders(situation))
    case 'choose':
      return choiceWishes(situation)
    case 'armistice':
      return wishes('weighty', () => answers(situation))
    case 'activate':
      return activationWishes(situation, staff, wanted)
    case 'move':
      return moveWishes(situation, phase)
    case 'fall-back':
      return wishes('routine', () => fallsBack(situation, phase))
    case 'support':
      return wishes('weighty', () => supports(situation))
    case 'loss':
      return wishes('routine', () => losses(situation, phase))
    case 'consolidate':
      return wishes('routine', () => consolidations(situation, phase))
    default:
      return NONE
  }
}

/** The doctrine with other thresholds. */
export const doctrineBy = (thresholds: Thresholds): Doctrine<View, PlayerOrder> => ({
  wishes: (view, staff, wanted) => {
    const side = asSide(staff.side)
    return side ? decided(situationOf(view, side, thresholds), staff, wanted) : NONE
  },
})

/** Guns first, then the assault while the garrison is down; reserves wait out of range and strike back. */
export const DOCTRINE = onKnownGrounds(doctrineBy, THRESHOLDS, GROUNDS, ({ scenario }) => scenario)

const SEASONED_DOCTRINE = onKnownGrounds(doctrineBy, SEASONED, SEASONED_GROUNDS, ({ scenario }) => scenario)

/** What its computer players go by. */
export const COMMAND: Command = {
  doctrine: DOCTRINE,
  seasoned: { veteran: SEASONED_DOCTRINE, general: SEASONED_DOCTRINE },
  chances: CHANCES,
  tempers: inTempers(doctrineBy, TEMPERED),
  runner: doctrineBy(RUNNING),
  // The first wish left for a slight lead gained nothing on the doctrine alone; for a clear one it did.
  doubt: 2,
  pace: 4,
}
