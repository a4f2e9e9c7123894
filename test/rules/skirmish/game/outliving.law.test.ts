import { GAME } from '#rules/skirmish/game/index.ts'
import { begunBattle } from '#rules/skirmish/game/set-up/index.ts'
import { termsOf } from '#rules/skirmish/game/terms.ts'
import { identified, idOf } from '#rules/skirmish/scenarios/ids.ts'
import type { Force, Scenario } from '#rules/skirmish/scenarios/scenario.ts'
import { otherName, proveOutliving } from '../../../conformance/outliving.ts'

const renamed = <T extends { readonly name: string; readonly id?: string }>(one: T): T => ({
  ...one,
  id: idOf(one),
  name: otherName(one.name),
})

const renamedForce = (force: Force): Force => ({
  ...force,
  name: otherName(force.name),
  units: force.units.map(renamed),
  ...(force.batteries ? { batteries: force.batteries.map(renamed) } : {}),
})

const renamedScenario = (scenario: Scenario): Scenario => ({
  ...scenario,
  title: otherName(scenario.title),
  ground: scenario.ground.map(renamed),
  ...(scenario.landmarks ? { landmarks: scenario.landmarks.map(renamed) } : {}),
  a: renamedForce(scenario.a),
  b: renamedForce(scenario.b),
  objectives: scenario.objectives.map(renamed),
})

proveOutliving('skirmish', GAME, {
  agreed: termsOf,
  begun: begunBattle,
  renamed: renamedScenario,
  facts: identified,
})
