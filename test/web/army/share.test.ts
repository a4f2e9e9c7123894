import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { GREEN_FIELDS } from '#rules/green-fields/index.ts'
import { received, receivedFile } from '#web/army/received.ts'
import { packed, unpacked } from '#web/army/share.ts'

const fresh = GREEN_FIELDS.designer?.fresh()
if (!fresh) throw new Error('no designer')

const load = async () => GREEN_FIELDS

test('a link brings the same army and is short enough for a message', async () => {
  const code = await packed(fresh)
  expect(code).toMatch(/^[A-Za-z0-9_-]+$/)
  expect(code.length).toBeLessThan(700)
  const back = await unpacked(code)
  const opened = back.ok ? await received(back.value, load) : back
  expect(opened.ok && JSON.parse(JSON.stringify(opened.value.army))).toEqual(
    JSON.parse(JSON.stringify(fresh)),
  )
})

test('a link that was cut off, or is none of ours, says so', async () => {
  const code = await packed(fresh)
  for (const bad of ['', code.slice(0, -20), 'not a link', '%%%']) {
    expect((await unpacked(bad)).ok, bad).toBe(false)
  }
})

test('a link that unpacks to more than any army is refused, though it holds one', async () => {
  const link = (text: string): string => deflateRawSync(Buffer.from(text)).toString('base64url')
  const padded = (bytes: number): string => JSON.stringify(fresh).padEnd(bytes)
  expect((await unpacked(link(padded(100_000)))).ok).toBe(true)
  expect((await unpacked(link(padded(100_001)))).ok).toBe(false)
})

test('a file of something else is refused with a reason', async () => {
  const text = JSON.stringify({ ...fresh, frontage: 0 })
  const bad = await receivedFile(text, load)
  expect(!bad.ok && bad.error).toMatch(/frontage/)
  const none = await receivedFile('{', load)
  expect(!none.ok && none.error).toMatch(/not valid JSON/)
  const other = await receivedFile('{"ruleset":"chess"}', () => undefined)
  expect(!other.ok && other.error).toMatch(/no army/)
})
