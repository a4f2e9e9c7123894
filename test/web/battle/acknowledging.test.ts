import { expect, test } from 'vitest'
import { PASSCHENDAELE } from '#rules/passchendaele/index.ts'
import { give } from '#web/battle/store/giving.ts'
import { acknowledge } from '#web/battle/store/outcomes/acknowledging.ts'
import { unacknowledged } from '#web/battle/store/outcomes/seen-moments.ts'
import type { BattleStore } from '#web/battle/store/store.ts'
import { redo, undo } from '#web/battle/store/taking-back.ts'
import { eveOf } from './eve-of-moment.ts'
import { opened, sceneOf } from './opened.ts'

const EVE = eveOf(PASSCHENDAELE, 'one-trench.collapse.german', 'entente', 'lost')

const waiting = (store: BattleStore): readonly string[] =>
  unacknowledged(store, sceneOf(store)).flatMap(({ moments }) => moments.map(({ title }) => title))

test('a lost unit waits to be acknowledged, and an order taken back and given again waits anew', async () => {
  const { store } = await opened(EVE.record)
  expect(waiting(store)).toEqual([])
  await give(store, EVE.order)
  expect(waiting(store)).toContain(EVE.moment.title)
  acknowledge(store)
  expect(waiting(store)).toEqual([])
  await undo(store)
  await redo(store)
  expect(waiting(store)).toContain(EVE.moment.title)
})

test('what waits to be acknowledged waits over a reload, and what was acknowledged does not', async () => {
  const first = await opened(EVE.record)
  const reloaded = async () => {
    const { device, kept } = first
    const record = kept.get(EVE.record.id)
    if (!record) throw new Error('nothing is kept')
    const { store } = await opened(record, { device, kept, refuses: { storing: undefined } })
    return store
  }
  await give(first.store, EVE.order)
  const again = await reloaded()
  expect(waiting(again)).toContain(EVE.moment.title)
  acknowledge(again)
  expect(waiting(await reloaded())).toEqual([])
})

test('nobody is asked about what happened before the battle came to this device', async () => {
  const { store, kept } = await opened(EVE.record)
  await give(store, EVE.order)
  const record = kept.get(EVE.record.id)
  if (!record) throw new Error('nothing is kept')
  const { acknowledged: _, ...brought } = record
  expect(waiting((await opened(brought)).store)).toEqual([])
})
