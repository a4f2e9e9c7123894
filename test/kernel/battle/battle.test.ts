import { expect, test } from 'vitest'
import { beginBattle, bindOrder, giveOrder } from '#kernel/game/battle/battle.ts'
import { nextDie } from '#kernel/game/battle/dice.ts'
import { hashOf, stateHasher } from '#kernel/game/battle/hash.ts'
import { takeBack } from '#kernel/game/battle/undo.ts'
import { TOY } from '../toy-game.ts'
import { bloodyTurn, given, refusedCode, toyBattle } from './toy-battle.ts'

test('a battle begins with nothing ordered and no dice thrown', () => {
  const battle = toyBattle()
  expect(battle.orders).toEqual([])
  expect(battle.dice.count).toBe(0)
  expect(TOY.pending(battle.state)).toEqual(['red', 'blue'])
})

test.each([
  ['atlantis', {}, 'scenario'],
  ['raid', { length: 'eternal' }, 'length'],
  ['raid', { fog: true }, 'fog'],
  ['raid', null, 'options'],
  ['raid', [], 'options'],
  ['raid', 'short', 'options'],
])('%s with options %j does not begin', (scenario, options, path) => {
  const begun = beginBattle(TOY, { ruleset: 'toy', scenario, options, seed: 1 })
  expect(begun).toMatchObject({ ok: false, error: { path } })
})

test('an order is carried out and written down with the hash of the state and the number of dice', () => {
  const battle = toyBattle()
  given(battle, 'red', { kind: 'send', men: 2 })
  const { events, dice } = given(battle, 'blue', { kind: 'send', men: 1 })
  expect(events[0]).toEqual({ kind: 'sent', side: 'blue', men: 1 })
  expect(dice.map((die) => die.for)).toEqual(['men of red', 'men of red', 'men of blue'])
  expect(battle.orders).toHaveLength(2)
  expect(battle.orders[1]).toEqual({
    side: 'blue',
    order: { kind: 'send', men: 1 },
    hash: stateHasher()(battle.state),
    drawn: 3,
    binding: true,
  })
  expect(battle.dice.count).toBe(3)
})

test('entered dice are used instead of the stream and kept with the order', () => {
  const battle = toyBattle()
  bloodyTurn(battle)
  expect(battle.state.score).toEqual({ red: 3, blue: 0 })
  expect(battle.orders[1]).toMatchObject({ dice: [6, 5, 4], drawn: 3 })
  expect(battle.dice).toEqual(toyBattle().dice)
  expect(TOY.pending(battle.state)).toEqual(['blue'])
})

test.each([
  ['blue', { kind: 'send', men: 4 }, 'invalid-order'],
  ['blue', { kind: 'send' }, 'invalid-order'],
  ['blue', { kind: 'bear', platoon: 0 }, 'wrong-phase'],
  ['red', { kind: 'send', men: 1 }, 'not-your-turn'],
  ['green', { kind: 'concede' }, 'unknown-side'],
  ['red', Object.create({ kind: 'concede' }), 'invalid-order'],
  ['toString', { kind: 'concede' }, 'unknown-side'],
])('%s may not %j', (side, order, code) => {
  const battle = toyBattle()
  given(battle, 'red', { kind: 'send', men: 2 })
  const before = structuredClone({ state: battle.state, dice: battle.dice, orders: battle.orders })
  expect(refusedCode(battle, side, order)).toBe(code)
  expect({ state: battle.state, dice: battle.dice, orders: battle.orders }).toEqual(before)
})

const SEND = { kind: 'send', men: 0 }

/** Blue owes three dice for the men of red. */
const owed = () => {
  const battle = toyBattle()
  given(battle, 'red', { kind: 'send', men: 3 })
  return battle
}

test.each([[[]], [[6]], [[6, 6, 6, 6]], [[6, 7, 6]]])(
  'the dice %j are refused without a word on those that are wanted, and change nothing',
  (entered) => {
    const battle = owed()
    const before = hashOf(battle.state)
    expect(giveOrder(battle, 'blue', SEND, entered)).toEqual({
      ok: false,
      error: { code: 'other-dice', message: 'The dice entered are not those that this order asks for.' },
    })
    expect(hashOf(battle.state)).toBe(before)
    expect(battle.orders).toHaveLength(1)
  },
)

test('an order that was refused for its dice stands, and comes before any other', () => {
  const battle = owed()
  giveOrder(battle, 'blue', SEND, [])
  expect(refusedCode(battle, 'blue', { kind: 'send', men: 1 })).toBe('waits-for-dice')
  expect(takeBack(battle)).toMatchObject({ ok: false, error: { code: 'waits-for-dice' } })
  expect(takeBack(battle, { pastDice: true })).toMatchObject({ ok: false })
  expect(giveOrder(battle, 'blue', { men: 0, kind: 'send' }, [6, 5, 4]).ok).toBe(true)
  expect(battle.bound).toBeUndefined()
  expect(takeBack(battle, { pastDice: true }).ok).toBe(true)
})

test('an order that asks for dice is bound only if it is legal, and giving up goes before it', () => {
  const battle = owed()
  expect(bindOrder(battle, 'blue', { kind: 'no such order' })).toMatchObject({ ok: false })
  expect(bindOrder(battle, 'red', SEND)).toMatchObject({ ok: false })
  expect(battle.bound).toBeUndefined()
  expect(bindOrder(battle, 'blue', SEND)).toMatchObject({ ok: true })
  expect(battle.bound).toEqual({ side: 'blue', order: SEND })
  expect(giveOrder(battle, 'blue', { kind: 'concede' }).ok).toBe(true)
  expect(battle.bound).toBeUndefined()
})

test('the next die to enter is told with what it is for', () => {
  const battle = toyBattle()
  given(battle, 'red', { kind: 'send', men: 1 })
  const needed = (entered: readonly number[]) =>
    nextDie(TOY, battle.state, 'blue', { kind: 'send', men: 1 }, entered)
  expect(needed([])).toEqual({ die: 6, why: 'men of red', of: 1, nth: 1 })
  expect(needed([2])).toEqual({ die: 6, why: 'men of blue', of: 1, nth: 1 })
  expect(needed([2, 2])).toBeUndefined()
})

test('nothing may be ordered when it is over', () => {
  const battle = toyBattle()
  given(battle, 'blue', { kind: 'concede' })
  expect(TOY.result(battle.state)).toMatchObject({ winner: 'red', reason: 'concession' })
  expect(refusedCode(battle, 'red', { kind: 'concede' })).toBe('battle-over')
})
