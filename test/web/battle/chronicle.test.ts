import { expect, test } from 'vitest'
import type { LogEntry } from '../../../src/web/battle/log.ts'
import { rowsOf } from '../../../src/web/battle/replay/rows.ts'
import { turnTitle } from '../../../src/web/battle/turn-word.ts'

const entry = (number: number, side: string, ...lines: readonly string[]): LogEntry => ({
  number,
  turn: 1,
  side,
  lines,
  heard: {},
  hiddenFrom: [],
  events: [],
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
  expect(turnTitle({}, 3)).toBe('Turn 3')
  expect(turnTitle({ words: { turn: 'week', lost: 'points' } }, 3)).toBe('Week 3')
})
