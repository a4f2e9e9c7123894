import { expect, test } from 'vitest'
import { beginBattle, giveOrder } from '#kernel/game/battle/battle.ts'
import { PASSCHENDAELE } from '#rules/passchendaele/index.ts'

const { game, tableTop } = PASSCHENDAELE
if (!game || !tableTop) throw new Error('Passchendaele has no game')

test.each(game.scenarios.map(({ id }) => id))('the usual orders alone fight %s to its end', (scenario) => {
  const begun = beginBattle(game, { ruleset: 'passchendaele', scenario, options: {}, seed: 11 })
  if (!begun.ok) throw new Error(begun.error.message)
  const battle = begun.value
  while (!game.result(battle.state) && battle.orders.length < 5000) {
    const side = game.pending(battle.state)[0] ?? ''
    const order = tableTop.writing(game.view(battle.state, side), side, undefined, undefined)?.order
    const given = giveOrder(battle, side, order ?? { kind: 'none' })
    if (!given.ok) throw new Error(`${side}: ${JSON.stringify(order)}: ${given.error.message}`)
  }
  expect(game.result(battle.state)).toBeDefined()
})
