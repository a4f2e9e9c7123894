import { expect, it } from 'vitest'
import { sfc32 } from '../../../../src/kernel/chance/random.ts'
import { beginBattle } from '../../../../src/kernel/game/battle/battle.ts'
import { begunLog, giveLogged, heardEvents } from '../../../../src/kernel/game/battle/log.ts'
import { FLANDERS_FIELDS } from '../../../../src/rules/flanders-fields/index.ts'
import { started } from '../battle.ts'

/** What units, stands and bodies are called in orders, and other words that are not for players. */
const notForPlayers = (scenario: string): ReadonlySet<string> => {
  const { stands, units, battalions, regiments, blockHouses } = started(scenario)
  const ids = [stands, units, battalions, regiments, blockHouses].flatMap((all) => all.map(({ id }) => id))
  return new Set([...ids, 'undefined', 'null', 'NaN', 'attacker', 'defender'])
}

/** Everything that is said of some random orders of a battle. */
const saidOf = (scenario: string, count: number): readonly string[] => {
  const { game, outcomes, tableTop } = FLANDERS_FIELDS
  if (!game || !outcomes?.results || !outcomes.moments || !tableTop?.telling) throw new Error('no screen')
  const begun = beginBattle(game, { ruleset: FLANDERS_FIELDS.id, scenario, options: {}, seed: 11 })
  if (!begun.ok) throw new Error(begun.error.message)
  const battle = begun.value
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
        for (const { value } of dice) {
          expect(value).toBeGreaterThanOrEqual(1)
          expect(value).toBeLessThanOrEqual(6)
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
  ['first-battle', 400],
  ['hamel-1918', 250],
])('all that is said of %s names units as players do, and shows the dice as they fell', (scenario, count) => {
  const said = saidOf(scenario, count)
  expect(said.length).toBeGreaterThan(count)
  const barred = notForPlayers(scenario)
  expect(said.filter((line) => line.split(/[^\w-]+/).some((word) => barred.has(word)))).toEqual([])
})
