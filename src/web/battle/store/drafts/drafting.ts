import { batch } from '@preact/signals'
import { alike } from '#kernel/alike.ts'
import type { AnyOrder } from '#kernel/game/game.ts'
import type { Parts } from '#screen/writing.ts'
import type { Plan } from '#web/table/model.ts'
import type { BattleStore } from '../store.ts'
import type { Draft } from './draft.ts'

/** Steps that are remembered. */
const MOST = 60

export const draftNow = ({ order, drawn, touched }: BattleStore): Draft => ({
  order: order.value,
  ...(drawn.value ? { plan: drawn.value } : {}),
  touched: touched.value,
})

/** Shows a draft, without a word of how it came about. */
const take = (store: BattleStore, { order, plan, touched }: Draft): void => {
  store.order.value = order
  store.drawn.value = plan
  store.touched.value = touched
  store.misdrawn.value = undefined
  store.refusal.value = undefined
}

/** Begins afresh with a draft and what went before it. */
export const beginDrafts = (store: BattleStore, draft: Draft, past: readonly Draft[] = []): void => {
  store.nudged = undefined
  store.drafts.value = { past, future: [] }
  take(store, draft)
}

/** Takes up again what was given and taken back. */
export const reopen = (store: BattleStore, draft: Draft): void =>
  batch(() => {
    beginDrafts(store, draft)
    keep(store)
  })

/** The draft outlives the screen as long as no order is given. */
const keep = (store: BattleStore): void => {
  const scene = store.scene.value
  if (!scene || scene.deciding === undefined) return
  const { record, deciding } = scene
  store.device.keepDraft(record.id, {
    after: record.file.orders.at(-1)?.hash,
    side: deciding,
    ...draftNow(store),
    past: store.drafts.value.past,
  })
}

/** Units that an order tells something else than another does. */
export const changedUnits = (parts: Parts | undefined, one: AnyOrder, other: AnyOrder): readonly string[] => {
  if (!parts) return []
  const before = parts.told(one)
  return parts
    .told(other)
    .filter(({ unit, part }) => !alike(part, before.find((told) => told.unit === unit)?.part))
    .map(({ unit }) => unit)
}

interface Written {
  readonly plan?: Plan | undefined
  /** Units whose part the player has written with it. */
  readonly touched?: readonly string[]
  /** What was moved by a key: one press after the other is one step. */
  readonly nudged?: string | undefined
}

/** Writes the order otherwise: one step, to be undone by itself. */
export const write = (store: BattleStore, order: AnyOrder, how: Written = {}): void =>
  batch(() => {
    const before = draftNow(store)
    const { plan, touched = [], nudged } = how
    const goesOn = nudged !== undefined && store.nudged === nudged
    store.nudged = nudged
    store.takenBack.value = []
    if (!goesOn && !(alike(before.order, order) && alike(before.plan, plan)))
      store.drafts.value = { past: [...store.drafts.value.past, before].slice(-MOST), future: [] }
    take(store, { order, plan, touched: [...new Set([...before.touched, ...touched])] })
    keep(store)
  })

/** What was drawn on the table is put back, what may not be before what may; what had been written before stands again. */
export const putBack = (store: BattleStore, whole = false): void => {
  if (store.misdrawn.value) {
    store.misdrawn.value = undefined
    if (!whole) return
  }
  if (!store.drawn.value) return
  const { past } = store.drafts.value
  const before = past.findLast(({ plan }) => plan === undefined) ?? { order: undefined, touched: [] }
  batch(() => {
    store.drafts.value = { past: [...past, draftNow(store)].slice(-MOST), future: [] }
    take(store, before)
    keep(store)
  })
}

/** Takes back the last step of what is being written; false if nothing was. */
export const undoDraft = (store: BattleStore): boolean => {
  if (store.misdrawn.value) {
    putBack(store)
    return true
  }
  const { past, future } = store.drafts.value
  const last = past.at(-1)
  if (!last) return false
  batch(() => {
    store.drafts.value = { past: past.slice(0, -1), future: [...future, draftNow(store)] }
    take(store, last)
    keep(store)
  })
  return true
}

/** Writes again what was taken back last; false if nothing was. */
export const redoDraft = (store: BattleStore): boolean => {
  const { past, future } = store.drafts.value
  const next = future.at(-1)
  if (!next) return false
  batch(() => {
    store.drafts.value = { past: [...past, draftNow(store)], future: future.slice(0, -1) }
    take(store, next)
    keep(store)
  })
  return true
}
