import { expect } from 'vitest'
import { sfc32 } from '#kernel/chance/random.ts'
import { beginBattle } from '#kernel/game/battle/battle.ts'
import { begunLog, giveLogged, heardEvents } from '#kernel/game/battle/log.ts'
import type { PlayedRuleset } from '#screen/ruleset.ts'

/** Everything that is said of some random orders of a battle; the dice are shown as they can fall. */
export const saidOf = (
  { id, game, outcomes, tableTop }: PlayedRuleset,
  scenario: string,
  count: number,
): readonly string[] => {
  if (!game || !outcomes?.results || !outcomes.moments || !tableTop?.telling) throw new Error('no screen')
  const begun = beginBattle(game, { ruleset: id, scenario, options: {}, seed: 11 })
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
