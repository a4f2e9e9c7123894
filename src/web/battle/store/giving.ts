import { askedDie, enteredIn } from '#kernel/game/battle/asking.ts'
import type { AnyOrder, Side } from '#kernel/game/game.ts'
import { type BattleRecord, HUMAN } from '../storage/record.ts'
import { carryOut, giveAll } from './carrying-out.ts'
import { carryOutOne, goOn, storeNow } from './going-on.ts'
import { acknowledge } from './outcomes/acknowledging.ts'
import type { BattleStore } from './store.ts'

/**
 * Gives the orders of one press of the player at this device, as far as they are accepted. With own dice an order stands from
 * the first die that is asked for. `by` is the side that gives them if it is not the one to decide, as when a side gives up out of its
 * turn.
 */
export const giveSeveral = async (
  store: BattleStore,
  orders: readonly AnyOrder[],
  by?: Side,
): Promise<void> => {
  const now = store.running
  const side = by ?? store.scene.value?.deciding
  if (!now || side === undefined || now.busy) return
  // Whoever goes on has seen what came before.
  acknowledge(store)
  now.busy = true
  const before = now.battle.orders.length
  const { refused, asked } = giveAll(now, side, orders)
  if (asked || now.battle.orders.length > before) await goOn(store, now)
  else now.busy = false
  if (now === store.running) store.refusal.value = refused
}

/** Gives one order. */
export const give = (store: BattleStore, order: AnyOrder, by?: Side): Promise<void> =>
  giveSeveral(store, [order], by)

/** One more die of the player's own; the last one resolves. */
export const enterDice = async (store: BattleStore, faces: readonly number[]): Promise<void> => {
  const now = store.running
  const side = store.scene.value?.deciding
  const roll = store.rolling.value
  if (!now || side === undefined || !roll || now.busy) return
  const asked = askedDie(now.battle, side, roll.order, faces, roll.hidden)
  if (asked.needed) {
    store.rolling.value = asked
    // It is stored with the order, for whoever opens the battle again.
    now.battle.bound = { side, order: roll.order, faces: enteredIn(asked) }
    await storeNow(store, now)
  } else store.refusal.value = await carryOutOne(store, now, side, roll.order, asked.faces)
}

/** Lets the app throw what was to be thrown by hand. */
export const rollForMe = async (store: BattleStore): Promise<void> => {
  const now = store.running
  const side = store.scene.value?.deciding
  const roll = store.rolling.value
  if (now && side !== undefined && roll && !now.busy)
    store.refusal.value = await carryOutOne(store, now, side, roll.order)
}

/** Changes who plays or which dice are thrown. Whoever throws no dice any more leaves those he owes to the app. */
export const changeTerms = async (
  store: BattleStore,
  terms: Partial<Pick<BattleRecord, 'players' | 'generals' | 'ownDice'>>,
): Promise<void> => {
  const now = store.running
  if (!now || now.busy) return
  now.busy = true
  now.record = { ...now.record, ...terms }
  const { bound } = now.battle
  if (bound && (!now.record.ownDice || now.record.players[bound.side] !== HUMAN))
    carryOut(now, bound.side, bound.order, undefined, undefined, HUMAN)
  await goOn(store, now)
}

/** Another player takes a side over. */
export const changePlayer = async (
  store: BattleStore,
  side: Side,
  player: string,
  general: string | undefined,
): Promise<void> => {
  if (!store.running) return
  const { players, generals = {} } = store.running.record
  const { [side]: _, ...others } = generals
  await changeTerms(store, {
    players: { ...players, [side]: player },
    generals: general === undefined ? others : { ...others, [side]: general },
  })
}
