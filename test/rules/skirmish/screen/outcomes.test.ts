import { expect, it } from 'vitest'
import { SKIRMISH } from '#rules/skirmish/index.ts'
import { saidOf } from '../../../screen/battle-said.ts'
import { begun } from '../battle.ts'

/** What units, men and batteries are called in orders, and other words that are not for players. */
const notForPlayers = (scenario: string): ReadonlySet<string> => {
  const { units, batteries } = begun(scenario)
  const men = units.flatMap(({ figures }) => figures.map(({ id }) => id))
  return new Set([
    ...units.map(({ id }) => id),
    ...batteries.map(({ id }) => id),
    ...men,
    'undefined',
    'null',
    'NaN',
  ])
}

it.each([
  ['raid-1916', 250],
  ['ridge-1917', 150],
])('all that is said of %s names units as players do, and shows the dice as they fell', (scenario, count) => {
  const said = saidOf(SKIRMISH, scenario, count)
  expect(said.length).toBeGreaterThan(count)
  const barred = notForPlayers(scenario)
  expect(said.filter((line) => line.split(/[^\w.-]+/).some((word) => barred.has(word)))).toEqual([])
})
