import { expect, test } from 'vitest'
import { signed, stretch, titled } from '../../src/kernel/words.ts'

test('figures of a table are written as players write them', () => {
  expect([2, 0, -1].map(signed)).toEqual(['+2', '0', '-1'])
  expect([stretch(2, 4), stretch(3, 3)]).toEqual(['2-4', '3'])
  expect(titled('open-countryside')).toBe('Open countryside')
})
