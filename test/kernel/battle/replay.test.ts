import { expect, test } from 'vitest'
import { giveOrder } from '#kernel/game/battle/battle.ts'
import { type BattleFile, FIRST_FORMAT, fileOf, upTo } from '#kernel/game/battle/file.ts'
import { stateHasher, wholeStateHasher } from '#kernel/game/battle/hash.ts'
import { comparisonWords, gameOf, replay, troubleIn } from '#kernel/game/battle/replay.ts'
import type { Game } from '#kernel/game/game.ts'
import { PASSCHENDAELE } from '#rules/passchendaele/index.ts'
import { TOY, type ToyEvent, type ToyOrder, type ToyState } from '../toy-game.ts'
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
  expect(stateHasher()(battle.state)).toBe(FILE.orders[1]?.hash)
})

const OTHER = '0123456789abcdef'

test('another state than before is found at its order, and the battle goes on as long as orders and dice are alike', () => {
  const { battle, fault, differs, comparison } = replayed(withOrder(1, { hash: OTHER }))
  expect({ fault, differs, comparison }).toEqual({ fault: undefined, differs: 2, comparison: 'alike' })
  expect(battle.state).toEqual(FOUGHT.state)
  // What was written down of it stays.
  expect(battle.orders.map(({ hash }) => hash)).toEqual(
    withOrder(1, { hash: OTHER }).orders.map(({ hash }) => hash),
  )
})

test('of a file that may be damaged the first order that leads elsewhere is taken for the damage', () => {
  const suspected = replay(TOY, withOrder(1, { hash: OTHER }), { suspect: true })
  if (!suspected.ok) throw new Error(suspected.error.message)
  const { battle, fault, comparison } = suspected.value
  expect(comparison).toBe('parts')
  expect(fault).toEqual({
    order: 2,
    code: 'different-state',
    message: 'The file is damaged from order 2 on; the one before it is sound.',
  })
  expect(battle.orders).toEqual(FOUGHT.orders.slice(0, 1))
  expect(stateHasher()(battle.state)).toBe(FILE.orders[0]?.hash)
})

test('another number of dice is found', () => {
  expect(replayed(withOrder(1, { drawn: 5 })).fault).toMatchObject({ order: 2, code: 'different-dice' })
})

test('an order that is not legal is found', () => {
  const { fault, battle } = replayed(withOrder(0, { order: { kind: 'bear' } }))
  expect(fault).toMatchObject({ order: 1, code: 'refused' })
  expect(troubleIn({ battle, ...(fault ? { fault } : {}) })).toMatch(/^None of the orders of this battle/)
  expect(battle.orders).toEqual([])
  expect(replayed(withOrder(1, { side: 'red' })).fault).toMatchObject({ order: 2, code: 'refused' })
  expect(replayed(withOrder(1, { dice: [1] })).fault).toMatchObject({ order: 2, code: 'refused' })
})

test('another seed is found at the first dice', () => {
  expect(replayed({ ...FILE, seed: 1 })).toMatchObject({ differs: 2, comparison: 'parts' })
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

/** Red gives up, and the battle is over. */
const ended = () => {
  const battle = toyBattle(1917)
  bloodyTurn(battle)
  given(battle, 'blue', { kind: 'bear', platoon: 1 })
  given(battle, 'red', { kind: 'concede' })
  return fileOf(battle)
}

const inOtherStates = (file: BattleFile): BattleFile => ({
  ...file,
  orders: file.orders.map((order) => ({ ...order, hash: OTHER })),
})

test('a battle with a result to compare is the same to the end under other rules', () => {
  const file = { ...inOtherStates(ended()), rulesVersion: 7 }
  const again = replayed(file)
  expect(again.comparison).toBe('same-end')
  expect(comparisonWords(again, file)).toBe(
    'The battle is the same to the end under older rules. ' +
      'The battle was fought under version 7 of the rules; this is 1, which is older.',
  )
})

test('a battle that ends otherwise parts at its end, and can be looked at whole', () => {
  const file = { ...ended(), result: { winner: 'red', reason: 'collapse', score: { red: 3, blue: 0 } } }
  const { fault, battle, comparison } = replayed(file)
  expect(comparison).toBe('parts')
  expect(fault).toMatchObject({ order: file.orders.length, code: 'different-end' })
  expect(battle.orders).toHaveLength(file.orders.length)
  expect(replayed(file, 2).fault).toBeUndefined()
})

test('a file of the first format is checked by the hash of the whole state', () => {
  const {
    format: _,
    settingHash: __,
    ...rest
  } = FILE.format === FIRST_FORMAT ? { ...FILE, settingHash: '' } : FILE
  const state = toyBattle(1917)
  const whole = wholeStateHasher()
  const orders = FILE.orders.map((order) => {
    giveOrder(state, order.side, order.order, order.dice)
    return { ...order, hash: whole(state.state) }
  })
  const first: BattleFile = { ...rest, format: FIRST_FORMAT, orders }
  expect(first.orders.map(({ hash }) => hash)).not.toEqual(FILE.orders.map(({ hash }) => hash))
  const again = replayed(first)
  expect(again.comparison).toBe('same')
  // What was proved is written down as it is now.
  expect(fileOf(again.battle)).toEqual(FILE)
})

test('what was given under other rules keeps its checksums, and what is given after stands under those of now', () => {
  const newer: Game<ToyState, ToyOrder, ToyEvent, ToyState> = { ...TOY, version: 2 }
  const old = { ...inOtherStates(FILE), format: FIRST_FORMAT } as const
  const first: BattleFile = (({ ruleset, scenario, options, seed, rulesVersion, format, orders }) => ({
    ruleset,
    scenario,
    options,
    seed,
    rulesVersion,
    format,
    orders,
  }))(old)
  const begun = replay(newer, first)
  if (!begun.ok) throw new Error(begun.error.message)
  const { battle } = begun.value
  for (const side of newer.pending(battle.state)) given(battle, side, { kind: 'send', men: 1 })
  const file = fileOf(battle)
  const from = FILE.orders.length + 1
  expect(file).toMatchObject({ rulesVersion: 1, playedOn: [{ from, rulesVersion: 2 }], wholeUntil: from - 1 })
  expect(file.orders.slice(0, from - 1)).toEqual(first.orders)
  const again = replay(newer, file)
  expect(again).toMatchObject({ ok: true, value: { differs: 1, comparison: 'alike' } })
  if (again.ok) expect(fileOf(again.value.battle)).toEqual(file)
  // Taken back, they are as if they had never been played on.
  expect(upTo(file, from - 1)).toMatchObject({ rulesVersion: 1, wholeUntil: from - 1, orders: first.orders })
  expect(upTo(file, from - 1)).not.toHaveProperty('playedOn')
})

test('an order of an older form is brought into the one of now, and parts in words where it cannot', () => {
  const { order, ...first } = FILE.orders[0] ?? { order: { kind: '' }, side: '', hash: OTHER, drawn: 0 }
  const given = { ...first, order: { kind: 'dispatch', troops: 2 } }
  const file = { ...FILE, orders: [given, ...FILE.orders.slice(1)] }
  const upgrade: Game['upgrade'] = (old, version) =>
    version < 2 && old.kind === 'dispatch' && 'troops' in old ? { kind: 'send', men: old.troops } : old
  const again = replay({ ...TOY, version: 2, upgrade }, file)
  expect(again).toMatchObject({ ok: true, value: { comparison: 'same' } })
  const without = replay({ ...TOY, version: 2 }, file)
  expect(without).toMatchObject({ ok: true, value: { fault: { order: 1, code: 'refused' } } })
})
