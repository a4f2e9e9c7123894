import { expect, it } from 'vitest'
import { sfc32 } from '../../../../src/kernel/chance/random.ts'
import { beginBattle } from '../../../../src/kernel/game/battle/battle.ts'
import { begunLog, giveLogged, heardEvents } from '../../../../src/kernel/game/battle/log.ts'
import { SKIRMISH } from '../../../../src/rules/skirmish/index.ts'
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

/** Everything that is said of some random orders of a battle. */
const saidOf = (scenario: string, count: number): readonly string[] => {
  const { game, outcomes, tableTop } = SKIRMISH
  if (!game || !outcomes?.results || !outcomes.moments || !tableTop?.telling) throw new Error('no screen')
  const started = beginBattle(game, { ruleset: SKIRMISH.id, scenario, options: {}, seed: 11 })
  if (!started.ok) throw new Error(started.error.message)
  const battle = started.value
  const log = begunLog(game, scenario)
  const random = sfc32(4)
  const said: string[] = []
  for (let i = 0; i < count; i++) {
    const [side] = game.pending(battle.state)
    if (side === undefined) break
    said.push(game.prompt(battle.state, side))
    const given = giveLogged(battle, side, game.sample(battle.state, side, random))
    if (!given.ok) throw new Error(given.error.message)
    const heard = heardEvents(log, given.value, 'umpire')
    const order = { heard, dice: given.value.dice, viewer: 'umpire' } as const
    for (const { outcome, follows = '', throws } of outcomes.results(order)) {
      said.push(outcome, follows)
      for (const { dice } of throws)
        for (const { value, sides } of dice) {
          expect(value).toBeGreaterThanOrEqual(1)
          expect(value).toBeLessThanOrEqual(sides)
        }
    }
    for (const { title, facts = [] } of outcomes.moments(order))
      said.push(title, ...facts.map(({ value }) => value))
    for (const { event, after } of heard) {
      said.push(game.tell(after, event, 'umpire'))
      tableTop.telling(after, event)
    }
  }
  return said
}

it.each([
  ['raid-1916', 250],
  ['ridge-1917', 150],
])('all that is said of %s names units as players do, and shows the dice as they fell', (scenario, count) => {
  const said = saidOf(scenario, count)
  expect(said.length).toBeGreaterThan(count)
  const barred = notForPlayers(scenario)
  expect(said.filter((line) => line.split(/[^\w.-]+/).some((word) => barred.has(word)))).toEqual([])
})
