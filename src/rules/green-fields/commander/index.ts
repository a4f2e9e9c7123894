import { type Commander, firstLegal, type Staff } from '../../../kernel/game/commander.ts'
import { topPhase } from '../../../kernel/game/phases.ts'
import { asSide } from '../game/sides.ts'
import type { View } from '../game/view.ts'
import { airActionIntents, airPlanIntents } from './air.ts'
import { closeAssaultIntents, decisionIntents, movementIntents, reserveIntents } from './assault/assault.ts'
import { artilleryIntents, bombardmentIntents } from './guns/fire.ts'
import { gasIntents } from './guns/gas.ts'
import { done, type Intent } from './intent.ts'
import { deploymentIntents } from './line/deployment.ts'
import { mineFightIntents, mineIntents } from './mines.ts'
import { raidIntents } from './raids.ts'
import { type Situation, situationOf } from './situation.ts'
import { supplyIntents } from './supply/supply.ts'
import { assaultWorkIntents, constructionIntents } from './works.ts'

const REPEL: Intent = { order: { kind: 'defend-raid' }, why: 'Everybody fires at the raiders.' }

/** What the commander would like, the dearest wish first. */
const intents = (situation: Situation, staff: Staff): readonly Intent[] => {
  const phase = topPhase(situation.view)
  switch (phase?.name) {
    case 'opening':
      return [done('The campaign begins.')]
    case 'deployment':
      return deploymentIntents(situation)
    case 'construction':
      return constructionIntents(situation)
    case 'raids':
      return raidIntents(situation)
    case 'raid-defence':
      return [REPEL]
    case 'air-plans':
      return airPlanIntents(situation, staff.random)
    case 'air-action':
      return airActionIntents(situation, phase)
    case 'bombardment':
      return bombardmentIntents(situation, phase)
    case 'gas':
      return gasIntents(situation)
    case 'mines':
      return mineIntents(situation)
    case 'mine-fight':
      return mineFightIntents(situation, phase)
    case 'replacements':
      return supplyIntents(situation)
    case 'assault-decision':
      return decisionIntents(situation)
    case 'artillery':
      return artilleryIntents(situation)
    case 'movement':
      return movementIntents(situation, phase)
    case 'close-assault':
      return closeAssaultIntents(situation, phase)
    case 'assault-construction':
      return assaultWorkIntents(situation)
    case 'reserves':
      return reserveIntents(situation, phase)
    default:
      return []
  }
}

const isView = (seen: unknown): seen is View =>
  typeof seen === 'object' && seen !== null && 'country' in seen && 'units' in seen && 'phases' in seen

/** The computer player: thin lines, massed guns on what airmen have seen, and a blow where the way is open. */
export const COMMANDER: Commander = (view, staff) => {
  const seen = view()
  const side = asSide(staff.side)
  return firstLegal(isView(seen) && side ? intents(situationOf(seen, side), staff) : [], staff)
}
