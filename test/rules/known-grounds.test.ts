import { expect, test } from 'vitest'
import type { KnownGrounds } from '#kernel/game/commander.ts'
import type { ScenarioSummary } from '#kernel/game/game.ts'
import { GROUNDS as IN_FLANDERS } from '#rules/flanders-fields/commander/grounds.ts'
import { GAME as FLANDERS_FIELDS } from '#rules/flanders-fields/game/index.ts'
import { GROUNDS as IN_GREEN_FIELDS } from '#rules/green-fields/commander/grounds.ts'
import { GAME as GREEN_FIELDS } from '#rules/green-fields/game/index.ts'
import { GROUNDS, SEASONED_GROUNDS } from '#rules/passchendaele/commander/grounds.ts'
import { GAME as PASSCHENDAELE } from '#rules/passchendaele/game/index.ts'

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
