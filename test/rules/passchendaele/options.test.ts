import { describe, expect, test } from 'vitest'
import { HOUSE_RULES } from '#rules/passchendaele/options.ts'
import { rule } from '../../rule.ts'
import { asked, refused } from './asked.ts'
import { EXAMPLES } from './examples.ts'

describe.each(EXAMPLES)('$procedure', ({ procedure, input, dice, result }) => {
  test('accepts every reading of every house rule', () => {
    for (const [id, { values }] of Object.entries(HOUSE_RULES)) {
      for (const value of values) {
        expect(asked(procedure)({ ...input, options: { [id]: value } }, dice)).toMatchObject(result)
      }
    }
  })

  test('refuses unknown house rules and readings', () => {
    const refuse = refused(procedure)
    expect(refuse({ ...input, options: { weather: 'mud' } })).toBe('invalid-input options.weather')
    expect(refuse({ ...input, options: { 'max-gap': '3' } })).toBe('invalid-input options.max-gap')
    expect(refuse({ ...input, options: 'none' })).toBe('invalid-input options')
  })
})

rule('PA-SHEAF-08', 'counted square by square, each square is asked for by itself', () => {
  const points = asked('sheaf-points')
  const options = { 'sheaf-rounding': 'per-square' }
  const squares = [0.6, 0.6, 0.4]
  const each = squares.map(
    (squareInches) => points({ guns: 'field-artillery', squareInches, options }).points,
  )
  expect(each).toEqual([1, 1, 0])
  expect(points({ guns: 'field-artillery', squareInches: 1.6 }).points).toBe(2)
})

test('each house rule has our reading first', () => {
  const readings = Object.entries(HOUSE_RULES).map(([id, { values }]) => `${id}: ${values.join(', ')}`)
  expect(readings).toEqual([
    'mg-over-terrain: no, yes',
    'sheaf-rounding: total-area, per-square',
    'shell-switch: free, by-order',
    'max-gap: 6, 2, none',
    'pass-through-limit: one-inch, allowance-only',
    'consolidation: on, off',
    'captured-trench: full, cratered',
    'american-quality: line, reservist, veteran',
    'collapse: on, off',
    'works-shelter: on, off',
  ])
})
