import { expect, test } from 'vitest'
import type { LogEntry } from '#kernel/game/battle/log.ts'
import { GAME } from '#rules/green-fields/game/index.ts'
import type { Ground } from '#screen/tabletop.ts'
import { rowsOf } from '#study/replay/rows.ts'
import { endingOf, turnTitle } from '#study/wording.ts'
import { TOY } from '../kernel/toy-game.ts'

const entry = (number: number, side: string, ...lines: readonly string[]): LogEntry => ({
  number,
  turn: 1,
  step: 'Raids',
  side,
  lines,
  dice: [],
  working: [],
  own: false,
  why: undefined,
  secret: false,
  losses: {},
})

test('orders of which nothing is told share a line, and those with news have their own', () => {
  const rows = rowsOf([
    entry(1, 'a', 'It begins.'),
    entry(2, 'a'),
    entry(3, 'a'),
    entry(4, 'b'),
    entry(5, 'b', 'Shells fall.', 'A road is cut.'),
    entry(6, 'b'),
  ])
  expect(rows.map(({ from, to, side }) => [from, to, side])).toEqual([
    [1, 1, 'a'],
    [2, 4, undefined],
    [5, 5, 'b'],
    [6, 6, 'b'],
  ])
  expect(rows[2]?.text).toBe('Shells fall. A road is cut.')
})

test('turns are called what the game calls them', () => {
  expect(turnTitle(TOY, 3)).toBe('Turn 3')
  expect(turnTitle(GAME, 3)).toBe('Week 3')
})

test('how it ended is said in the words of the game, else by its reason', () => {
  const sides = [
    { side: 'a', name: 'British', looks: 0 },
    { side: 'b', name: 'Germans', looks: 18_000 },
  ] as const
  const measure = { unit: 'in', length: 2540, digits: 1 }
  const ground: Ground = { size: { width: 1, height: 1 }, ground: 'open', terrain: [], measure, sides }
  const result = { winner: 'a', reason: 'date', score: { a: 20, b: -10 } }
  expect(endingOf(result, ground, GAME)).toBe(
    'The British win when the time is up. Points: British 20, Germans −10.',
  )
  expect(endingOf({ ...result, winner: null }, ground, TOY)).toMatch(/^Nobody wins \(date\)\./)
})
