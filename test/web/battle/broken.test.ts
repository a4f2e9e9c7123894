import { expect, test } from 'vitest'
import { give } from '../../../src/web/battle/store/giving.ts'
import { openBattle } from '../../../src/web/battle/store/opening.ts'
import { createBattleStore } from '../../../src/web/battle/store/store.ts'
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
