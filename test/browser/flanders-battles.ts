import { staffOf } from '../../src/commander/commander.ts'
import { playerNamed } from '../../src/commander/players.ts'
import { sfc32 } from '../../src/kernel/chance/random.ts'
import { type Battle, beginBattle, giveOrder } from '../../src/kernel/game/battle/battle.ts'
import { GAME } from '../../src/rules/flanders-fields/game/index.ts'
import type { PlayerOrder } from '../../src/rules/flanders-fields/game/orders.ts'
import type { State } from '../../src/rules/flanders-fields/game/state.ts'
import type { Story } from '../../src/rules/flanders-fields/game/stories/story.ts'
import type { View } from '../../src/rules/flanders-fields/game/view.ts'
import { FLANDERS_FIELDS } from '../../src/rules/flanders-fields/index.ts'

export type Fought = Battle<State, PlayerOrder, Story, View>

/** No position that is looked for comes later. */
const MOST_ORDERS = 700

/** A battle of the commanders, as it stands before each decision. */
export function* foughtByCommanders(scenario: string, seed: number): Generator<Fought> {
  const begun = beginBattle(GAME, { ruleset: FLANDERS_FIELDS.id, scenario, options: {}, seed })
  if (!begun.ok) throw new Error(begun.error.message)
  const battle = begun.value
  const commander = playerNamed(FLANDERS_FIELDS, 'commander')
  for (let i = 0; i < MOST_ORDERS && !GAME.result(battle.state); i++) {
    yield battle
    const { state } = battle
    // Where both decide in secret the second does so first.
    const side = GAME.pending(state).at(-1) ?? ''
    const order = commander?.(() => GAME.view(state, side), staffOf(GAME, state, side, sfc32(i))).order
    const given = giveOrder(battle, side, order)
    if (!given.ok) throw new Error(given.error.message)
  }
}
