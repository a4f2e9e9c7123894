import { expect, test } from 'vitest'
import { lineReader } from '#cli/lines.ts'

test('lines come out whole however their text comes in', () => {
  const reader = lineReader()
  expect(reader.read('one\ntw')).toEqual(['one'])
  expect(reader.read('o')).toEqual([])
  expect(reader.read('\n\nthr')).toEqual(['two', ''])
  expect([...reader.read('ee'), ...reader.end()]).toEqual(['three'])
  expect(reader.end()).toEqual([])
})

test('of a line that is too long nothing is kept, and the next is read again', () => {
  const reader = lineReader(4)
  expect(reader.read('four\nfives\nsix')).toEqual(['four', undefined])
  for (let i = 0; i < 100; i++) expect(reader.read('xxxx')).toEqual([])
  expect(reader.read('x\nten\n')).toEqual([undefined, 'ten'])
  expect([...reader.read('elevens'), ...reader.end()]).toEqual([undefined])
})
