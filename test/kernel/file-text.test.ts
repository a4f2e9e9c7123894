import { expect, test } from 'vitest'
import { parsedText } from '#kernel/procedure/file-text.ts'

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`

test('a text is read as deep as any file of ours goes, and no deeper', () => {
  expect(parsedText('{"a":[1,"b"]}')).toEqual({ ok: true, value: { a: [1, 'b'] } })
  expect(parsedText(nested(100)).ok).toBe(true)
  expect(parsedText(nested(101))).toEqual({ ok: false, error: 'it is nested too deep' })
  expect(parsedText('['.repeat(1_000_000))).toEqual({ ok: false, error: 'it is nested too deep' })
})

test('brackets in words do not count, nor quotation marks that are part of them', () => {
  const word = `${'['.repeat(200)}\\"${'{'.repeat(200)}\\\\`
  expect(parsedText(`["${word}","${word}"]`).ok).toBe(true)
})

test('a text of millions of nothings is not made into objects', () => {
  expect(parsedText(`[${'{},'.repeat(2_600_000)}{}]`)).toEqual({ ok: false, error: 'it holds too much' })
})

test('what is no JSON says where', () => {
  const read = parsedText('{"a":')
  expect(!read.ok && read.error).toMatch(/^it is not valid JSON \(.+\)$/)
})
