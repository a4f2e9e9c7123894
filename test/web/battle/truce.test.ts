import { expect, test } from 'vitest'
import { HUMAN } from '../../../src/web/battle/storage/record.ts'
import { giveWritten } from '../../../src/web/battle/store/drafts/written.ts'
import { give } from '../../../src/web/battle/store/giving.ts'
import { openBattle } from '../../../src/web/battle/store/opening.ts'
import { createBattleStore } from '../../../src/web/battle/store/store.ts'
import { declineOffer, offerToStop } from '../../../src/web/battle/store/truce.ts'
import { BOTH, onTrench, opened, playersTurn, sceneOf } from './opened.ts'

const UNDER_COMMAND = { german: 'commander', entente: HUMAN }

test('an offer to stop halts the battle, over a reload too, until it is answered', async () => {
  const { store, device } = await opened(onTrench(BOTH))
  await give(store, { kind: 'agree-to-stop' }, 'german')
  expect(sceneOf(store)).toMatchObject({ offer: { by: 'german', to: 'entente' }, deciding: undefined })
  const again = createBattleStore(device)
  await openBattle(again, sceneOf(store).record.id)
  expect(sceneOf(again).offer).toEqual({ by: 'german', to: 'entente' })
  await declineOffer(again)
  expect(sceneOf(again).offer).toBeUndefined()
  expect(sceneOf(again).deciding).toBeDefined()
  // What was declined is not asked again when the battle is opened once more.
  const third = createBattleStore(device)
  await openBattle(third, sceneOf(store).record.id)
  expect(sceneOf(third).offer).toBeUndefined()
})

test('an offer that is accepted ends the battle by agreement', async () => {
  const { store } = await opened(onTrench(BOTH))
  await give(store, { kind: 'agree-to-stop' }, 'german')
  await give(store, { kind: 'agree-to-stop' }, 'entente')
  expect(sceneOf(store).result?.reason).toBe('agreement')
})

test('a computer player weighs an offer: the defender who leads takes it, one who can win more does not', async () => {
  const { store } = await opened(onTrench(UNDER_COMMAND))
  await playersTurn(store)
  await offerToStop(store, 'entente')
  const { result } = sceneOf(store)
  if (result) expect(result).toMatchObject({ reason: 'agreement', winner: 'german' })
  else expect(store.answer.value).toBe('german')
  const other = await opened(onTrench({ german: HUMAN, entente: 'commander' }))
  await playersTurn(other.store)
  await offerToStop(other.store, 'german')
  expect(sceneOf(other.store).result).toBeUndefined()
  expect(other.store.answer.value).toBe('entente')
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
