import { alike } from '#kernel/alike.ts'
import { knownOrders } from '#kernel/game/battle/log.ts'
import { takeBack } from '#kernel/game/battle/undo.ts'
import { HUMAN } from '../storage/record.ts'
import { undoTo } from './carrying-out.ts'
import { redoDraft, reopen, undoDraft } from './drafts/drafting.ts'
import { enterDice } from './giving.ts'
import { giveAgain } from './giving-again.ts'
import { showAndThink, storeNow } from './going-on.ts'
import { choose } from './hand.ts'
import { lastEntered, without } from './own-dice.ts'
import type { Scene } from './scene.ts'
import type { BattleStore, TakenBack } from './store.ts'

/** What the button that takes back would do now. */
export const undoWords = (store: BattleStore, { undoTo: to }: Scene): string | undefined => {
  const roll = store.rolling.value
  if (roll) return lastEntered(roll) === undefined ? undefined : 'Take back the last die (Ctrl+Z)'
  if (store.misdrawn.value || store.drafts.value.past.length > 0)
    return 'Take back what you wrote last (Ctrl+Z)'
  return to === undefined ? undefined : 'Take back your last order (Ctrl+Z)'
}

/**
 * Takes back what was written last; if nothing was, the last press of a player here, with its dice and all that
 * followed, and remembers it. An order that waits for its dice stands: only a die is taken back.
 */
export const undo = async (store: BattleStore): Promise<void> => {
  const now = store.running
  const roll = store.rolling.value
  if (roll) {
    const last = lastEntered(roll)
    if (last !== undefined) await enterDice(store, without(roll, last))
    return
  }
  if (!now || undoDraft(store)) return
  const to = undoTo(now.battle, now.record)
  if (to === undefined) return
  const { players, file, whys } = now.record
  const last = file.orders.findLastIndex(({ side }) => players[side] === HUMAN)
  const taken: TakenBack = {
    given: file.orders.slice(to, last + 1),
    whys: whys.slice(to, last + 1),
    after: file.orders[to - 1]?.hash,
  }
  const before = store.takenBack.value
  if (!(await rewindTo(store, to))) return
  writeAgain(store, taken)
  store.takenBack.value = [...before, taken]
}

/** The order taken back is written as it was given, to be changed; but not that nothing more was to be done. */
const writeAgain = (store: BattleStore, { given }: TakenBack): void => {
  const scene = store.scene.value
  const [only, ...others] = given
  if (!scene || !only || others.length > 0 || scene.deciding !== only.side) return
  const { tableTop, view } = scene
  const { order } = only
  const usual = tableTop.writing(view, only.side, undefined, undefined)
  const again = tableTop.writing(view, only.side, order, undefined)
  if (!again || !alike(again.order, order) || alike(usual?.order, order)) return
  if (alike(again.otherwise?.order, order) || alike(usual?.otherwise?.order, order)) return
  if (again.unit !== undefined) choose(store, again.unit)
  reopen(store, { order, touched: again.parts?.told(order).map(({ unit }) => unit) ?? [] })
}

/** Takes back an order of the log as it is on the screen, and all that followed. */
export const takeBackTo = async (store: BattleStore, number: number): Promise<void> => {
  const scene = store.scene.value
  if (!store.running || !scene) return
  const entry = knownOrders(store.running.log, scene.shared ? 'everybody' : scene.viewer)[number - 1]
  if (entry) await rewindTo(store, entry.number - 1)
}

/** Goes back to where so many orders had been given; not while the last one is still being stored. */
const rewindTo = async (store: BattleStore, to: number): Promise<boolean> => {
  const now = store.running
  if (!now || now.busy) return false
  const taken = takeBack(now.battle, { to, pastDice: true })
  if (!taken.ok) return false
  now.busy = true
  now.log.orders.splice(to)
  const bound = taken.value.filter(({ binding }) => binding).length
  now.record = { ...now.record, takenBack: now.record.takenBack + bound }
  await storeNow(store, now)
  store.handedTo.value = undefined
  await showAndThink(store, now)
  return true
}

/** What was taken back last, if things stand as they did then. */
const latest = ({ takenBack }: BattleStore, { record }: Scene): TakenBack | undefined => {
  const last = takenBack.value.at(-1)
  return last?.after === record.file.orders.at(-1)?.hash ? last : undefined
}

/** Whether something written was taken back, or things stand as they did when the last press was. */
export const mayRedo = (store: BattleStore, scene: Scene): boolean =>
  store.drafts.value.future.length > 0 || latest(store, scene) !== undefined

/** Writes again what was taken back of it, or gives again at one press what was taken back last; the same dice fall. */
export const redo = async (store: BattleStore): Promise<void> => {
  if (!store.rolling.value && redoDraft(store)) return
  const scene = store.scene.value
  const taken = scene && latest(store, scene)
  if (!taken || store.rolling.value) return
  store.takenBack.value = store.takenBack.value.slice(0, -1)
  await giveAgain(store, taken)
}
