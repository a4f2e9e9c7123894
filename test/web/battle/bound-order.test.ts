import { expect, test } from 'vitest'
import { PASSCHENDAELE } from '#rules/passchendaele/index.ts'
import { importedBattle } from '#web/battle/beginning/begin.ts'
import { backupOf } from '#web/battle/storage/backup.ts'
import { HUMAN } from '#web/battle/storage/record.ts'
import { sealedRecord } from '#web/battle/storage/sealing.ts'
import { unsealedPart } from '#web/battle/storage/unsealing.ts'
import { giveWritten } from '#web/battle/store/drafts/written.ts'
import { changeTerms, enterDice, give, rollForMe } from '#web/battle/store/giving.ts'
import type { BattleStore } from '#web/battle/store/store.ts'
import { takeBackTo, undo, undoWords } from '#web/battle/store/taking-back.ts'
import { offerToStop } from '#web/battle/store/truce.ts'
import { fieldOf } from '#web/device/spoiled.ts'
import { BOTH, onTrench, opened, sceneOf } from './opened.ts'

const soon = () => new Promise((resolve) => setTimeout(resolve))

/** Usual orders are given until one asks for a die. */
const untilAsked = async (store: BattleStore): Promise<void> => {
  while (!store.rolling.value) {
    if (!store.running?.busy) giveWritten(store, sceneOf(store))
    await soon()
  }
}

const asked = async () => {
  const made = await opened(onTrench(BOTH, true))
  await untilAsked(made.store)
  const { id } = sceneOf(made.store).record
  return { ...made, id, orders: () => made.kept.get(id)?.file.orders ?? [] }
}

test('own dice are asked for one by one, or left to the app', async () => {
  const { store, orders } = await asked()
  const before = orders().length
  // No two dice alike, or the sides would roll for the initiative for ever.
  for (let faces = [3]; store.rolling.value; faces = [...faces, (faces.length % 6) + 1])
    await enterDice(store, faces)
  expect(orders().length).toBe(before + 1)
  await untilAsked(store)
  const later = orders().length
  await rollForMe(store)
  expect(orders().length).toBe(later + 1)
  expect(orders().at(-1)?.dice).toBeUndefined()
})

test('an order stands when its first die is asked for: no undo, no other order and no offer comes before it', async () => {
  const { store, kept, id, orders } = await asked()
  const before = orders()
  const { order } = store.rolling.value ?? {}
  expect(kept.get(id)?.bound?.order).toEqual(order)
  expect(undoWords(store, sceneOf(store))).toBeUndefined()
  const others = [
    () => undo(store),
    () => takeBackTo(store, 1),
    () => give(store, before[0]?.order ?? { kind: '' }),
    () => offerToStop(store, 'german'),
  ]
  for (const other of others) {
    await other()
    expect(store.rolling.value?.order).toEqual(order)
    expect(orders()).toEqual(before)
    expect(kept.get(id)?.bound?.order).toEqual(order)
  }
  expect(sceneOf(store).record.takenBack).toBe(0)
  await enterDice(store, [4])
  expect(undoWords(store, sceneOf(store))).toBe('Take back the last die (Ctrl+Z)')
  await undo(store)
  expect(store.rolling.value).toMatchObject({ order, faces: [] })
})

test('it is asked for again whenever the battle is opened, and counts as taken back only when its dice have fallen', async () => {
  const made = await asked()
  const record = made.kept.get(made.id)
  if (!record) throw new Error('not stored')
  const { store } = await opened(record, made)
  expect(store.rolling.value?.order).toEqual(made.store.rolling.value?.order)
  await rollForMe(store)
  expect(made.kept.get(made.id)?.bound).toBeUndefined()
  await undo(store)
  expect(made.kept.get(made.id)).toMatchObject({ takenBack: 1 })
  expect(made.orders().length).toBe(record.file.orders.length)
})

test('the dice that have been entered are there again when the battle is opened, or comes from its backup', async () => {
  const made = await asked()
  await enterDice(made.store, [4])
  const { rolling } = made.store
  expect(rolling.value?.faces).toEqual([4])
  const record = made.kept.get(made.id)
  if (!record) throw new Error('not stored')
  const again = await opened(record, made)
  expect(again.store.rolling.value).toEqual(rolling.value)
  const read = await importedBattle(backupOf(record), () => Promise.resolve(PASSCHENDAELE))
  if (!read.ok) throw new Error(read.error)
  const copied = await opened(read.value.record)
  expect(copied.store.rolling.value).toEqual(rolling.value)
  await undo(copied.store)
  expect(copied.store.rolling.value?.faces).toEqual([])
  expect(copied.kept.get(read.value.record.id)?.bound?.faces ?? []).toEqual([])
})

test('faces that no die has, or that would be all the order needs, are asked for again', async () => {
  const { kept, id } = await asked()
  const record = kept.get(id)
  if (!record?.bound) throw new Error('nothing bound')
  for (const faces of [[9], [0], Array.from({ length: 99 }, (_, i) => (i % 6) + 1)]) {
    const { store } = await opened({ ...record, bound: { ...record.bound, faces } })
    expect(store.rolling.value?.order).toEqual(record.bound.order)
    expect(store.rolling.value?.needed).toBeDefined()
  }
})

test('whoever throws no dice any more leaves those of his order to the app', async () => {
  const { store, orders } = await asked()
  const before = orders().length
  await changeTerms(store, { ownDice: false })
  expect(store.rolling.value).toBeUndefined()
  expect(orders().length).toBe(before + 1)
  expect(orders().at(-1)?.drawn).toBeGreaterThan(0)
})

test('to give up needs no dice', async () => {
  const { store } = await asked()
  await give(store, { kind: 'concede' }, 'german')
  expect(sceneOf(store).result?.winner).toBe('entente')
  expect(store.rolling.value).toBeUndefined()
})

test('the order is sealed with the others while something is hidden', async () => {
  const { kept, id } = await asked()
  const record = kept.get(id)
  if (!record) throw new Error('not stored')
  const hidden = { ...record, players: { a: HUMAN }, hidden: true, standing: 'Week 1' }
  const { sealed, ...open } = sealedRecord(hidden)
  expect(open).not.toHaveProperty('bound')
  expect(fieldOf(unsealedPart(sealed), 'bound')).toEqual(record.bound)
})
