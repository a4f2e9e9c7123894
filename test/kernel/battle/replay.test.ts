import { expect, test } from 'vitest'
import { type BattleFile, fileOf } from '../../../src/kernel/game/battle/file.ts'
import { hashOf } from '../../../src/kernel/game/battle/hash.ts'
import { gameOf, replay } from '../../../src/kernel/game/battle/replay.ts'
import { PASSCHENDAELE } from '../../../src/rules/passchendaele/index.ts'
import { TOY } from '../toy-game.ts'
import { bloodyTurn, given, toyBattle } from './toy-battle.ts'

const FOUGHT = toyBattle(1917)
given(FOUGHT, 'red', { kind: 'send', men: 2 })
given(FOUGHT, 'blue', { kind: 'send', men: 2 })
for (const side of TOY.pending(FOUGHT.state)) {
  if (FOUGHT.state.phases.at(-1)?.name === 'losses') given(FOUGHT, side, { kind: 'bear', platoon: 0 })
}
bloodyTurn(FOUGHT)
given(FOUGHT, 'blue', { kind: 'bear', platoon: 1 })
const FILE = fileOf(FOUGHT)

const replayed = (file: BattleFile, to = file.orders.length) => {
  const result = replay(TOY, file, { to })
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}

const withOrder = (at: number, change: Partial<BattleFile['orders'][number]>): BattleFile => ({
  ...FILE,
  orders: FILE.orders.map((order, i) => (i === at ? { ...order, ...change } : order)),
})

test('a battle with rolled and entered dice replays to the same state', () => {
  const { battle, fault } = replayed(FILE)
  expect(fault).toBeUndefined()
  expect(battle.state).toEqual(FOUGHT.state)
  expect(battle.orders).toEqual(FOUGHT.orders)
  expect(battle.dice).toEqual(FOUGHT.dice)
})

test('a replay may stop on the way and be played on', () => {
  const { battle } = replayed(FILE, 1)
  expect(battle.orders).toHaveLength(1)
  given(battle, 'blue', { kind: 'send', men: 2 })
  expect(hashOf(battle.state)).toBe(FILE.orders[1]?.hash)
})

test('another state than before is found at its order, with the sound orders before it', () => {
  const { battle, fault } = replayed(withOrder(1, { hash: '0123456789abcdef' }))
  expect(fault).toMatchObject({
    order: 2,
    code: 'different-state',
    message: expect.stringContaining('Order 2'),
  })
  expect(battle.orders).toEqual(FOUGHT.orders.slice(0, 1))
  expect(hashOf(battle.state)).toBe(FILE.orders[0]?.hash)
})

test('another number of dice is found', () => {
  expect(replayed(withOrder(1, { drawn: 5 })).fault).toMatchObject({ order: 2, code: 'different-dice' })
})

test('an order that is not legal is found', () => {
  const { fault, battle } = replayed(withOrder(0, { order: { kind: 'bear' } }))
  expect(fault).toMatchObject({ order: 1, code: 'refused' })
  expect(battle.orders).toEqual([])
  expect(replayed(withOrder(1, { side: 'red' })).fault).toMatchObject({ order: 2, code: 'refused' })
  expect(replayed(withOrder(1, { dice: [1] })).fault).toMatchObject({ order: 2, code: 'refused' })
})

test('another seed is found at the first dice', () => {
  expect(replayed({ ...FILE, seed: 1 }).fault).toMatchObject({ order: 2 })
})

test('a fault under other rules says so', () => {
  const file = { ...withOrder(1, { drawn: 5 }), rulesVersion: 7 }
  expect(replayed(file).fault?.message).toContain('version 7')
  expect(replayed({ ...FILE, rulesVersion: 7 }).fault).toBeUndefined()
})

test('a scenario or options that there are not do not begin', () => {
  expect(replay(TOY, { ...FILE, scenario: 'atlantis' })).toMatchObject({ ok: false })
  expect(replay(TOY, { ...FILE, options: 5 })).toMatchObject({ ok: false, error: { path: 'options' } })
  const options = { length: 'eternal' }
  expect(replay(TOY, { ...FILE, options })).toMatchObject({ ok: false, error: { path: 'options.length' } })
})

test('the rule set of a battle must be there and playable', () => {
  const rulesets = [
    { ...PASSCHENDAELE, id: 'toy', game: TOY },
    (({ game: _, ...rest }) => rest)(PASSCHENDAELE),
  ]
  expect(gameOf(rulesets, FILE)).toEqual({ ok: true, value: TOY })
  expect(gameOf(rulesets, { ...FILE, ruleset: 'chess' })).toMatchObject({ error: { path: 'ruleset' } })
  expect(gameOf(rulesets, { ...FILE, ruleset: 'passchendaele' })).toMatchObject({
    error: { path: 'ruleset' },
  })
})
