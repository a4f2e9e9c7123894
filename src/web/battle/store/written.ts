import { batch } from '@preact/signals'
import type { Edit, Writing } from '../../../screen/writing.ts'
import { give, giveSeveral } from './giving.ts'
import type { Scene } from './scene.ts'
import type { BattleStore } from './store.ts'

/** The order as the player at the screen has it in hand. */
export const writingNow = (
  { order, chosen, held, alone }: BattleStore,
  { tableTop, view, deciding }: Scene,
): Writing | undefined =>
  deciding === undefined
    ? undefined
    : tableTop.writing(view, deciding, order.value, chosen.value, held.value ?? alone.value)

/** Does what a button says, or a tap on a piece that stands for it. */
export const follow = (store: BattleStore, edit: Edit, atOnce: boolean): void => {
  const { pick, order: next, orders, takes, refusal: why } = edit
  const { refusal, picking, order, held } = store
  if (why) {
    refusal.value = why
    return
  }
  if (orders) {
    void giveSeveral(store, orders)
    return
  }
  if (next && atOnce) {
    void give(store, next)
    return
  }
  batch(() => {
    refusal.value = undefined
    picking.value = pick
    if (next) order.value = next
    if (takes !== undefined) held.value = held.value === takes ? undefined : takes
  })
}

/** Gives the order as it is written, or the usual one. */
export const giveWritten = (store: BattleStore, scene: Scene): void => {
  const writing = writingNow(store, scene)
  if (writing) void give(store, writing.order)
}
