import { expect, test } from 'vitest'
import { type Battle, beginBattle } from '#kernel/game/battle/battle.ts'
import { fileOf } from '#kernel/game/battle/file.ts'
import { begunLog } from '#kernel/game/battle/log.ts'
import { takeBack } from '#kernel/game/battle/undo.ts'
import { GREEN_FIELDS } from '#rules/green-fields/index.ts'
import type { ShownLedger } from '#screen/beside.ts'
import { newBattle } from '#web/battle/beginning/begin.ts'
import { BATTLES } from '#web/battle/storage/reading.ts'
import { sealedRecord } from '#web/battle/storage/sealing.ts'
import { giveAll, undoTo } from '#web/battle/store/carrying-out.ts'

const { game, tableTop } = GREEN_FIELDS
if (!game || !tableTop) throw new Error('Green Fields is no game')

const RECORD = newBattle(GREEN_FIELDS, {
  scenario: 'quiet-sector',
  players: { a: 'human', b: 'random' },
  ownDice: false,
  seed: 3,
  options: {},
})

const ledgerOf = ({ state }: Battle): ShownLedger | undefined =>
  tableTop.writing(game.view(state, 'a'), 'a', undefined, undefined)?.ledgers?.find(({ all }) => all)

const campaign = () => {
  const { ruleset, scenario, options, seed } = RECORD.file
  const begun = beginBattle(game, { ruleset, scenario, options, seed })
  if (!begun.ok) throw new Error(begun.error.message)
  return { battle: begun.value, log: begunLog(game, scenario), record: RECORD }
}

/** A campaign just as the first side can fill up several units at one press; the side named has decided already. */
const shortOfMen = (before?: 'b') => {
  const { ruleset, scenario, options, seed } = RECORD.file
  const begun = beginBattle(game, { ruleset, scenario, options, seed })
  if (!begun.ok) throw new Error(begun.error.message)
  const now = { battle: begun.value, log: begunLog(game, scenario), record: RECORD }
  for (let i = 0; i < 500; i++) {
    const [side = ''] = game.pending(now.battle.state)
    const all = side === 'a' ? ledgerOf(now.battle)?.all : undefined
    if (all && all.orders.length > 2) {
      if (before) giveAll(now, before, [{ kind: 'done' }])
      return { now, all }
    }
    const usual = tableTop.writing(game.view(now.battle.state, side), side, undefined, undefined)?.order
    const { refused } = giveAll(now, side, [usual ?? { kind: 'done' }])
    if (refused) throw new Error(refused.message)
  }
  throw new Error('nobody is ever short of men')
}

test('all that was ordered at one press is taken back at one, and given again the same', () => {
  const { now, all } = shortOfMen()
  const { battle } = now
  const before = battle.orders.length
  expect(giveAll(now, 'a', all.orders)).toEqual({})
  expect(battle.orders).toHaveLength(before + all.orders.length)
  const after = battle.orders.at(-1)?.hash
  expect(undoTo(battle, now.record)).toBe(before)

  takeBack(battle, { to: before })
  now.record = { ...now.record, joined: [] }
  expect(ledgerOf(battle)?.all?.orders).toEqual(all.orders)
  giveAll(now, 'a', all.orders)
  expect(battle.orders.at(-1)?.hash).toBe(after)
  expect(undoTo(battle, now.record)).toBe(before)
})

test('two presses are two, even if both are of one order', () => {
  const { now, all } = shortOfMen()
  const before = now.battle.orders.length
  for (const order of all.orders.slice(0, 2)) giveAll(now, 'a', [order])
  expect(undoTo(now.battle, now.record)).toBe(before + 1)
})

test('a press against an enemy who has decided already is taken back as a whole', () => {
  const { now, all } = shortOfMen('b')
  const before = now.battle.orders.length
  expect(game.pending(now.battle.state)).toEqual(['a'])
  giveAll(now, 'a', all.orders)
  expect(undoTo(now.battle, now.record)).toBe(before)
})

test('a press is not taken back as a whole past dice', () => {
  const now = campaign()
  // The dice of the first week, and the units that are placed upon them.
  expect(giveAll(now, 'a', [{ kind: 'done' }, { kind: 'deploy-usual' }])).toEqual({})
  expect(now.log.orders.map(({ dice }) => dice.length > 0)).toEqual([true, false])
  expect(undoTo(now.battle, now.record)).toBe(1)
})

test('which orders go together is kept on the device, and sealed with them', () => {
  const { now, all } = shortOfMen()
  giveAll(now, 'a', all.orders)
  const record = { ...now.record, file: fileOf(now.battle) }
  const stored = sealedRecord(record)
  expect(stored.joined).toBeUndefined()
  const opened = BATTLES.read(stored)
  if (!opened.ok) throw new Error(opened.error)
  expect(opened.value.joined).toHaveLength(all.orders.length - 1)
  expect(undoTo(now.battle, opened.value)).toBe(undoTo(now.battle, now.record))
})
