import { expect, test } from 'vitest'
import type { LogEntry } from '#kernel/game/battle/log.ts'
import { found, stepsIn, unitsNamed } from '#study/replay/finding.ts'

const entry = (number: number, step: string, line: string, dice = 0): LogEntry => ({
  number,
  turn: 1,
  step,
  side: 'a',
  lines: [line],
  dice: Array.from({ length: dice }, () => ({ sides: 6, value: 4, for: 'hits' })),
  working: [],
  own: false,
  why: undefined,
  secret: false,
  losses: {},
})

const LOG = [
  entry(1, 'Deployment', '1st Foot is placed in C4.'),
  entry(2, 'Raids', '21st Foot raids D5: 2 hits.', 3),
  entry(3, 'Raids', '1st Foot (2nd wave) raids C5.', 2),
  entry(4, 'Bombardment', 'Shells fall on C5 (observed).', 5),
]

const numbers = (log: readonly LogEntry[]): readonly number[] => log.map(({ number }) => number)

test('without anything looked for, all of it is there', () => {
  expect(found(LOG, { words: ' ' })).toEqual(LOG)
})

test('every word must stand in the lines, in any order and either case', () => {
  expect(numbers(found(LOG, { words: 'c5 RAIDS' }))).toEqual([3])
  expect(numbers(found(LOG, { words: '(observed).' }))).toEqual([4])
  expect(found(LOG, { words: 'c5 deployment' })).toEqual([])
})

test('by part of the turn and by dice', () => {
  expect(stepsIn(LOG)).toEqual(['Deployment', 'Raids', 'Bombardment'])
  expect(numbers(found(LOG, { words: '', step: 'Raids' }))).toEqual([2, 3])
  expect(numbers(found(LOG, { words: '', dice: true }))).toEqual([2, 3, 4])
  expect(numbers(found(LOG, { words: 'foot', dice: true }))).toEqual([2, 3])
})

test('a unit is found by its whole name', () => {
  expect(numbers(found(LOG, { words: '', unit: '1st Foot' }))).toEqual([1, 3])
  const units = [
    { id: 'one', name: '1st Foot' },
    { id: 'other', name: '21st Foot' },
    { id: 'odd', name: '1st Foot (2nd wave' },
  ]
  expect(LOG.map((one) => unitsNamed(one, units))).toEqual([['one'], ['other'], ['one', 'odd'], []])
})
