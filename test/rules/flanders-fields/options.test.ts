import { expect, test } from 'vitest'
import { HOUSE_RULES } from '#rules/flanders-fields/options.ts'
import { PROCEDURES } from '#rules/flanders-fields/procedures/index.ts'
import { ask, refusal } from '../../rule.ts'
import { EXAMPLES } from './examples.ts'

test.each(PROCEDURES)('$name is played by every reading of every house rule', ({ name }) => {
  const example = EXAMPLES.find(({ procedure }) => procedure === name)
  for (const [id, { values }] of Object.entries(HOUSE_RULES)) {
    for (const value of values) {
      const answer = ask(
        'flanders-fields',
        name,
        { ...example?.input, options: { [id]: value } },
        [1, 1, 1, 1, 1, 1],
      )
      expect(answer.ok ? 'answered' : answer.error.code).toMatch(/answered|dice-unused/)
    }
  }
})

test.each(PROCEDURES)('$name knows no other house rule and no other reading', ({ name }) => {
  const input = EXAMPLES.find(({ procedure }) => procedure === name)?.input
  const refused = (options: unknown) => refusal('flanders-fields', name, { ...input, options })
  expect(refused({ fatigue: 'on' })).toBe('invalid-input options.fatigue')
  expect(refused({ 'block-house-range': '60' })).toBe('invalid-input options.block-house-range')
  expect(refused({ 'block-house-range': 50 })).toBe('invalid-input options.block-house-range')
  expect(refused('none')).toBe('invalid-input options')
})
