import { expect, test } from 'vitest'
import { HUMAN } from '#web/battle/storage/record.ts'
import { advisedNow, askAdvice, takeAdvice } from '#web/battle/store/drafts/advice.ts'
import { follow, giveWritten, writingNow } from '#web/battle/store/drafts/written.ts'
import { give } from '#web/battle/store/giving.ts'
import { choose } from '#web/battle/store/hand.ts'
import { closeBattle, openBattle } from '#web/battle/store/opening.ts'
import type { BattleStore } from '#web/battle/store/store.ts'
import { mayRedo, redo, undo } from '#web/battle/store/taking-back.ts'
import {
  AGAINST_CHANCE,
  BOTH,
  deviceWith,
  onQuietSector,
  onTrench,
  opened,
  playersTurn,
  sceneOf,
} from './opened.ts'

const giveUsual = async (store: BattleStore): Promise<void> => {
  await playersTurn(store)
  const before = sceneOf(store)
  giveWritten(store, before)
  while (store.scene.value === before) await new Promise((resolve) => setTimeout(resolve))
}

test('several battles run side by side, each with its own hand and record', async () => {
  const trench = onTrench(AGAINST_CHANCE)
  const sector = onQuietSector({ a: HUMAN, b: 'random' })
  const made = deviceWith(trench, sector)
  const { store: one } = await opened(trench, made)
  const { store: other } = await opened(sector, made)
  for (let i = 0; i < 3; i++) await Promise.all([giveUsual(one), giveUsual(other)])
  choose(one, 'left-division')
  choose(other, undefined)
  expect(one.chosen.value).toBe('left-division')
  expect(other.chosen.value).toBeUndefined()
  expect(made.kept.get(trench.id)?.file.ruleset).toBe('passchendaele')
  expect(made.kept.get(sector.id)?.file.ruleset).toBe('green-fields')
  for (const { id } of [trench, sector])
    expect(made.kept.get(id)?.file.orders.length).toBeGreaterThanOrEqual(3)
})

test('an order that was taken back is given again with the same outcome', async () => {
  const { store, kept } = await opened(onTrench(BOTH))
  for (let i = 0; i < 3; i++) await giveUsual(store)
  const orders = () => kept.get(sceneOf(store).record.id)?.file.orders ?? []
  const before = orders()
  expect(mayRedo(store, sceneOf(store))).toBe(false)
  await undo(store)
  expect(orders()).toEqual(before.slice(0, -1))
  expect(mayRedo(store, sceneOf(store))).toBe(true)
  await redo(store)
  expect(orders()).toEqual(before)
  expect(mayRedo(store, sceneOf(store))).toBe(false)
})

test('what is given after an order was taken back cannot be given again over it', async () => {
  const { store } = await opened(onTrench(BOTH))
  for (let i = 0; i < 3; i++) await giveUsual(store)
  await undo(store)
  await give(store, { kind: 'concede' })
  expect(mayRedo(store, sceneOf(store))).toBe(false)
})

test('first orders are drafted by the commander, and nothing is left chosen at a hand-over', async () => {
  const { store } = await opened(onTrench(BOTH))
  const first = sceneOf(store)
  expect(store.order.value).toMatchObject({ kind: 'initial-orders' })
  expect(first.secret).toBe(true)
  const own = store.chosen.value
  await giveUsual(store)
  expect(sceneOf(store).viewer).not.toBe(first.viewer)
  expect(store.chosen.value).not.toBe(own)
})

test('what the device refuses to store is said until it stores again', async () => {
  const { store, refuses } = await opened(onTrench(BOTH))
  refuses.storing = 'unsafe'
  await giveUsual(store)
  expect(store.trouble.value).toMatch(/refuses to store/)
  refuses.storing = undefined
  await giveUsual(store)
  expect(store.trouble.value).toBeUndefined()
})

test('whoever turns to another unit lays down what he has of this one', async () => {
  const { store } = await opened(onTrench(BOTH))
  choose(store, 'left-division')
  store.alone.value = 'left-division-1'
  store.held.value = 'sheaf'
  choose(store, 'left-division')
  expect(store.alone.value).toBe('left-division-1')
  choose(store, 'right-division')
  expect([store.alone.value, store.held.value]).toEqual([undefined, undefined])
})

test('advice changes nothing until it is taken, and what is taken can be undone', async () => {
  const { store } = await opened(onTrench(BOTH))
  for (let i = 0; i < 3; i++) await giveUsual(store)
  const scene = sceneOf(store)
  const { order: own } = expectWriting(store)
  await askAdvice(store)
  expect(expectWriting(store).order).toEqual(own)
  const order = store.advice.value?.decision.order
  takeAdvice(store, scene)
  expect(expectWriting(store).order).toEqual(order)
  await undo(store)
  expect(sceneOf(store)).toBe(scene)
  expect(store.order.value).toBeUndefined()
})

const expectWriting = (store: BattleStore) => {
  const writing = writingNow(store, sceneOf(store))
  if (!writing) throw new Error('nothing is written')
  return writing
}

/** Writes what a button says, by its words. */
const press = (store: BattleStore, title: string): void => {
  const edits = expectWriting(store).groups.flatMap((group) => group.edits)
  const edit = edits.find((one) => one.title === title)
  if (!edit) throw new Error(`no button ${title} among ${edits.map((one) => one.title).join(', ')}`)
  follow(store, edit, false)
}

/** What a sheet of first orders tells a unit. */
const toldTo = (store: BattleStore, unit: string): string | undefined => {
  const { parts, order } = expectWriting(store)
  return parts?.told(order).find((told) => told.unit === unit)?.text
}

test('advice after orders written by hand loses none of them', async () => {
  const { store } = await opened(onTrench({ german: 'random', entente: HUMAN }))
  await playersTurn(store)
  const scene = sceneOf(store)
  choose(store, 'left-division')
  press(store, 'Retreat')
  choose(store, 'right-division')
  press(store, 'Hold')
  await askAdvice(store)
  const advised = advisedNow(store, scene)
  expect(advised?.parts?.filter(({ byHand }) => byHand).map(({ unit }) => unit)).toContain('left-division')
  const free = advised?.parts?.filter(({ byHand }) => !byHand).map(({ unit }) => unit) ?? []
  takeAdvice(store, scene, free)
  expect(toldTo(store, 'left-division')).toBe('retreat')
  expect(toldTo(store, 'right-division')).toBe('hold')
  takeAdvice(store, scene, ['left-division'])
  expect(toldTo(store, 'left-division')).not.toBe('retreat')
  await undo(store)
  expect(toldTo(store, 'left-division')).toBe('retreat')
})

test('what is written is undone and redone step by step, and outlives the screen', async () => {
  const record = onTrench({ german: 'random', entente: HUMAN })
  const made = deviceWith(record)
  const { store } = await opened(record, made)
  await playersTurn(store)
  const orders = sceneOf(store).log.length
  choose(store, 'left-division')
  const begun = toldTo(store, 'left-division')
  press(store, 'Retreat')
  press(store, 'Hold')
  await undo(store)
  expect(toldTo(store, 'left-division')).toBe('retreat')
  await redo(store)
  expect(toldTo(store, 'left-division')).toBe('hold')
  const { store: again } = await opened(record, made)
  await playersTurn(again)
  expect(toldTo(again, 'left-division')).toBe('hold')
  await undo(again)
  await undo(again)
  expect(toldTo(again, 'left-division')).toBe(begun)
  expect(sceneOf(again).log.length).toBe(orders)
})

test('a sheet that was given and is taken back lies there as it was written', async () => {
  const { store } = await opened(onTrench({ german: 'random', entente: HUMAN }))
  await playersTurn(store)
  choose(store, 'left-division')
  press(store, 'Retreat')
  const before = sceneOf(store)
  giveWritten(store, before)
  while (store.scene.value === before) await new Promise((resolve) => setTimeout(resolve))
  await playersTurn(store)
  await undo(store)
  await playersTurn(store)
  expect(toldTo(store, 'left-division')).toBe('retreat')
  expect(mayRedo(store, sceneOf(store))).toBe(true)
})

test('a refusal leaves the battle as it is and says why', async () => {
  const { store } = await opened(onTrench(BOTH))
  const before = sceneOf(store)
  await give(store, { kind: 'stand-by' })
  expect(sceneOf(store)).toBe(before)
  expect(store.refusal.value?.message).toBeTruthy()
})

test('a closed battle shows nothing and keeps what was in hand', async () => {
  const { store, kept } = await opened(onTrench(BOTH))
  choose(store, 'left-division')
  const [id = ''] = kept.keys()
  closeBattle(store)
  expect(store.scene.value).toBeUndefined()
  expect(store.chosen.value).toBe('left-division')
  // It is left again before it has been loaded.
  const opening = openBattle(store, id)
  closeBattle(store)
  await opening
  expect(store.running).toBeUndefined()
  expect(await openBattle(store, 'nowhere')).toEqual({ why: 'missing' })
})
