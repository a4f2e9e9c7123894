import { expect, test } from 'vitest'
import type { KnownGrounds } from '../../src/kernel/game/commander.ts'
import type { ScenarioSummary } from '../../src/kernel/game/game.ts'
import { GROUNDS as IN_FLANDERS } from '../../src/rules/flanders-fields/commander/grounds.ts'
import { GAME as FLANDERS_FIELDS } from '../../src/rules/flanders-fields/game/index.ts'
import { GROUNDS as IN_GREEN_FIELDS } from '../../src/rules/green-fields/commander/grounds.ts'
import { GAME as GREEN_FIELDS } from '../../src/rules/green-fields/game/index.ts'
import { GROUNDS, SEASONED_GROUNDS } from '../../src/rules/passchendaele/commander/grounds.ts'
import { GAME as PASSCHENDAELE } from '../../src/rules/passchendaele/game/index.ts'

interface Known {
  readonly name: string
  readonly scenarios: readonly ScenarioSummary[]
  readonly grounds: KnownGrounds<unknown>
}

const KNOWN: readonly Known[] = [
  { name: 'Flanders Fields', scenarios: FLANDERS_FIELDS.scenarios, grounds: IN_FLANDERS },
  { name: 'Green Fields', scenarios: GREEN_FIELDS.scenarios, grounds: IN_GREEN_FIELDS },
  { name: 'Passchendaele', scenarios: PASSCHENDAELE.scenarios, grounds: GROUNDS },
  { name: 'Passchendaele, seasoned', scenarios: PASSCHENDAELE.scenarios, grounds: SEASONED_GROUNDS },
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
