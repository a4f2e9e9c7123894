import { GAME } from '#rules/passchendaele/game/index.ts'
import { stateOf } from '#rules/passchendaele/game/set-up.ts'
import { agreedBattle } from '#rules/passchendaele/game/terms.ts'
import type { Scenario } from '#rules/passchendaele/scenarios/scenario.ts'
import { identified } from '#rules/passchendaele/scenarios/table.ts'
import { otherName, proveOutliving } from '../../../conformance/outliving.ts'

const renamedScenario = (scenario: Scenario): Scenario => ({
  ...scenario,
  title: otherName(scenario.title),
  units: scenario.units.map((unit) => ({
    ...unit,
    first: unit.first ?? unit.name,
    name: otherName(unit.name),
  })),
  called: Object.fromEntries(scenario.objectives.map(([id]) => [id, otherName(id)])),
})

proveOutliving('passchendaele', GAME, {
  agreed: agreedBattle,
  begun: stateOf,
  renamed: renamedScenario,
  facts: identified,
})
