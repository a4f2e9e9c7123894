import { expect, test } from 'vitest'
import { oneIn } from '../long.ts'
import { duckboard } from './duckboard.ts'

const json = async (...args: string[]) => JSON.parse((await duckboard([...args, '--json'])).stdout)

const MORALE = ['flanders-fields', 'morale', '--input', '{"trigger":"half","quality":"raw"}']

test('rulesets', async () => {
  expect(await json('rulesets')).toEqual([
    { id: 'flanders-fields', title: 'Flanders Fields', measure: 'cm' },
    { id: 'skirmish', title: 'Great War Skirmish', measure: 'inches' },
    { id: 'green-fields', title: 'To The Green Fields Beyond!', measure: 'zones' },
    { id: 'passchendaele', title: 'Passchendaele', measure: 'inches' },
  ])
})

test('procedures', async () => {
  const procedures = await json('procedures', 'flanders-fields')
  expect(procedures).toContainEqual(
    expect.objectContaining({
      name: 'morale',
      clauses: expect.any(Array),
      input: expect.objectContaining({ type: 'object' }),
    }),
  )
})

test('resolve with own dice', async () => {
  const answer = await json('resolve', ...MORALE, '--dice', '4')
  expect(Object.keys(answer)).toEqual(['ok', 'result', 'outcome', 'trace', 'dice'])
  expect(answer).toMatchObject({
    ok: true,
    result: { total: 3 },
    dice: [{ sides: 6, value: 4, for: 'morale' }],
  })
})

test('resolve from a seed is the same every time', async () => {
  const [one, two] = await Promise.all([1, 2].map(() => json('resolve', ...MORALE, '--seed', '1914')))
  expect(one).toEqual(two)
})

test('a face below none is no face, not a riddle', async () => {
  const { stderr } = await duckboard(['resolve', ...MORALE, '--dice', '-1'])
  expect(stderr).toBe('duckboard: Die 1 shows -1, which is no face of a d6 (morale).\n')
})

test('resolve shows people the result, the working and the dice', async () => {
  const { stdout } = await duckboard(['resolve', ...MORALE, '--dice', '4'])
  expect(stdout).toMatch(/result +retreat-20/)
  expect(stdout).toMatch(/FF-QUAL-05 .*-1/)
  expect(stdout).toMatch(/d6 +4 +morale/)
})

test('odds', async () => {
  const odds = await json('odds', ...MORALE)
  expect(Object.keys(odds)).toEqual(['exact', 'outcomes'])
  expect(odds.exact).toBe(true)
  const { stdout } = await duckboard(['odds', ...MORALE])
  expect(stdout).toMatch(/33\.3 % +█+ +result retreat-20/)
  expect(stdout).toContain('Exact.')
})

test('clauses', async () => {
  const clauses = await json('clauses', 'flanders-fields')
  expect(clauses).toContainEqual({
    id: 'FF-MOR-02',
    chapter: expect.any(String),
    title: expect.any(String),
    text: expect.any(String),
    ruling: false,
    tests: expect.any(Number),
  })
  const morale = clauses.find(({ id }: { id: string }) => id === 'FF-MOR-02')
  expect(morale.tests).toBeGreaterThan(0)
})

test.each(
  oneIn(3, [
    [['resolve', 'chess', 'castle', '--input', '{}'], 'unknown-ruleset'],
    [['resolve', 'flanders-fields', 'castle', '--input', '{}'], 'unknown-procedure'],
    [['resolve', 'flanders-fields', 'morale', '--input', '{'], 'invalid-input'],
    [['resolve', ...MORALE, '--dice', '4,5'], 'dice-unused'],
    [['resolve', ...MORALE, '--dice', ''], 'dice-missing'],
    [['resolve', ...MORALE, '--dice', 'four'], 'dice-invalid'],
    [['resolve', ...MORALE, '--seed', 'x'], 'invalid-input'],
    [['resolve', ...MORALE, '--seed', ''], 'invalid-input'],
    [['resolve', ...MORALE, '--seed', '0x10'], 'invalid-input'],
    [['odds', 'flanders-fields', 'morale', '--input', '{}'], 'invalid-input'],
  ]),
)('%j fails with one clear line', async (args, code) => {
  const { code: exit, stdout, stderr } = await duckboard([...args, '--json'])
  expect(exit).not.toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({ ok: false, error: { code } })
  expect(stderr).toMatch(/^duckboard: .+\n$/)
})

test.each(
  oneIn(3, [
    [['procedures', 'chess']],
    [['clauses', 'chess']],
    [['resolve']],
    [['resolve', 'skirmish', 'wind-roll', '--batch', '-']],
    [['resolve', '--batch', '-', '--dice', '4']],
    [['wage-war']],
    [['serve', '--port', 'x']],
  ]),
)('%j fails without a stack trace', async (args) => {
  const { code, stdout, stderr } = await duckboard(args)
  expect(code).not.toBe(0)
  expect(stdout).toBe('')
  expect(stderr).not.toMatch(/\n {4}at /)
})
