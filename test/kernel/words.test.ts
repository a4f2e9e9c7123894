import { expect, test } from 'vitest'
import { doing, either, listed, signed, stretch, sumWords, titled } from '#kernel/words.ts'

test('figures of a table are written as players write them', () => {
  expect([2, 0, -1].map(signed)).toEqual(['+2', '0', '-1'])
  expect([stretch(2, 4), stretch(3, 3)]).toEqual(['2-4', '3'])
  expect(titled('open-countryside')).toBe('Open countryside')
})

test('a list ends with its word', () => {
  const names = ['a', 'b', 'c']
  expect([0, 1, 2, 3].map((most) => listed(names.slice(0, most)))).toEqual(['', 'a', 'a and b', 'a, b and c'])
  expect([1, 2, 3].map((most) => either(names.slice(0, most)))).toEqual(['a', 'a or b', 'a, b or c'])
})

test('a verb agrees with the name before it', () => {
  expect(doing('British Pioneers', 'loses one point')).toBe('British Pioneers lose one point')
  expect(doing('29th Division', 'loses one point')).toBe('29th Division loses one point')
  expect(doing('Pioneers', 'is to hold fire')).toBe('Pioneers are to hold fire')
  expect(doing('Fighters', 'flies over')).toBe('Fighters fly over')
  expect(doing('3rd Cross', 'digs')).toBe('3rd Cross digs')
})

test('a score shows how it came about', () => {
  expect([sumWords(9, 6), sumWords(4, 5), sumWords(7, 7), sumWords(2, -1)]).toEqual([
    '9 − 3 = 6',
    '4 + 1 = 5',
    '7',
    '2 − 3 = −1',
  ])
})
