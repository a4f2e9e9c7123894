/*
 * Who judges what:
 *   situation      the campaign as a side sees it; typical: what is to be expected of enemies nobody has reported on
 *   thresholds     every number of judgement; seasoned: as many campaigns have tuned it; grounds: others where they hold
 *   estimates      how dice and morale are likely to fall
 *   weighing       what a move in an assault promises and costs
 *   tempers        the same with other thresholds; runner: who does nothing but run for the enemy's edge
 *   line/          deployment: sector (whether and where to attack), line and posts (who stands where)
 *   guns/          batteries (where guns stand), aims (who fires at what: shoots, boxing, screens of gas), fire, gas
 *   assault/       opening, watch (whom to fire at in passing), movement (advance, riding, supports), exits and guard (runs for
 *                  either edge), waves and facing in close assaults, bridges, reserves
 *   works, raids, air, mines, supply/      the other steps of the week
 */

import {
  type Doctrine,
  inTempers,
  onKnownGrounds,
  orElse,
  type Staff,
  type Weight,
  type Wishes,
  wishes,
} from '#kernel/game/commander.ts'
import { topPhase } from '#kernel/game/phases.ts'
import type { Command } from '#kernel/game/ruleset.ts'
import type { PlayerOrder } from '../game/phases/index.ts'
import { asSide } from '../game/sides.ts'
import type { View } from '../game/view.ts'
import { airActionIntents, airPlanIntents, otherAirTargets, otherPeriods } from './air.ts'
import { otherFacings } from './assault/facing.ts'
import { movementIntents, otherAdvances, rankedAdvances } from './assault/movement.ts'
import { decisionIntents } from './assault/opening.ts'
import { otherEntries, reserveIntents } from './assault/reserves.ts'
import { closeAssaultIntents } from './assault/waves.ts'
import CHANCES from './chances.json'
import { GROUNDS } from './grounds.ts'
import { artilleryIntents, bombardmentIntents, otherTargets } from './guns/fire.ts'
import { gasIntents, otherClouds } from './guns/gas.ts'
import { done, type Intent } from './intent.ts'
import { deploymentIntents } from './line/deployment.ts'
import { mineFightIntents, mineIntents, otherTunnels } from './mines.ts'
import { otherRaids, raidIntents } from './raids.ts'
import { RUNNING, runnerBeside } from './runner.ts'
import { SEASONED } from './seasoned.ts'
import { type Situation, situationOf } from './situation.ts'
import { OTHER_PURCHASES, supplyIntents } from './supply/supply.ts'
import { TEMPERED } from './tempers.ts'
import { THRESHOLDS, type Thresholds } from './thresholds.ts'
import { assaultWorkIntents, constructionIntents, otherWorks } from './works.ts'

type Decided = Wishes<PlayerOrder>

const REPEL: Intent = { order: { kind: 'defend-raid' }, why: 'Everybody is to fire at the raiders.' }

const NONE: Decided = wishes('trivial', () => [])

/** Weighed so, unless only one thing comes to mind. */
const weighed = (
  weight: Weight,
  staff: Staff,
  thought: readonly Intent[],
  others: (first: Intent) => Iterable<Intent> = () => [],
): Decided =>
  wishes(thought.length > 1 ? weight : 'trivial', () => orElse<PlayerOrder>(staff, thought, others))

const decided = (situation: Situation, staff: Staff): Decided => {
  const phase = topPhase(situation.view)
  switch (phase?.name) {
    case 'opening':
      return weighed('trivial', staff, [done('The campaign begins.')])
    case 'deployment':
      return weighed('routine', staff, deploymentIntents(situation))
    case 'construction':
      return weighed('routine', staff, constructionIntents(situation), (first) =>
        otherWorks(situation, first),
      )
    case 'raids':
      return weighed('routine', staff, raidIntents(situation), (first) => otherRaids(situation, first))
    case 'raid-defence':
      return weighed('trivial', staff, [REPEL])
    case 'air-plans':
      return weighed('routine', staff, airPlanIntents(situation, staff.random), (first) =>
        otherPeriods(situation, first),
      )
    case 'air-action':
      return weighed('routine', staff, airActionIntents(situation, phase), (first) =>
        otherAirTargets(situation, phase, first),
      )
    case 'bombardment':
      return weighed('routine', staff, bombardmentIntents(situation, phase), (first) =>
        otherTargets(situation, first),
      )
    case 'gas':
      return weighed('weighty', staff, gasIntents(situation), (first) => otherClouds(situation, first))
    case 'mines':
      return weighed('routine', staff, mineIntents(situation), (first) => otherTunnels(situation, first))
    case 'mine-fight':
      return weighed('routine', staff, mineFightIntents(situation, phase))
    case 'replacements':
      return weighed('routine', staff, supplyIntents(situation), () => OTHER_PURCHASES)
    case 'assault-decision':
      return weighed('weighty', staff, decisionIntents(situation))
    case 'artillery': {
      const thought = artilleryIntents(situation)
      return weighed(thought[0]?.order.kind === 'fire' ? 'routine' : 'trivial', staff, thought, (first) =>
        otherTargets(situation, first),
      )
    }
    case 'movement': {
      const advances = rankedAdvances(situation, phase)
      return wishes(advances.length > 0 ? 'weighty' : 'routine', () =>
        orElse(staff, movementIntents(situation, phase, advances), () => otherAdvances(situation, advances)),
      )
    }
    case 'close-assault':
      return weighed('weighty', staff, closeAssaultIntents(situation, phase), (first) =>
        otherFacings(situation, phase, first),
      )
    case 'assault-construction':
      return weighed('routine', staff, assaultWorkIntents(situation))
    case 'reserves':
      return weighed('weighty', staff, reserveIntents(situation, phase), (first) =>
        otherEntries(situation, first),
      )
    default:
      return NONE
  }
}

/** The doctrine with other thresholds. */
export const doctrineBy = (thresholds: Thresholds): Doctrine<View, PlayerOrder> => ({
  wishes: (view, staff) => {
    const side = asSide(staff.side)
    return side ? decided(situationOf(view, side, thresholds), staff) : NONE
  },
})

/** Thin lines, massed guns on what airmen have seen, and a blow where the way is open. */
export const DOCTRINE = onKnownGrounds(doctrineBy, THRESHOLDS, GROUNDS, ({ scenario }) => scenario)

/** What its computer players go by. */
export const COMMAND: Command = {
  doctrine: DOCTRINE,
  tempers: inTempers(doctrineBy, TEMPERED),
  runner: runnerBeside(doctrineBy(RUNNING)),
  seasoned: { general: onKnownGrounds(doctrineBy, SEASONED, GROUNDS, ({ scenario }) => scenario) },
  chances: CHANCES,
  // About one round of an assault.
  horizon: { turns: 1, parts: 6 },
}
