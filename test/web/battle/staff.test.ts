import { expect, test } from 'vitest'
import type { AnyOrder } from '#kernel/game/game.ts'
import { HUMAN } from '#web/battle/storage/record.ts'
import { writingNow } from '#web/battle/store/drafts/written.ts'
import { give } from '#web/battle/store/giving.ts'
import { scopesNow } from '#web/battle/store/staff/scopes.ts'
import { callOffStaff, letStaff } from '#web/battle/store/staff/staff.ts'
import type { BattleStore } from '#web/battle/store/store.ts'
import { mayRedo, redo, undo } from '#web/battle/store/taking-back.ts'
import { onQuietSector, onTrench, opened, playersTurn, sceneOf } from './opened.ts'

const scopeNamed = (store: BattleStore, id: string, unit?: string) => {
  const { deciding } = sceneOf(store)
  if (!store.running || deciding === undefined) throw new Error('nobody decides')
  const found = scopesNow(store.running, deciding, unit).find((scope) => scope.id === id)
  if (!found) throw new Error(`no ${id} to be left to the staff`)
  return found
}

const leave = async (store: BattleStore, id: string, unit?: string): Promise<void> => {
  await playersTurn(store)
  await letStaff(store, scopeNamed(store, id, unit))
  await playersTurn(store)
}

/** Gives usual orders until the part of the turn is reached. */
const until = async (store: BattleStore, step: string): Promise<void> => {
  const at = () => {
    const { battle } = store.running ?? {}
    return battle?.game.step(battle.state)
  }
  for (let i = 0; i < 60 && at() !== step; i++) {
    await playersTurn(store)
    const before = sceneOf(store)
    const usual = writingNow(store, before)
    if (usual) await give(store, usual.order)
    await playersTurn(store)
  }
}

const firing = (unit: string): AnyOrder & Record<string, string> => ({
  kind: 'fire',
  unit,
  mission: 'bombardment',
  target: 'depot',
})

const PLAYERS = { a: HUMAN, b: 'commander' }

test('the staff does the rest of a phase, and all of it is one undo and one redo', async () => {
  const { store, kept } = await opened(onQuietSector(PLAYERS))
  await until(store, 'Bombardment')
  const orders = () => kept.get(sceneOf(store).record.id)?.file.orders ?? []
  const before = orders()
  await leave(store, 'phase')
  const done = store.staffDone.value
  expect(done?.stop).toBeUndefined()
  expect(orders().length).toBeGreaterThan(before.length + 1)
  const after = orders()
  await undo(store)
  expect(orders()).toEqual(before)
  expect(mayRedo(store, sceneOf(store))).toBe(true)
  await redo(store)
  await playersTurn(store)
  expect(orders().slice(0, done?.to)).toEqual(after.slice(0, done?.to))
})

test('units that the player has ordered himself are left alone', async () => {
  const { store } = await opened(onQuietSector(PLAYERS))
  await until(store, 'Bombardment')
  const scene = sceneOf(store)
  const gun = scene.tableTop.units(scene.view, 'a', undefined).find(({ todo }) => todo)
  if (!gun) throw new Error('no gun can fire')
  await give(store, firing(gun.id))
  const given = store.running?.battle.orders.length ?? 0
  await leave(store, 'phase')
  const named = store.running?.battle.orders
    .slice(given, store.staffDone.value?.to)
    .filter(({ side, order }) => side === 'a' && 'unit' in order && order.unit === gun.id)
  expect(named).toEqual([])
})

test('a week is left to the staff as far as the first decision that matters', async () => {
  const { store } = await opened(onQuietSector(PLAYERS))
  await until(store, 'Deployment')
  await leave(store, 'week')
  const { battle } = store.running ?? {}
  expect(store.staffDone.value?.stop).toBe('weighty')
  expect(battle?.game.step(battle.state)).toMatch(/Gas|Assault decision/)
  const stoppedAt = battle?.orders.length ?? 0
  await leave(store, 'week')
  expect(battle?.orders.length).toBeGreaterThan(stoppedAt)
})

test('it can be called off, and keeps what it has done', async () => {
  const { store } = await opened(onQuietSector(PLAYERS))
  await until(store, 'Bombardment')
  const from = store.running?.battle.orders.length ?? 0
  store.staffAtWork.subscribe((work) => {
    if (work && work.given >= 2) callOffStaff(store)
  })
  await leave(store, 'phase')
  expect(store.staffDone.value?.stop).toBe('called-off')
  expect(store.staffDone.value?.to).toBe(from + 2)
})

test('the staff sees to one unit and no other', async () => {
  const { store } = await opened(onTrench({ german: 'commander', entente: HUMAN }))
  await until(store, 'Activate')
  const scene = sceneOf(store)
  const able = scene.tableTop
    .units(scene.view, 'entente', undefined)
    .filter(({ todo, side }) => todo && side === 0)
  const last = able.at(-1)
  await leave(store, 'unit', last?.id)
  const { from = 0, to = 0 } = store.staffDone.value ?? {}
  const [first, ...rest] = store.running?.battle.orders.slice(from, to) ?? []
  expect(first?.order).toMatchObject({ unit: last?.id })
  expect(rest.every(({ order }) => !('unit' in order))).toBe(true)
})

test('it never ends the battle for the player', async () => {
  const { store } = await opened(onTrench({ german: 'commander', entente: HUMAN }))
  await until(store, 'Activate')
  for (let i = 0; i < 20 && !sceneOf(store).result; i++) {
    const scopes = store.running && scopesNow(store.running, 'entente', undefined)
    const longest = scopes?.at(-1)
    if (!longest) break
    await letStaff(store, longest)
    await playersTurn(store)
  }
  const kinds = store.running?.battle.orders
    .filter(({ side }) => side === 'entente')
    .map(({ order }) => order.kind)
  expect(kinds).not.toContain('concede')
  expect(kinds).not.toContain('agree-to-stop')
})
