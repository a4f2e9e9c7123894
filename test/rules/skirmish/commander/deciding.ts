import { commanderBy, staffOf } from '#commander/commander.ts'
import { sfc32 } from '#kernel/chance/random.ts'
import type { Doctrine } from '#kernel/game/commander.ts'
import { accept } from '#kernel/procedure/schema.ts'
import { DOCTRINE } from '#rules/skirmish/commander/index.ts'
import { GAME } from '#rules/skirmish/game/index.ts'
import { ORDER_SCHEMA, type PlayerOrder } from '#rules/skirmish/game/phases/index.ts'
import type { State } from '#rules/skirmish/game/state.ts'
import type { Side } from '#rules/skirmish/vocabulary.ts'

export const COMMANDER = commanderBy(DOCTRINE)

/** What the commander of a side decides. */
export const decided = (state: State, side: Side): PlayerOrder => decidedBy(DOCTRINE, state, side)

/** The same by another doctrine. */
export const decidedBy = (doctrine: Doctrine, state: State, side: Side): PlayerOrder => {
  const { order } = commanderBy(doctrine)(() => GAME.view(state, side), staffOf(GAME, state, side, sfc32(1)))
  const read = accept(ORDER_SCHEMA, order)
  if (!read.ok) throw new Error(read.error.message)
  return read.value
}

/** All that comes to its mind for one unit, legal or not, the dearest first. */
export const wished = (state: State, side: Side, unit: string): readonly PlayerOrder[] => {
  const { candidates } = DOCTRINE.wishes(GAME.view(state, side), staffOf(GAME, state, side, sfc32(1)), unit)
  return [...candidates].map(({ order }) => order)
}
