import { expect, test } from 'vitest'
import { beginBattle, giveOrder } from '#kernel/game/battle/battle.ts'
import { replayWithLog } from '#kernel/game/battle/replay.ts'
import { takeBack } from '#kernel/game/battle/undo.ts'
import { PASSCHENDAELE } from '#rules/passchendaele/index.ts'
import { dispatchOf } from '#web/battle/report/dispatch-of.ts'
import { turnEnds } from '#web/battle/storage/turns.ts'
import { packed, unpacked } from '#web/device/packing.ts'
import { storedBattle } from './fought.ts'

const record = storedBattle()
const { game } = PASSCHENDAELE
if (!game) throw new Error('no whole game')

const again = replayWithLog(game, record.file)
if (!again.ok) throw new Error(again.error.message)
const { battle, log } = again.value

test('a battle has an end of turn for its set-up and each of its turns, with the beginning and the end', () => {
  const ends = turnEnds('a', battle)
  const turns = game.turn(battle.state)
  expect(ends.map(({ turn }) => turn)).toEqual([0, ...Array.from({ length: turns + 1 }, (_, turn) => turn)])
  expect(ends[0]?.orders).toBe(0)
  expect(ends.at(-1)?.orders).toBe(battle.orders.length)
  expect(new Set(ends.map(({ key }) => key)).size).toBe(ends.length)
})

test('a turn that is taken back and ended otherwise is another end of that turn', () => {
  const begun = beginBattle(game, record.file)
  if (!begun.ok) throw new Error(begun.error.message)
  const other = begun.value
  const to = turnEnds('a', battle)[2]?.orders ?? 0
  for (const { side, order } of record.file.orders.slice(0, to)) giveOrder(other, side, order)
  const before = turnEnds('a', other).at(-1)
  expect(before?.orders).toBe(to)
  takeBack(other, { pastDice: true })
  expect(turnEnds('a', other).map(({ key }) => key)).not.toContain(before?.key)
})

test('what is told of a battle that is over needs no rules to be read', async () => {
  const told = dispatchOf({ ruleset: PASSCHENDAELE, record, battle, log })
  expect(told?.result).toEqual(game.result(battle.state))
  expect(told?.story.length).toBeGreaterThan(2)
  expect(told?.maps.length).toBeGreaterThanOrEqual(2)
  expect(told?.log.flatMap(({ lines }) => lines).length).toBeGreaterThan(20)
  expect(await unpacked(await packed(told))).toEqual(JSON.parse(JSON.stringify(told)))
})

test('a battle that goes on has nothing to be told of yet', () => {
  const begun = replayWithLog(game, { ...record.file, orders: record.file.orders.slice(0, 30) })
  if (!begun.ok) throw new Error(begun.error.message)
  expect(dispatchOf({ ruleset: PASSCHENDAELE, record, ...begun.value })).toBeUndefined()
})

test('damaged bytes are nothing, and never a fault', async () => {
  const { how, bytes } = await packed({ a: [1, 2, 3], b: 'mud' })
  for (let i = 0; i < bytes.length; i++)
    expect(await unpacked({ how, bytes: bytes.slice(0, i) })).toBeUndefined()
})
