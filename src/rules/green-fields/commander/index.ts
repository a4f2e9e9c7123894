/*
 * Who judges what:
 *   situation      the campaign as a side sees it; typical: what is to be expected of enemies nobody has reported on
 *   thresholds     every number of judgement; tuned: as many campaigns have tuned it; by-scenario: others where they hold
 *   estimates      how dice and morale are likely to fall
 *   weighing       what a move in an assault promises and costs
 *   tempers        the same with other thresholds; edge-runner: who does nothing but run for the enemy's edge
 *   sector         whether and where to attack; posts: who can stand where; watch: whom to fire at in passing; bridges
 *   line/          deployment: who stands where
 *   guns/          batteries (where guns stand), aims (who fires at what: shoots, boxing, screens of gas), fire, gas
 *   assault/       opening, movement (advance, riding, supports), exits and guard (runs for either edge), waves and facing in
 *                  close assaults, reserves
 *   works, raids, air, mines, supply/      the other steps of the week
 */

import {
  byScenario,
  type Doctrine,
  inTempers,
  orElse,
  type Staff,
  type Weight,
  wishes,
} from '#kernel/game/commander.ts'
import { type DoctrineOf, type PhaseWishes, phasedDoctrine } from '#kernel/game/phased-doctrine.ts'
import type { Command } from '#kernel/game/ruleset.ts'
import { ORDER_SCHEMA, type PlayerOrder } from '../game/phases/index.ts'
import type { Phase, PhaseOf } from '../game/phases/shapes.ts'
import type { SideName } from '../game/sides.ts'
import type { View } from '../game/view.ts'
import { SIDES } from '../vocabulary.ts'
import { airActionIntents, airPlanIntents, otherAirTargets, otherPeriods } from './air.ts'
import { otherFacings } from './assault/facing.ts'
import { movementIntents, otherAdvances, rankedAdvances } from './assault/movement.ts'
import { decisionIntents } from './assault/opening.ts'
import { otherEntries, reserveIntents } from './assault/reserves.ts'
import { closeAssaultIntents } from './assault/waves.ts'
import { BY_SCENARIO } from './by-scenario.ts'
import CHANCES from './chances.json'
import { RUNNING, runnerBeside } from './edge-runner.ts'
import { artilleryIntents, bombardmentIntents, otherTargets } from './guns/fire.ts'
import { gasIntents, otherClouds } from './guns/gas.ts'
import { done, type Intent } from './intent.ts'
import { deploymentIntents } from './line/deployment.ts'
import { mineFightIntents, mineIntents, otherTunnels } from './mines.ts'
import { otherRaids, raidIntents } from './raids.ts'
import { type Situation, situationOf } from './situation.ts'
import { OTHER_PURCHASES, supplyIntents } from './supply/supply.ts'
import { TEMPERED } from './tempers.ts'
import { THRESHOLDS, type Thresholds } from './thresholds.ts'
import { TUNED } from './tuned.ts'
import { assaultWorkIntents, constructionIntents, otherWorks } from './works.ts'

/** Weighed so, unless only one thing comes to mind. */
const weighing =
  <P extends Phase>(
    weight: Weight,
    thought: (situation: Situation, phase: P, staff: Staff) => readonly Intent[],
    others: (situation: Situation, first: Intent, phase: P) => Iterable<Intent> = () => [],
  ): PhaseWishes<Situation, P, PlayerOrder> =>
  (situation, phase, staff) => {
    const intents = thought(situation, phase, staff)
    return wishes(intents.length > 1 ? weight : 'trivial', () =>
      orElse<PlayerOrder>(staff, intents, (first) => others(situation, first, phase)),
    )
  }

/** Guns that are told to fire matter more than guns that are told nothing. */
const layingGuns: PhaseWishes<Situation, PhaseOf<'artillery'>, PlayerOrder> = (situation, _, staff) => {
  const thought = artilleryIntents(situation)
  const weight = thought.length > 1 && thought[0]?.order.kind === 'fire' ? 'routine' : 'trivial'
  return wishes(weight, () => orElse<PlayerOrder>(staff, thought, (first) => otherTargets(situation, first)))
}

const moving: PhaseWishes<Situation, PhaseOf<'movement'>, PlayerOrder> = (situation, phase, staff) => {
  const advances = rankedAdvances(situation, phase)
  return wishes(advances.length > 0 ? 'weighty' : 'routine', () =>
    orElse(staff, movementIntents(situation, phase, advances), () => otherAdvances(situation, advances)),
  )
}

const PHASES: DoctrineOf<Situation, Phase, PlayerOrder> = {
  opening: weighing('trivial', () => [done('The campaign begins.')]),
  deployment: weighing('routine', deploymentIntents),
  construction: weighing('routine', constructionIntents, otherWorks),
  raids: weighing('routine', raidIntents, otherRaids),
  'raid-defence': weighing('trivial', () => [
    { order: { kind: 'defend-raid' }, why: 'Everybody is to fire at the raiders.' },
  ]),
  'air-plans': weighing(
    'routine',
    (situation, _, staff) => airPlanIntents(situation, staff.random),
    otherPeriods,
  ),
  'air-action': weighing('routine', airActionIntents, (situation, first, phase) =>
    otherAirTargets(situation, phase, first),
  ),
  bombardment: weighing('routine', bombardmentIntents, otherTargets),
  gas: weighing('weighty', gasIntents, otherClouds),
  mines: weighing('routine', mineIntents, otherTunnels),
  'mine-fight': weighing('routine', mineFightIntents),
  replacements: weighing('routine', supplyIntents, () => OTHER_PURCHASES),
  'assault-decision': weighing('weighty', decisionIntents),
  artillery: layingGuns,
  movement: moving,
  'close-assault': weighing('weighty', closeAssaultIntents, (situation, first, phase) =>
    otherFacings(situation, phase, first),
  ),
  'assault-construction': weighing('routine', assaultWorkIntents),
  reserves: weighing('weighty', reserveIntents, otherEntries),
}

/** The doctrine with other thresholds. */
export const doctrineBy = (thresholds: Thresholds): Doctrine<View, PlayerOrder> =>
  phasedDoctrine<View, Phase, SideName, PlayerOrder, Situation>({
    sides: SIDES,
    order: ORDER_SCHEMA,
    situation: (view, side) => situationOf(view, side, thresholds),
    phases: PHASES,
  })

/** Thin lines, massed guns on what airmen have seen, and a blow where the way is open. */
export const DOCTRINE = byScenario(doctrineBy, THRESHOLDS, BY_SCENARIO, ({ scenario }) => scenario)

/** What its computer players go by. */
export const COMMAND: Command = {
  doctrine: DOCTRINE,
  tempers: inTempers(doctrineBy, TEMPERED),
  edgeRunner: runnerBeside(doctrineBy(RUNNING)),
  tuned: { general: byScenario(doctrineBy, TUNED, BY_SCENARIO, ({ scenario }) => scenario) },
  chances: CHANCES,
  // About one round of an assault.
  horizon: { turns: 1, parts: 6 },
}
