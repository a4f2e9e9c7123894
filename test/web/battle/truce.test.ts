import { expect, test } from 'vitest'
import { HUMAN } from '#web/battle/storage/record.ts'
import { giveWritten } from '#web/battle/store/drafts/written.ts'
import { give } from '#web/battle/store/giving.ts'
import { openBattle } from '#web/battle/store/opening.ts'
import { createBattleStore } from '#web/battle/store/store.ts'
import { declineOffer, offerToStop } from '#web/battle/store/truce.ts'
import { onQuietSector, onTrench, opened, playersTurn, sceneOf } from './opened.ts'

const UNDER_COMMAND = { german: 'commander', entente: HUMAN }
const BOTH_HERE = { a: HUMAN, b: HUMAN }

test('an offer to stop halts the battle, over a reload too, until it is answered', async () => {
  const { store, device } = await opened(onQuietSector(BOTH_HERE))
  await give(store, { kind: 'agree-to-end' }, 'a')
  expect(sceneOf(store)).toMatchObject({ offer: { by: 'a', to: 'b' }, deciding: undefined })
  const again = createBattleStore(device)
  await openBattle(again, sceneOf(store).record.id)
  expect(sceneOf(again).offer).toEqual({ by: 'a', to: 'b' })
  await declineOffer(again)
  expect(sceneOf(again).offer).toBeUndefined()
  expect(sceneOf(again).deciding).toBeDefined()
  // What was declined is not asked again when the battle is opened once more.
  const third = createBattleStore(device)
  await openBattle(third, sceneOf(store).record.id)
  expect(sceneOf(third).offer).toBeUndefined()
})

test('an offer that is accepted ends the battle by agreement', async () => {
  const { store } = await opened(onQuietSector(BOTH_HERE))
  await give(store, { kind: 'agree-to-end' }, 'a')
  await give(store, { kind: 'agree-to-end' }, 'b')
  expect(sceneOf(store).result?.reason).toBe('agreement')
})

test('where offers wait for the end of the turn, nobody is asked before', async () => {
  const { store } = await opened(onTrench(UNDER_COMMAND))
  await playersTurn(store)
  expect(sceneOf(store).noOffer.entente?.clause).toBe('PA-END-07')
  await offerToStop(store, 'entente')
  expect(sceneOf(store).offer).toBeUndefined()
  expect(store.answer.value).toBeUndefined()
})

test('an enemy keeps his reasons to himself until the battle is over', async () => {
  const { store } = await opened(onTrench(UNDER_COMMAND))
  await playersTurn(store)
  for (let i = 0; i < 12; i++) {
    giveWritten(store, sceneOf(store))
    await playersTurn(store)
  }
  expect(store.running?.log.orders.some(({ side, why }) => side === 'german' && why !== undefined)).toBe(true)
  expect(sceneOf(store).log.filter(({ side, why }) => side === 'german' && why !== undefined)).toEqual([])
  await give(store, { kind: 'concede' }, 'entente')
  expect(sceneOf(store).log.some(({ side, why }) => side === 'german' && why !== undefined)).toBe(true)
})
