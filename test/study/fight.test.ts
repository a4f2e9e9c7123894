import { expect, test } from 'vitest'
import { random } from '#commander/commander.ts'
import { beginBattle } from '#kernel/game/battle/battle.ts'
import { fileOf, readBattle, writtenBattle } from '#kernel/game/battle/file.ts'
import { replay } from '#kernel/game/battle/replay.ts'
import type { Commander } from '#kernel/game/commander.ts'
import type { Game } from '#kernel/game/game.ts'
import { fightOut, fightQuickly } from '#study/fight.ts'
import { TOY } from '../kernel/toy-game.ts'

const GAME: Game = TOY
const SETTING = { ruleset: 'toy', scenario: 'raid', options: {}, seed: 1914 }

const begun = (game: Game = GAME) => {
  const battle = beginBattle(game, SETTING)
  if (!battle.ok) throw new Error(battle.error.message)
  return battle.value
}

test('a battle that is written down comes out as one that is not', () => {
  for (let seed = 0; seed < 20; seed++) {
    const battle = beginBattle(GAME, { ...SETTING, seed })
    if (!battle.ok) throw new Error(battle.error.message)
    const written = fightOut(battle.value, { red: random, blue: random })
    expect(written.ok).toBe(true)
    expect(fightQuickly(GAME, { ...SETTING, seed }, { red: random, blue: random })).toEqual(written)
  }
})

test('a fought battle can be saved and replayed', () => {
  const battle = begun()
  fightOut(battle, { red: random, blue: random })
  const file = readBattle(writtenBattle(fileOf(battle)))
  if (!file.ok) throw new Error('not read')
  expect(replay(GAME, file.value)).toMatchObject({ ok: true, value: { battle: { orders: battle.orders } } })
})

test('a commander sees the view of its side alone', () => {
  const seen: unknown[] = []
  const watcher: Commander = (view, staff) => {
    seen.push(view())
    return { order: staff.sample(), why: 'Watching.' }
  }
  fightOut(begun(), { red: random, blue: watcher })
  expect(seen.length).toBeGreaterThan(1)
  expect(seen[0]).toMatchObject({ sent: {} })
})

test('an order that is not legal ends the fight with its place', () => {
  const fool: Commander = (_view, { side }) => ({ order: { kind: 'charge' }, why: `${side} is mad.` })
  const fought = fightOut(begun(), { red: fool, blue: random })
  expect(fought).toMatchObject({
    ok: false,
    error: { path: 'orders.0', message: expect.stringContaining('red') },
  })
  expect(fightQuickly(GAME, SETTING, { red: fool, blue: random })).toMatchObject({ ok: false })
})

test('a game that never ends is a fault', () => {
  const endless: Game = { ...GAME, act: () => [] }
  const fought = fightQuickly(endless, SETTING, { red: random, blue: random })
  expect(fought).toMatchObject({ ok: false, error: { message: expect.stringContaining('not ended') } })
})
