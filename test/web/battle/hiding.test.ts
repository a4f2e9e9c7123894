import { expect, test } from 'vitest'
import { sfc32 } from '#kernel/chance/random.ts'
import { beginBattle } from '#kernel/game/battle/battle.ts'
import { fileOf } from '#kernel/game/battle/file.ts'
import { hashOf } from '#kernel/game/battle/hash.ts'
import { begunLog, entryFor, giveLogged, heardLog, knownLog, knownOrders } from '#kernel/game/battle/log.ts'
import { unsealed } from '#kernel/game/battle/sealed.ts'
import { GREEN_FIELDS } from '#rules/green-fields/index.ts'
import { branchAt } from '#study/replay/branch.ts'
import { ordersAt, reelOf, stateAt } from '#study/replay/reel.ts'
import { reelFor } from '#study/replay/viewing.ts'
import { newBattle } from '#web/battle/beginning/begin.ts'
import { reordered } from '#web/battle/orders/stack-panel.tsx'
import { backupOf, backupText } from '#web/battle/storage/backup.ts'
import { BATTLES } from '#web/battle/storage/reading.ts'
import { isSealed, sealedRecord } from '#web/battle/storage/sealing.ts'
import { mustHandOver } from '#web/battle/store/handing-over.ts'
import { sceneOf } from '#web/battle/store/scene.ts'

const { game, tableTop } = GREEN_FIELDS
if (!game || !tableTop) throw new Error('Green Fields is no game')

const RECORD = newBattle(GREEN_FIELDS, {
  scenario: 'quiet-sector',
  players: { a: 'human', b: 'human' },
  ownDice: false,
  seed: 4,
  options: {},
})

const fought = (orders: number) => {
  const { ruleset, scenario, options, seed } = RECORD.file
  const begun = beginBattle(game, { ruleset, scenario, options, seed })
  if (!begun.ok) throw new Error(begun.error.message)
  const battle = begun.value
  const random = sfc32(9)
  const log = begunLog(game, scenario)
  while (log.orders.length < orders && !game.result(battle.state)) {
    const [side = ''] = game.pending(battle.state)
    const order = game.sample(battle.state, side, random)
    const given = giveLogged(battle, side, order)
    if (!given.ok) throw new Error(given.error.message)
    log.orders.push(given.value)
  }
  return { battle, log }
}

const { battle, log } = fought(400)

test('each side hears its own losses of the week and not the enemy’s', () => {
  const lines = (viewer: 'a' | 'b' | 'umpire') =>
    heardLog(log, viewer).flatMap((entry) => entry.lines.filter((line) => line.startsWith('Attrition')))
  const [ours, theirs, all] = [lines('a'), lines('b'), lines('umpire')]
  expect(ours.length).toBeGreaterThan(0)
  expect(theirs.length).toBeGreaterThan(0)
  expect(all).toHaveLength(ours.length + theirs.length)
})

test('dice that tell of what was hidden are for the umpire alone', () => {
  const told = (viewer: 'a' | 'b' | 'umpire') =>
    heardLog(log, viewer).reduce((sum, { dice }) => sum + dice.length, 0)
  expect(told('umpire')).toBeGreaterThan(told('a'))
  for (const order of log.orders) {
    for (const viewer of ['a', 'b'])
      if (order.only.some((only) => only !== viewer)) expect(entryFor(log, order, viewer).dice).toEqual([])
  }
})

test('two players hand the device over whenever the other has to decide, and no log is theirs together', () => {
  const ground = tableTop.ground(game.view(battle.state, 'umpire'))
  const scene = sceneOf(GREEN_FIELDS, tableTop, RECORD, battle, ground, log, undefined)
  expect(scene.secret).toBe(true)
  expect(scene.shared).toBe(false)
  expect(scene.viewer).toBe(scene.deciding)
  expect(scene.log).toEqual(knownLog(log, scene.viewer))
})

test('a backup is sealed while the campaign goes on, and can be read again', () => {
  const record = { ...RECORD, file: fileOf(battle), standing: 'Week 1' }
  expect(backupOf(record)).toMatch(/b-infantry-1/)
  expect(backupText(record)).not.toMatch(/infantry/)
  expect(unsealed(backupText(record))).toBe(backupOf(record))
  expect(backupText({ ...record, standing: 'over' })).toBe(backupOf(record))
  for (const text of ['', '{', '{"format":"duckboard.sealed/1"}']) expect(unsealed(text)).toBe(text)
})

test('the screen is handed over too when one of two players leaves his side to the computer', () => {
  const ground = tableTop.ground(game.view(battle.state, 'umpire'))
  const played = (players: Record<string, string>) =>
    sceneOf(GREEN_FIELDS, tableTop, { ...RECORD, players }, battle, ground, log, undefined)
  const both = played({ a: 'human', b: 'human' })
  const [first, other] = both.deciding === 'a' ? ['a', 'b'] : ['b', 'a']
  expect([first, other, undefined].map((to) => mustHandOver(both, to))).toEqual([false, true, true])
  const left = played({ [first]: 'random', [other]: 'human' })
  expect(left).toMatchObject({ deciding: undefined, viewer: other })
  expect([first, other].map((to) => mustHandOver(left, to))).toEqual([true, false])
  // Against the computer from the beginning nobody else has had the device.
  expect(mustHandOver(left, undefined)).toBe(false)
  expect(mustHandOver(played({ a: 'random', b: 'random' }), 'a')).toBe(false)
})

test('orders of which a side hears nothing leave no gap in its log', () => {
  for (const viewer of ['a', 'b']) {
    const known = knownLog(log, viewer)
    expect(known.length).toBeLessThan(log.orders.length)
    expect(known.map(({ number }) => number)).toEqual(known.map((_, i) => i + 1))
    expect(known.every(({ side, lines }) => side === viewer || lines.length > 0)).toBe(true)
  }
  expect(knownLog(log, 'umpire')).toEqual(heardLog(log, 'umpire'))
})

test('a replay of a campaign that goes on shows a side the moments it knows of', () => {
  const record = { ...RECORD, file: fileOf(battle) }
  const found = reelOf(GREEN_FIELDS, record)
  if (!found.ok) throw new Error(found.error)
  const whole = found.value
  const reel = reelFor(whole, 'b')
  const [first] = log.orders
  const known = knownOrders(log, 'b').filter((order) => order !== first)
  expect(reel.frames).toHaveLength(1 + known.length)
  const last = reel.frames.length
  expect(ordersAt(reel, last)).toBe(log.orders.length)
  expect(hashOf(stateAt(reel, last))).toBe(hashOf(battle.state))
  for (const moment of [0, 1, 9, 20])
    expect(hashOf(stateAt(reel, moment))).toBe(hashOf(stateAt(whole, ordersAt(reel, moment))))
  expect(reelFor(whole, 'umpire')).toBe(whole)
  const branch = branchAt(reel, 9)
  expect(branch.file.orders).toHaveLength(ordersAt(reel, 9))
  expect(branch.title).toMatch(/from order 9$/)
})

test('the device keeps nothing in clear while the campaign goes on', () => {
  const file = fileOf(battle)
  const whys = file.orders.map((_, i) => (i === 0 ? 'A secret.' : null))
  const record = { ...RECORD, file, standing: 'Week 1', whys }
  const stored = sealedRecord(record)
  expect(JSON.stringify({ ...stored, sealed: undefined })).not.toMatch(/infantry|secret\./)
  expect(BATTLES.read(stored)).toEqual({ ok: true, value: record })
  const over = { ...record, standing: 'over' }
  expect(sealedRecord(over)).toBe(over)
  expect(BATTLES.read(over)).toEqual({ ok: true, value: over })
})

test('a battle kept before it was said what it hides is sealed until it is over', () => {
  const { hidden: _, ...before } = { ...RECORD, secretive: true, standing: 'Week 1' }
  expect(isSealed(before)).toBe(true)
  expect(isSealed({ ...before, standing: 'over' })).toBe(false)
  expect(isSealed({ ...before, hidden: false })).toBe(false)
})

test('a unit is put before another, and nothing changes past the ends', () => {
  expect(reordered(['x', 'y', 'z'], 0, 1)).toEqual(['y', 'x', 'z'])
  expect(reordered(['x', 'y', 'z'], 2, 0)).toEqual(['z', 'x', 'y'])
  expect(reordered(['x', 'y', 'z'], 1, 2)).toEqual(['x', 'z', 'y'])
  expect(reordered(['x', 'y', 'z'], 2, 3)).toEqual(['x', 'y', 'z'])
  expect(reordered(['x', 'y', 'z'], 0, -1)).toEqual(['x', 'y', 'z'])
})
