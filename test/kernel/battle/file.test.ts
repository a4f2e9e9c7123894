import { expect, test } from 'vitest'
import { type BattleFile, fileOf, readBattle, writtenBattle } from '#kernel/game/battle/file.ts'
import { bloodyTurn, given, toyBattle } from './toy-battle.ts'

const FOUGHT = toyBattle(1917, { length: 'long' })
bloodyTurn(FOUGHT)
given(FOUGHT, 'blue', { kind: 'bear', platoon: 1 })
const TEXT = writtenBattle(fileOf(FOUGHT))

const faultsOf = (text: string) => {
  const read = readBattle(text)
  return read.ok ? [] : read.error
}

test('a battle is written as plain JSON, one order a line', () => {
  const parsed = JSON.parse(TEXT)
  expect(Object.keys(parsed)).toEqual([
    'format',
    'rulesVersion',
    'ruleset',
    'scenario',
    'options',
    'seed',
    'settingHash',
    'orders',
    'checksum',
  ])
  expect(parsed).toMatchObject({
    format: 'duckboard.battle/2',
    rulesVersion: 1,
    ruleset: 'toy',
    scenario: 'raid',
    options: { length: 'long' },
    seed: 1917,
  })
  expect(parsed.orders[1]).toMatchObject({
    side: 'blue',
    order: { kind: 'send', men: 0 },
    dice: [6, 5, 4],
    drawn: 3,
  })
  expect(TEXT.split('\n')).toHaveLength(3 + FOUGHT.orders.length)
})

test('what is read is what was written', () => {
  expect(readBattle(TEXT)).toEqual({ ok: true, value: fileOf(FOUGHT) })
  const empty: BattleFile = { ...fileOf(FOUGHT), orders: [] }
  expect(readBattle(writtenBattle(empty))).toEqual({ ok: true, value: empty })
})

const sealed = (text: string): string => JSON.stringify({ format: 'duckboard.sealed/1', battle: btoa(text) })

test.each([
  ['lines ended for another system', TEXT.replaceAll('\n', '\r\n')],
  ['a mark of the order of bytes', `\uFEFF${TEXT}`],
  ['a seal', sealed(TEXT)],
  ['all of these', `\uFEFF${sealed(TEXT.replaceAll('\n', '\r\n'))}\r\n`],
])('%s is no damage', (_, text) => {
  expect(readBattle(text)).toEqual({ ok: true, value: fileOf(FOUGHT) })
})

test('damage under a seal is found', () => {
  expect(faultsOf(sealed(TEXT.replace('"men":0', '"men":1')))).toMatchObject([{ path: 'checksum' }])
  expect(faultsOf('{"format":"duckboard.sealed/1","battle":"%"}')).toMatchObject([
    { message: expect.stringMatching(/^The file is damaged or no battle/) },
  ])
  expect(faultsOf(TEXT.replaceAll('\n', '\r'))).toMatchObject([{ path: 'checksum' }])
})

test('damage in any byte is found', () => {
  const bytes = new TextEncoder().encode(TEXT)
  for (let at = 0; at < bytes.length; at++) {
    for (const bit of [1, 2, 32, 128]) {
      const damaged = bytes.slice()
      damaged[at] = (damaged[at] ?? 0) ^ bit
      const faults = faultsOf(new TextDecoder().decode(damaged))
      expect(faults.length, `byte ${at}, bit ${bit}`).toBeGreaterThan(0)
      for (const { message } of faults) expect(message).toMatch(/\.$/)
    }
  }
})

test('a file that was cut off, grew or was put together otherwise is found', () => {
  for (let length = 0; length < TEXT.length; length++) expect(faultsOf(TEXT.slice(0, length))).not.toEqual([])
  for (const added of [' ', '\n', '{}', '\u0000']) expect(faultsOf(TEXT + added)).not.toEqual([])
  expect(faultsOf(JSON.stringify(JSON.parse(TEXT), undefined, 2))).toEqual([
    { path: 'checksum', message: 'The file is damaged: it has been changed since it was written.' },
  ])
  const lines = TEXT.split('\n')
  const swapped = [lines[0], lines[2], lines[1], ...lines.slice(3)].join('\n')
  expect(faultsOf(swapped)).not.toEqual([])
})

type Fields = Record<string, unknown>

const changed = (change: (file: Fields) => void): string => {
  const file = JSON.parse(TEXT)
  change(file)
  return JSON.stringify(file)
}

test.each([
  ['rulesVersion', (file: Fields) => (file.rulesVersion = 0)],
  ['seed', (file: Fields) => (file.seed = -1)],
  ['scenario', (file: Fields) => delete file.scenario],
  ['surplus', (file: Fields) => (file.surplus = 1)],
  ['orders', (file: Fields) => (file.orders = {})],
  ['orders.0', (file: Fields) => (file.orders = [1])],
  ['orders.0.order', (file: Fields) => (file.orders = [{ order: 'charge' }])],
  ['format', (file: Fields) => (file.format = 'duckboard.battle/9')],
  ['format', (file: Fields) => delete file.format],
])('a fault in %s is named', (path, change) => {
  expect(faultsOf(changed(change)).map((fault) => fault.path)).toContain(path)
})

test('every fault is named, not only the first', () => {
  const faults = faultsOf(
    changed((file) => {
      file.seed = 'x'
      file.scenario = 5
    }),
  )
  expect(faults.map(({ path }) => path).sort()).toEqual(['scenario', 'seed'])
})

test.each([
  '',
  '[]',
  'null',
  '12',
  '"x"',
  '{}',
  '{"format":5}',
  '{"__proto__":{"format":"duckboard.battle/2"}}',
])('%j is no battle', (text) => {
  expect(faultsOf(text)).not.toEqual([])
})

test('a checksum in another form is said to be so', () => {
  const [fault] = faultsOf(TEXT.replace(/"settingHash":"/, '"settingHash":"0'))
  expect(fault).toMatchObject({
    path: 'settingHash',
    message: 'The setting hash must be written in another form.',
  })
})
