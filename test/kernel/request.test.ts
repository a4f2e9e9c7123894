import { expect, test } from 'vitest'
import { answer } from '#kernel/request.ts'
import { RULESETS } from '#rules/index.ts'

const REQUEST = { ruleset: 'flanders-fields', procedure: 'morale', input: { trigger: 'half' } }
const ask = (received: unknown) => answer(RULESETS, received, () => 5)

test('entered dice are used and listed', () => {
  expect(ask({ ...REQUEST, dice: [2] })).toMatchObject({
    ok: true,
    result: { rolled: 'retreat-20' },
    outcome: { result: 'retreat-20' },
    dice: [{ sides: 6, value: 2, for: 'morale' }],
  })
})

test('the same seed gives the same answer, and a request without dice or seed draws a fresh one', () => {
  expect(ask({ ...REQUEST, seed: 5 })).toEqual(ask(REQUEST))
  expect(ask({ ...REQUEST, seed: 5 })).toEqual(ask({ ...REQUEST, seed: 5 }))
})

test.each([
  [{ ...REQUEST, ruleset: 'chess' }, 'unknown-ruleset', 'ruleset'],
  [{ ...REQUEST, procedure: 'castle' }, 'unknown-procedure', 'procedure'],
  [{ ...REQUEST, procedure: 'toString' }, 'unknown-procedure', 'procedure'],
  [{ ...REQUEST, ruleset: 7 }, 'invalid-input', 'ruleset'],
  [{ ...REQUEST, extra: 1 }, 'invalid-input', 'extra'],
  [{ ...REQUEST, input: {} }, 'invalid-input', 'trigger'],
  [{ ...REQUEST, input: null }, 'invalid-input', 'input'],
  [{ ...REQUEST, input: [] }, 'invalid-input', 'input'],
  [{ ...REQUEST, input: {}, dice: [2.5] }, 'invalid-input', 'trigger'],
  [{ ...REQUEST, input: {}, dice: '2' }, 'invalid-input', 'trigger'],
  [{ ...REQUEST, seed: -1 }, 'invalid-input', 'seed'],
  [{ ...REQUEST, seed: 1.5 }, 'invalid-input', 'seed'],
  [{ ...REQUEST, dice: [] }, 'dice-missing', 'dice.0'],
  [{ ...REQUEST, dice: [7] }, 'dice-invalid', 'dice.0'],
  [{ ...REQUEST, dice: [0] }, 'dice-invalid', 'dice.0'],
  [{ ...REQUEST, dice: [2.5] }, 'dice-invalid', 'dice.0'],
  [{ ...REQUEST, dice: ['2'] }, 'dice-invalid', 'dice.0'],
  [{ ...REQUEST, dice: '2' }, 'dice-invalid', 'dice'],
  [{ ...REQUEST, dice: [2, 3] }, 'dice-unused', 'dice.1'],
])('%j is refused', (received, code, path) => {
  expect(ask(received)).toEqual({ ok: false, error: { code, path, message: expect.stringMatching(/\.$/) } })
})

test.each([
  ['passchendaele', 'entente'],
  ['green-fields', undefined],
])('%s: a throw that is tied again and again comes out in time, but not for ever', (ruleset, winner) => {
  const tied = (ties: number, ...last: number[]) => [...Array(2 * ties).fill(1), ...last]
  const initiative = { ruleset, procedure: 'initiative' }
  const decided = ask({ ...initiative, dice: tied(1000, 1, 6) })
  expect(decided).toMatchObject({ ok: true, ...(winner ? { result: { winner, throws: 1001 } } : {}) })
  expect(ask({ ...initiative, dice: tied(8000) })).toMatchObject({
    ok: false,
    error: { code: 'dice-invalid', path: 'dice.2001' },
  })
})

test('no procedure takes more dice than any can use', () => {
  expect(ask({ ...REQUEST, dice: Array(20_001).fill(1) })).toMatchObject({
    error: { code: 'dice-invalid', path: 'dice' },
  })
})

test.each([[undefined], [null], [7], ['x'], [[REQUEST]]])('%j is no request at all', (received) => {
  const error = { code: 'invalid-input', message: 'The request is not a JSON object.' }
  expect(ask(received)).toEqual({ ok: false, error })
})

const messageOf = (received: unknown): string => {
  const answered = ask(received)
  return answered.ok ? '' : answered.error.message
}

test('the dice are spoken of in plain words', () => {
  expect(messageOf({ ...REQUEST, dice: [2, 3] })).toBe('One die is rolled here, not 2.')
  const average = { ruleset: 'skirmish', procedure: 'bombardment-duration' }
  expect(messageOf({ ...average, dice: [] })).toMatch(/^Die 1 is missing: an average die /)
  expect(messageOf({ ...average, dice: [1] })).toMatch(/^Die 1 shows 1, which is no face of an average die /)
  const looked = { ruleset: 'skirmish', procedure: 'wire-gap', input: { weapon: 'mortar' } }
  expect(messageOf({ ...looked, dice: [4] })).toBe('No dice are rolled here, not 1.')
})
