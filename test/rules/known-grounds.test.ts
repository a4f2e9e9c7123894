import { expect, test } from 'vitest'
import type { ByScenario } from '#kernel/game/commander.ts'
import type { ScenarioSummary } from '#kernel/game/game.ts'
import { BY_SCENARIO as IN_FLANDERS } from '#rules/flanders-fields/commander/by-scenario.ts'
import { GAME as FLANDERS_FIELDS } from '#rules/flanders-fields/game/index.ts'
import { BY_SCENARIO as IN_GREEN_FIELDS } from '#rules/green-fields/commander/by-scenario.ts'
import { GAME as GREEN_FIELDS } from '#rules/green-fields/game/index.ts'
import { BY_SCENARIO, TUNED_BY_SCENARIO } from '#rules/passchendaele/commander/by-scenario.ts'
import { GAME as PASSCHENDAELE } from '#rules/passchendaele/game/index.ts'

interface Known {
  readonly name: string
  readonly scenarios: readonly ScenarioSummary[]
  readonly grounds: ByScenario<unknown>
}

const KNOWN: readonly Known[] = [
  { name: 'Flanders Fields', scenarios: FLANDERS_FIELDS.scenarios, grounds: IN_FLANDERS },
  { name: 'Green Fields', scenarios: GREEN_FIELDS.scenarios, grounds: IN_GREEN_FIELDS },
  { name: 'Passchendaele', scenarios: PASSCHENDAELE.scenarios, grounds: BY_SCENARIO },
  { name: 'Passchendaele, tuned', scenarios: PASSCHENDAELE.scenarios, grounds: TUNED_BY_SCENARIO },
]

test.each(KNOWN)(
  '$name: what is known of a ground is of a scenario and a side that exist',
  ({ scenarios, grounds }) => {
    for (const [ground, sides] of Object.entries(grounds)) {
      const scenario = scenarios.find(({ id }) => id === ground)
      expect(scenario?.sides).toEqual(expect.arrayContaining(Object.keys(sides)))
    }
  },
)
