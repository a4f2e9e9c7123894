import { expect, test } from 'vitest'
import { answer, answerOdds, inputSchema, odds, resolve } from '#engine/index.ts'
import { RULEBOOK, RULES } from '#engine/rules/flanders-fields.ts'

const INPUT = { trigger: 'half', quality: 'raw' }

test('a procedure is adjudicated with dice that were thrown, or from a seed', () => {
  const thrown = resolve(RULES, 'morale', INPUT, { dice: [4] })
  expect(thrown).toMatchObject({
    ok: true,
    value: { result: { total: 3 }, dice: [{ sides: 6, value: 4, for: 'morale' }] },
  })
  expect(resolve(RULES, 'morale', INPUT, { seed: 7 })).toEqual(resolve(RULES, 'morale', INPUT, { seed: 7 }))
})

test('what is wrong is said, whatever was given', () => {
  const code = (...given: Parameters<typeof resolve>) => {
    const found = resolve(...given)
    return found.ok ? 'answered' : found.error.code
  }
  expect(code(RULES, 'morale', INPUT)).toBe('dice-missing')
  expect(code(RULES, 'morale', INPUT, { dice: [9] })).toBe('dice-invalid')
  expect(code(RULES, 'morale', INPUT, { dice: [4, 4] })).toBe('dice-unused')
  expect(code(RULES, 'morale', { trigger: 'lunch' }, { seed: 1 })).toBe('invalid-input')
  expect(code(RULES, 'morale', null, { seed: 1 })).toBe('invalid-input')
  expect(code(RULES, 'morale', INPUT, { seed: 0.5 })).toBe('invalid-input')
  expect(code(RULES, 'toString', INPUT, { seed: 1 })).toBe('unknown-procedure')
})

test('odds are exact and add up to one', () => {
  const found = odds(RULES, 'morale', INPUT)
  if (!found.ok) throw new Error(found.error.message)
  expect(found.value.exact).toBe(true)
  expect(found.value.outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12)
  expect(odds(RULES, 'morale', {})).toMatchObject({ ok: false, error: { code: 'invalid-input' } })
})

test('requests as data are answered as the command line answers them', () => {
  const request = { ruleset: 'flanders-fields', procedure: 'morale', input: INPUT }
  expect(answer([RULES], { ...request, dice: [4] }, () => 1)).toMatchObject({
    ok: true,
    result: { total: 3 },
  })
  expect(answer([RULES], request, () => 1)).toEqual(answer([RULES], { ...request, seed: 1 }, () => 2))
  expect(answer([RULES], { ...request, ruleset: 'chess' }, () => 1)).toMatchObject({
    ok: false,
    error: { code: 'unknown-ruleset' },
  })
  expect(answerOdds([RULES], request)).toMatchObject({ ok: true, value: { exact: true } })
})

test('a rule set says what it can be asked, and what its clauses say', () => {
  const [first] = RULES.procedures
  expect(first && inputSchema(RULES, first.name)).toMatchObject({ type: 'object' })
  expect(inputSchema(RULES, 'nothing')).toBeUndefined()
  const known = RULEBOOK.flatMap(({ clauses }) => clauses.map(({ id }) => id))
  expect(known).toContain('FF-MOR-02')
})
