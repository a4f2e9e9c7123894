import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { duckboard } from './duckboard.ts'

const MORALE = '{"ruleset":"flanders-fields","procedure":"morale","input":{"trigger":"half"},"dice":[4]}'

const answers = (stdout: string) =>
  stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

test('one answer a line, also for lines that are no request', async () => {
  const lines = [MORALE, '', 'nonsense', '[1]', '7', 'null', '{}', '{"a":', `${MORALE}\r`, '\u0000', MORALE]
  const { code, stdout } = await duckboard(['resolve', '--batch', '-'], lines.join('\n'))
  expect(code).toBe(0)
  expect(answers(stdout).map(({ ok, error }) => (ok ? 'ok' : error.code))).toEqual([
    'ok',
    ...Array(7).fill('invalid-input'),
    'ok',
    'invalid-input',
    'ok',
  ])
})

test('a file, with or without a last line end', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'duckboard-'))
  for (const end of ['', '\n']) {
    const file = join(folder, 'requests.jsonl')
    writeFileSync(file, `${MORALE}\n${MORALE}${end}`)
    expect(answers((await duckboard(['resolve', '--batch', file])).stdout)).toHaveLength(2)
  }
})

test('many lines keep their order', async () => {
  const lines = Array.from({ length: 20_000 }, (_, i) => MORALE.replace('[4]', `[${(i % 6) + 1}]`))
  const { stdout } = await duckboard(['resolve', '--batch', '-'], `${lines.join('\n')}\n`)
  expect(answers(stdout).map(({ result }) => result.total)).toEqual(lines.map((_, i) => (i % 6) + 1))
})

test('a file that is not there is one clear line', async () => {
  const { code, stderr } = await duckboard(['resolve', '--batch', '/no/such/file'])
  expect(code).not.toBe(0)
  expect(stderr).toMatch(/^duckboard: There is no file .+\n$/)
})
