import { expect, test } from 'vitest'
import { fair, sfc32 } from '#kernel/chance/random.ts'
import { hashOf } from '#kernel/game/battle/hash.ts'
import { firmOrders, takeBack } from '#kernel/game/battle/undo.ts'
import { TOY, type ToyEvent } from '../toy-game.ts'
import { bloodyTurn, given, toyBattle } from './toy-battle.ts'

test('an order without dice is taken back freely', () => {
  const battle = toyBattle()
  const before = hashOf(battle.state)
  given(battle, 'red', { kind: 'send', men: 2 })
  expect(firmOrders(battle)).toBe(0)
  expect(takeBack(battle)).toMatchObject({ ok: true, value: [{ side: 'red', order: { men: 2 } }] })
  expect(hashOf(battle.state)).toBe(before)
  expect(battle.orders).toEqual([])
})

test('dice are taken back only when asked for', () => {
  const battle = toyBattle()
  bloodyTurn(battle)
  expect(firmOrders(battle)).toBe(2)
  expect(takeBack(battle)).toMatchObject({ ok: false, error: { code: 'undo-past-dice' } })
  expect(takeBack(battle, { pastDice: true })).toMatchObject({ ok: true })
  expect(battle.orders).toHaveLength(1)
})

test('what has been shown is taken back only when asked for, even without dice', () => {
  const battle = toyBattle()
  given(battle, 'red', { kind: 'send', men: 0 })
  given(battle, 'blue', { kind: 'send', men: 0 })
  expect(battle.orders[1]).toMatchObject({ drawn: 0, binding: true })
  expect(takeBack(battle)).toMatchObject({ ok: false, error: { code: 'undo-past-dice' } })
})

test('where no event says that something is shown, the last of several secret decisions binds', () => {
  const battle = toyBattle()
  const silent = {
    ...TOY,
    act: (...args: Parameters<typeof TOY.act>) =>
      TOY.act(...args).map(
        (event): ToyEvent => (event.kind === 'raided' ? { ...event, reveals: false } : event),
      ),
  }
  const quiet = { ...battle, game: silent }
  given(quiet, 'red', { kind: 'send', men: 0 })
  given(quiet, 'blue', { kind: 'send', men: 0 })
  given(quiet, 'blue', { kind: 'send', men: 0 })
  expect(quiet.orders.map(({ binding }) => binding)).toEqual([false, true, false])
})

test('free undo goes as far as the last dice', () => {
  const battle = toyBattle()
  bloodyTurn(battle)
  given(battle, 'blue', { kind: 'bear', platoon: 1 })
  given(battle, 'red', { kind: 'send', men: 1 })
  expect(takeBack(battle, { to: 2 })).toMatchObject({ ok: true, value: { length: 2 } })
  expect(TOY.pending(battle.state)).toEqual(['blue'])
  expect(takeBack(battle)).toMatchObject({ ok: false })
})

test.each([-1, 1, 7, 0.5, Number.NaN])('there is no going back to %d of no orders', (to) => {
  expect(takeBack(toyBattle(), { to })).toMatchObject({ ok: false, error: { code: 'nothing-to-undo' } })
})

test('one order taken back never replays more than the turn it was given in', () => {
  const battle = toyBattle(3, { length: 'long' })
  const random = sfc32(5)
  let plays = 0
  const counting = {
    ...TOY,
    act: (...args: Parameters<typeof TOY.act>) => {
      plays++
      return TOY.act(...args)
    },
  }
  const counted = { ...battle, game: counting }
  for (let owing = TOY.pending(counted.state); owing.length > 0; owing = TOY.pending(counted.state)) {
    const side = owing[fair(random, owing.length)] ?? ''
    given(counted, side, TOY.sample(counted.state, side, random))
    plays = 0
    const [last] = counted.orders.slice(-1)
    takeBack(counted, { pastDice: true })
    expect(plays).toBeLessThan(3)
    if (last) given(counted, last.side, last.order)
  }
  expect(counted.orders.length).toBeGreaterThan(10)
})
