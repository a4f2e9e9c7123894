import { success } from '#kernel/procedure/result.ts'
import { GAME } from '#rules/green-fields/game/index.ts'
import { readOptions } from '#rules/green-fields/game/options.ts'
import { stateOf } from '#rules/green-fields/game/set-up.ts'
import { scenarioNamed } from '#rules/green-fields/own-battle/index.ts'
import type { Muster } from '#rules/green-fields/scenarios/forces/force.ts'
import type { Scenario } from '#rules/green-fields/scenarios/scenario.ts'
import { otherName, proveOutliving } from '../../../conformance/outliving.ts'

const renamedArmy = (army: Muster): Muster => ({
  ...army,
  title: otherName(army.title),
  contingents: army.contingents.map(([count, troops]) => [
    count,
    { ...troops, title: otherName(troops.title) },
  ]),
})

const renamedScenario = (scenario: Scenario): Scenario => ({
  ...scenario,
  title: otherName(scenario.title),
  text: otherName(scenario.text),
  armies: { a: renamedArmy(scenario.armies.a), b: renamedArmy(scenario.armies.b) },
})

proveOutliving('green-fields', GAME, {
  agreed(id, options) {
    const agreed = readOptions(options)
    if (!agreed.ok) return agreed
    const { readings, campaign } = agreed.value
    const scenario = scenarioNamed(id, campaign, readings)
    return scenario.ok ? success({ scenario: scenario.value, readings }) : scenario
  },
  begun: stateOf,
  renamed: renamedScenario,
  facts: (scenario) => scenario,
})
