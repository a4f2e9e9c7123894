import { expect, test } from 'vitest'
import { type BattleFile, fileOf } from '#kernel/game/battle/file.ts'
import { fateOf, fateWords, isHarm } from '#study/replay/fate.ts'
import { bloodyTurn, given, toyBattle } from '../kernel/battle/toy-battle.ts'
import { TOY } from '../kernel/toy-game.ts'

const fought = toyBattle(1917)
bloodyTurn(fought)
given(fought, 'blue', { kind: 'bear', platoon: 1 })
const GOING_ON = fileOf(fought)
given(fought, 'red', { kind: 'concede' })
const OVER = fileOf(fought)

const OTHER = '0123456789abcdef'
const inOtherStates = (file: BattleFile): BattleFile => ({
  ...file,
  orders: file.orders.map((order) => ({ ...order, hash: OTHER })),
})

const words = (file: BattleFile, version = 1): string => fateWords(fateOf({ ...TOY, version }, file))

test('the list of battles says what becomes of each under the rules of now', () => {
  expect(words(OVER)).toBe('same rules')
  expect(words(GOING_ON, 2)).toBe('newer rules, the same so far')
  expect(words(OVER, 2)).toBe('newer rules, the same to the end')
  expect(words(inOtherStates(OVER), 2)).toBe('newer rules, the same to the end')
  expect(words(inOtherStates(GOING_ON), 2)).toBe('newer rules, orders and dice alike')
  const other = {
    ...GOING_ON,
    orders: GOING_ON.orders.map((order, i) => (i === 1 ? { ...order, drawn: 7 } : order)),
  }
  expect(words(other, 2)).toBe('parts at order 2 under newer rules')
  expect(words({ ...OVER, scenario: 'atlantis' }, 2)).toBe('to look at only')
})

test('rules older than those of the battle are called so', () => {
  const file = { ...OVER, rulesVersion: 99 }
  expect(words(file)).toBe('older rules, the same to the end')
  expect(words({ ...file, orders: file.orders.map((order) => ({ ...order, drawn: 9 })) })).toBe(
    'parts at order 1 under older rules',
  )
})

test('only what parts or cannot be fought at all is harm', () => {
  const harm = (file: BattleFile): boolean => isHarm(fateOf({ ...TOY, version: 2 }, file))
  expect([OVER, GOING_ON, inOtherStates(OVER)].map(harm)).toEqual([false, false, false])
  expect(harm({ ...OVER, options: 5 })).toBe(true)
})
