import { expect, it } from 'vitest'
import { FLANDERS_FIELDS } from '#rules/flanders-fields/index.ts'
import { saidOf } from '../../../screen/battle-said.ts'
import { started } from '../battle.ts'

/** What units, stands and bodies are called in orders, and other words that are not for players. */
const notForPlayers = (scenario: string): ReadonlySet<string> => {
  const { stands, units, battalions, regiments, blockHouses } = started(scenario)
  const ids = [stands, units, battalions, regiments, blockHouses].flatMap((all) => all.map(({ id }) => id))
  return new Set([...ids, 'undefined', 'null', 'NaN', 'attacker', 'defender'])
}

it.each([
  ['first-battle', 400],
  ['hamel-1918', 250],
])('all that is said of %s names units as players do, and shows the dice as they fell', (scenario, count) => {
  const said = saidOf(FLANDERS_FIELDS, scenario, count)
  expect(said.length).toBeGreaterThan(count)
  const barred = notForPlayers(scenario)
  expect(said.filter((line) => line.split(/[^\w-]+/).some((word) => barred.has(word)))).toEqual([])
})
