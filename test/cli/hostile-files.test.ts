import { mkdtempSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { textOf } from '#cli/battle-file.ts'
import { writtenBattle } from '#kernel/game/battle/file.ts'
import { duckboard } from './duckboard.ts'

const FOLDER = mkdtempSync(join(tmpdir(), 'duckboard-'))

const scratch = (name: string, text: string): string => {
  const path = join(FOLDER, name)
  writeFileSync(path, text)
  return path
}

const EMPTY = writtenBattle({
  format: 'duckboard.battle/1',
  rulesVersion: 1,
  ruleset: 'passchendaele',
  scenario: 'one-trench',
  options: {},
  seed: 1,
  orders: [],
})
const nothings = (count: number): string => Array(count).fill('{}').join(',')
const army = (units: string): string =>
  `{"format":"duckboard.army/1","ruleset":"green-fields","units":[${units}]}`

/** So little that a reader who first makes something of everything runs out of it. */
const LITTLE = { ...process.env, NODE_OPTIONS: '--max-old-space-size=200' }

test.each([
  [
    'a million empty orders',
    scratch('orders', EMPTY.replace('[\n\n]', `[${nothings(1_000_000)}]`)),
    /And more\.$/,
  ],
  ['an army of a million nobodies', scratch('army', army(nothings(1_000_000))), /units.+length/],
  ['a file without end', '/dev/zero', /more than 64 MB/],
])('%s is refused in one short line', async (_, path, why) => {
  const { code, stdout, stderr } = await duckboard(['check', path], '', LITTLE)
  expect([code, stdout]).toEqual([1, ''])
  expect(stderr.trimEnd()).toMatch(why)
  expect(stderr.length).toBeLessThan(4000)
  expect(stderr.match(/\n/g)).toHaveLength(1)
})

test('a file of 65 MB is not even read', () => {
  const huge = scratch('huge', '')
  truncateSync(huge, 65 * 1024 * 1024)
  expect(textOf(huge)).toMatchObject({ ok: false, error: { message: expect.stringContaining('64 MB') } })
})

test('machines are told of twenty faults, and that there are more', async () => {
  const { stdout } = await duckboard(['check', scratch('nobodies', army(nothings(50))), '--json'])
  const { faults, more } = JSON.parse(stdout)
  expect([faults.length, more]).toEqual([20, true])
})

test('a replay is as brief', async () => {
  const { code, stderr } = await duckboard(['replay', join(FOLDER, 'orders'), '--verify'], '', LITTLE)
  expect([code, stderr.length < 4000]).toEqual([1, true])
})
