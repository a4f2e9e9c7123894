import { batch } from '@preact/signals'
import type { AnyOrder, Refusal } from '#kernel/game/game.ts'
import type { Edit, Writing } from '#screen/writing.ts'
import type { Plan } from '#web/table/model.ts'
import { give, giveSeveral } from '../giving.ts'
import { choose } from '../hand.ts'
import type { Scene } from '../scene.ts'
import { endPart } from '../staff/plan.ts'
import type { BattleStore } from '../store.ts'
import { changedUnits, putBack, write } from './drafting.ts'

/** The order as the player at the screen has it in hand. */
export const writingNow = (
  { order, chosen, held, alone }: BattleStore,
  { tableTop, view, deciding }: Scene,
): Writing | undefined =>
  deciding === undefined
    ? undefined
    : tableTop.writing(view, deciding, order.value, chosen.value, held.value ?? alone.value)

/** The unit an order names, if it names one. */
export const unitOf = (order: AnyOrder): string | undefined =>
  'unit' in order ? String(order.unit) : undefined

/** An order in the words of the button that gives it. */
export const titleOf = ({ tableTop, view, deciding }: Scene, order: AnyOrder): string =>
  deciding === undefined ? '' : (tableTop.writing(view, deciding, order, unitOf(order))?.give ?? '')

/** The player writes the order otherwise; the units it tells something new are his from now on. */
export const writeByHand = (
  store: BattleStore,
  order: AnyOrder,
  how: { readonly plan?: Plan | undefined; readonly nudged?: string | undefined } = {},
): void => {
  const scene = store.scene.value
  const writing = scene && writingNow(store, scene)
  if (!writing) return
  const { parts, unit } = writing
  const changed = changedUnits(parts, writing.order, order)
  // Whoever presses what is chosen already stands by it.
  const stoodBy = parts && changed.length === 0 && unit !== undefined ? [unit] : changed
  write(store, order, { ...how, touched: stoodBy })
}

/** Does what a button says, or a tap on a piece that stands for it. */
export const follow = (store: BattleStore, edit: Edit, atOnce: boolean): void => {
  const { pick, order: next, orders, takes, turnsTo, refusal: why } = edit
  const { refusal, picking, held } = store
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
    if (turnsTo !== undefined) choose(store, turnsTo)
    if (next) writeByHand(store, next)
    if (takes !== undefined) held.value = held.value === takes ? undefined : takes
  })
}

/** What the big button says and does. */
export interface Primary {
  readonly words: string
  /** Why no order comes of it as things are written; a press says so. */
  readonly refusal?: Refusal | undefined
  press(): void
}

/** Why the order may not be given as it is written; nothing is said while one is being carried out. */
const refusalOf = ({ running }: BattleStore, { deciding }: Scene, order: AnyOrder): Refusal | undefined =>
  !running || running.busy || deciding === undefined
    ? undefined
    : running.battle.game.check(running.battle.state, deciding, order)

/** The big button gives the order as it is written, or the usual one; what is drawn that is no order must be put back first. */
export const primaryNow = (store: BattleStore, scene: Scene): Primary | undefined => {
  const writing = writingNow(store, scene)
  if (!writing) return undefined
  if (store.misdrawn.value) return { words: 'Put it back', press: () => putBack(store) }
  return {
    words: writing.give,
    refusal: refusalOf(store, scene, writing.order),
    press: () => endPart(store, scene, writing),
  }
}

/** Does what the big button says. */
export const giveWritten = (store: BattleStore, scene: Scene): void => primaryNow(store, scene)?.press()
