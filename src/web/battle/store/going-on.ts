import { batch } from '@preact/signals'
import { whyWords } from '#commander/weighed-words.ts'
import { askedAfter, type Rolling } from '#kernel/game/battle/asking.ts'
import type { Battle } from '#kernel/game/battle/battle.ts'
import type { AnyOrder, Refusal, Side } from '#kernel/game/game.ts'
import type { Thought } from '../commander/thinker.ts'
import { questionOf, stoodIn } from '../commander/thinking.ts'
import { carryOut, recordNow } from './carrying-out.ts'
import type { Draft, KeptDraft } from './drafts/draft.ts'
import { beginDrafts } from './drafts/drafting.ts'
import { choose } from './hand.ts'
import { wouldNag } from './offer.ts'
import { forgotten, unacknowledged } from './outcomes/seen-moments.ts'
import { moment } from './pace.ts'
import { type Scene, sceneOf } from './scene.ts'
import type { BattleStore, Running } from './store.ts'
import { nextToDo } from './to-do.ts'
import { toldIn } from './told.ts'

export const UNSAFE = 'This device refuses to store the battle. Save a backup file now.'

/** Stores the battle as it stands now. If another tab has gone on with it, nothing is written and this one stops. */
export const storeNow = async (store: BattleStore, now: Running): Promise<void> => {
  const record = recordNow(now)
  now.record = record
  const kept = await store.device.storeBattle(record)
  store.trouble.value = kept === 'unsafe' ? UNSAFE : undefined
  if (kept === 'moved-on' && now === store.running) store.overtaken.value = record
  if (kept === 'safe') keepUpBeside(store, now)
}

/** When a turn or the battle is over, or no longer is: what is kept beside the orders is brought up to date. */
export const keepUpBeside = ({ device }: BattleStore, now: Running): void => {
  const { battle } = now
  const last = battle.game.result(battle.state) ? battle.orders.at(-1) : battle.snapshots.at(-1)
  if (now.beside === last) return
  now.beside = last
  void device.keepBeside(now)
}

/** Stores the battle as it stands now, and goes on with it; what will be shown is made while it is being written. */
export const goOn = (store: BattleStore, now: Running): Promise<void> =>
  showAndThink(store, now, storeNow(store, now))

/** Shows how things stand, and lets a computer player decide if one must. */
export const showAndThink = async (
  store: BattleStore,
  now: Running,
  stored?: Promise<void>,
): Promise<void> => {
  await show(store, now, stored)
  now.busy = false
  if (now === store.running) letThink(store)
}

/** Lets a computer player decide if one must, and nobody has yet to see what came of his own order. */
export const letThink = (store: BattleStore): void => {
  const { running, scene } = store
  const { value } = scene
  if (!running || running.busy || value?.thinking === undefined) return
  if (unacknowledged(store, value).length === 0) void think(store, running, value.thinking)
}

const show = async (store: BattleStore, now: Running, stored?: Promise<void>): Promise<void> => {
  if (now !== store.running) return
  now.shown++
  now.thinker.drop()
  const { ruleset, tableTop, battle, ground, log, record, thinker } = now
  const next = sceneOf(ruleset, tableTop, record, battle, ground, log, thinker.note())
  const { deciding, view } = next
  const before = store.scene.value
  // What is asked now is not what was asked before.
  const asked = before?.prompt !== next.prompt || before.speaker !== next.speaker
  const turned = before !== undefined && deciding !== undefined && before.viewer !== next.viewer
  const kept = deciding === undefined ? undefined : keptFor(store, next, deciding)
  const draft: Draft = kept ?? {
    order: deciding === undefined ? undefined : await draftFor(now, next, deciding),
    touched: [],
  }
  await stored
  if (now !== store.running) return
  if (next.thinking === undefined) store.hurried = false
  batch(() => {
    store.scene.value = next
    store.acknowledged.value = forgotten(store.acknowledged.value, battle.orders.length)
    now.record = { ...now.record, acknowledged: store.acknowledged.value }
    store.told.value = toldIn(now, next)
    beginDrafts(store, draft, kept?.past)
    // Whom one player has chosen is nothing to the other.
    if (turned && next.hidden) choose(store, undefined)
    const writing =
      deciding === undefined ? undefined : tableTop.writing(view, deciding, draft.order, undefined)
    if (writing?.unit !== undefined) choose(store, writing.unit)
    else if (asked && writing?.todo !== undefined) choose(store, nextToDo(next, store.chosen.value))
    store.answer.value = undefined
    store.picking.value = undefined
    store.refusal.value = undefined
    store.rolling.value = rollingIn(battle, deciding)
  })
}

/** The dice that an order of the player here waits for. */
const rollingIn = (battle: Battle, deciding: Side | undefined): Rolling | undefined => {
  const { bound } = battle
  return bound && bound.side === deciding ? askedAfter(battle, bound) : undefined
}

/** What the player had written when he left the screen, if things stand as they did; else it is forgotten. */
const keptFor = ({ device }: BattleStore, scene: Scene, side: Side): KeptDraft | undefined => {
  const { record } = scene
  const kept = device.keptDraft(record.id)
  const fits = kept?.side === side && kept.after === record.file.orders.at(-1)?.hash
  if (kept && fits && isWritable(scene, side, kept)) return kept
  if (kept) device.keepDraft(record.id, undefined)
  return undefined
}

/** What was damaged on the device must not keep the battle from opening. */
const isWritable = ({ tableTop, view }: Scene, side: Side, { order }: KeptDraft): boolean => {
  try {
    tableTop.writing(view, side, order, undefined)
    return true
  } catch {
    return false
  }
}

/** A plan may be there to begin with, made by the rule set's own commander. */
const draftFor = async (now: Running, { view }: Scene, side: Side): Promise<AnyOrder | undefined> => {
  const drafted = now.tableTop.writing(view, side, undefined, undefined)?.drafted
  if (!drafted || !now.ruleset.doctrine) return undefined
  const thought = await ask(now, side, 'commander')
  return thought?.own ? thought.decision.order : undefined
}

/** What a computer player would order; it does not offer again what was declined a while ago. */
export const ask = (now: Running, side: Side, player: string): Promise<Thought | undefined> => {
  const { thinker, battle, log, record } = now
  return thinker.decide({ ...questionOf(battle, side, player), noOffer: wouldNag(battle, log.sides, record) })
}

/** Why a computer player decided so, with what it thought of instead. */
export const reasonOf = ({ battle, tableTop }: Running, side: Side, { decision }: Thought): string => {
  const view = battle.game.view(battle.state, side)
  return whyWords(decision, (order) => {
    try {
      return tableTop.writing(view, side, order, undefined)?.give
    } catch {
      // An order that cannot be put into words must not keep the battle waiting.
      return undefined
    }
  })
}

/** A computer player decides, and there is a moment to look at what went before. */
const think = async (store: BattleStore, now: Running, side: Side): Promise<void> => {
  const { shown } = now
  const player = now.record.players[side] ?? 'random'
  const [thought] = await Promise.all([ask(now, side, player), moment(store)])
  if (!thought || now !== store.running || now.busy || now.shown !== shown) return
  const { order } = thought.decision
  const refused = await carryOutOne(store, now, side, order, undefined, reasonOf(now, side, thought))
  if (!refused) return
  // Whatever a computer player does, the battle goes on.
  const question = questionOf(now.battle, side, player)
  const other = stoodIn(now.ruleset, question, `Its order was refused (${refused.message}): one at random.`)
  const again = await carryOutOne(store, now, side, other.order, undefined, other.why)
  if (again && now === store.running) store.refusal.value = again
}

/** Carries out one order and goes on; on a refusal everything is as it was. */
export const carryOutOne = async (
  store: BattleStore,
  now: Running,
  side: Side,
  order: AnyOrder,
  faces?: readonly number[],
  why?: string,
): Promise<Refusal | undefined> => {
  now.busy = true
  const refused = carryOut(now, side, order, faces, why)
  if (refused) {
    now.busy = false
    return refused
  }
  await goOn(store, now)
  return undefined
}
