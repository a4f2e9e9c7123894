import { GAME } from '#rules/flanders-fields/game/index.ts'
import { begunBattle } from '#rules/flanders-fields/game/set-up/index.ts'
import { agreedBattle } from '#rules/flanders-fields/game/terms.ts'
import { identified, idOf } from '#rules/flanders-fields/scenarios/ids.ts'
import type { Feature, Force, Objective, Scenario } from '#rules/flanders-fields/scenarios/scenario.ts'
import { otherName, proveOutliving } from '../../../conformance/outliving.ts'

const renamed = <T extends { readonly name: string }>(one: T): T => ({ ...one, name: otherName(one.name) })

const renamedFeature = (feature: Feature): Feature => {
  if ('at' in feature) {
    const id = idOf(feature)
    return id === undefined ? feature : { ...feature, id, name: otherName(id) }
  }
  return 'name' in feature && feature.name !== undefined
    ? { ...feature, name: otherName(feature.name) }
    : feature
}

const renamedObjective = (objective: Objective): Objective => ({
  ...renamed(objective),
  id: objective.id ?? objective.name,
})

const renamedForce = (force: Force): Force => ({
  ...force,
  regiments: force.regiments.map((regiment) => ({
    ...renamed(regiment),
    battalions: regiment.battalions.map(renamed),
  })),
})

const renamedScenario = (scenario: Scenario): Scenario => ({
  ...scenario,
  title: otherName(scenario.title),
  ground: scenario.ground.map(renamedFeature),
  attacker: renamedForce(scenario.attacker),
  defender: renamedForce(scenario.defender),
  objectives: scenario.objectives.map(renamedObjective),
})

proveOutliving('flanders-fields', GAME, {
  agreed: agreedBattle,
  begun: begunBattle,
  renamed: renamedScenario,
  facts: identified,
})
