import { letThink, storeNow } from '../going-on.ts'
import type { BattleStore } from '../store.ts'
import { readerOf, unacknowledged } from './seen-moments.ts'

/** Whoever reads the screen has seen it all; a computer player that waited for him decides. */
export const acknowledge = (store: BattleStore): void => {
  const scene = store.scene.value
  if (!scene) return
  const waited = unacknowledged(store, scene).length > 0
  const { opening, by } = store.acknowledged.value
  const last = scene.outcomes.at(-1)?.order ?? opening
  store.acknowledged.value = { opening, by: { ...by, [readerOf(scene)]: last } }
  const now = store.running
  if (now) now.record = { ...now.record, acknowledged: store.acknowledged.value }
  if (!waited) return
  if (now) void storeNow(store, now)
  letThink(store)
}
