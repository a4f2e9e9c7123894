import { expect, test } from 'vitest'
import { give } from '#web/battle/store/giving.ts'
import { openBattle } from '#web/battle/store/opening.ts'
import { createBattleStore } from '#web/battle/store/store.ts'
import { storedBattle } from './fought.ts'
import { AGAINST_CHANCE, BOTH, deviceWith, onTrench, opened, playersTurn } from './opened.ts'

test('a battle that no longer comes out as it did is not brought to the table, and never written over', async () => {
  const sound = storedBattle()
  const orders = sound.file.orders.map((order, i) => (i === 20 ? { ...order, hash: '0'.repeat(16) } : order))
  const record = { ...sound, file: { ...sound.file, orders }, players: AGAINST_CHANCE, standing: 'Turn 2' }
  const { device, kept } = deviceWith(record)
  const store = createBattleStore(device)
  expect(await openBattle(store, record.id)).toEqual({
    why: 'broken',
    record,
    message: expect.stringMatching(/damaged from order 21 on; the 20 before it are sound/),
  })
  expect(store.running).toBeUndefined()
  expect(store.scene.value).toBeUndefined()
  expect([...kept.values()]).toEqual([record])
})

test('where two players at one device have secrets, neither reads what the other ordered where it parts', async () => {
  const { file, ...rest } = storedBattle()
  const orders = file.orders.map((order, i) => (i === 20 ? { ...order, order: { kind: 'mud' } } : order))
  const record = {
    ...rest,
    file: { ...file, orders, rulesVersion: 1 },
    players: BOTH,
    standing: 'Turn 2',
    hidden: true,
  }
  const store = createBattleStore(deviceWith(record).device)
  expect(await openBattle(store, record.id)).toMatchObject({
    why: 'broken',
    message: expect.stringMatching(
      /^The battle no longer comes out as it did from order 21 on\. The battle was fought under version 1 of the rules; this is \d+\.$/,
    ),
  })
})

test('a battle that another tab has gone on with stops, and keeps what was ordered here', async () => {
  const { store, kept, refuses } = await opened(onTrench(BOTH))
  await playersTurn(store)
  const [before] = kept.values()
  refuses.storing = 'moved-on'
  await give(store, { kind: 'concede' })
  expect([...kept.values()]).toEqual([before])
  expect(store.overtaken.value?.file.orders).toHaveLength(1)
  refuses.storing = undefined
  await openBattle(store, before?.id ?? '')
  expect(store.overtaken.value).toBeUndefined()
})
