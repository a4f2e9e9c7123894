import { batch } from '@preact/signals'
import type { Edit, Writing } from '../../../screen/writing.ts'
import { alone, chosen, held, order, picking, refusal } from '../store/hand.ts'
import { give, giveAll } from '../store/running.ts'
import type { Scene } from '../store/scene.ts'

/** The order as the player at the screen has it in hand. */
export const writingNow = ({ tableTop, view, deciding }: Scene): Writing | undefined =>
  deciding === undefined
    ? undefined
    : tableTop.writing(view, deciding, order.value, chosen.value, held.value ?? alone.value)

/** Does what a button says, or a tap on a piece that stands for it. */
export const follow = ({ pick, order: next, orders, takes, refusal: why }: Edit, atOnce: boolean): void => {
  if (why) {
    refusal.value = why
    return
  }
  if (orders) {
    void giveAll(orders)
    return
  }
  if (next && atOnce) {
    void give(next)
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
export const giveWritten = (scene: Scene): void => {
  const writing = writingNow(scene)
  if (writing) void give(writing.order)
}
