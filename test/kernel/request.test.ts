import { expect, test } from 'vitest'
import { answer } from '../../src/kernel/request.ts'
import { RULESETS } from '../../src/rules/index.ts'

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
  [{ ...REQUEST, input: null }, 'invalid-input', ''],
  [{ ...REQUEST, seed: -1 }, 'invalid-input', 'seed'],
  [{ ...REQUEST, seed: 1.5 }, 'invalid-input', 'seed'],
  [{ ...REQUEST, dice: [] }, 'dice-missing', 'dice.0'],
  [{ ...REQUEST, dice: [7] }, 'dice-invalid', 'dice.0'],
  [{ ...REQUEST, dice: [0] }, 'dice-invalid', 'dice.0'],
  [{ ...REQUEST, dice: [2.5] }, 'dice-invalid', 'dice.0'],
  [{ ...REQUEST, dice: ['2'] }, 'dice-invalid', 'dice.0'],
  [{ ...REQUEST, dice: '2' }, 'dice-invalid', 'dice'],
  [{ ...REQUEST, dice: [2, 3] }, 'dice-unused', 'dice.1'],
  [undefined, 'invalid-input', ''],
  [[REQUEST], 'invalid-input', ''],
])('%j is refused', (received, code, path) => {
  expect(ask(received)).toEqual({ ok: false, error: { code, path, message: expect.stringMatching(/\.$/) } })
})
