import { expect, test } from 'vitest'
import type { HouseRules } from '#kernel/procedure/options.ts'
import { HOUSE_RULES } from '#rules/passchendaele/options.ts'
import { RULEBOOK } from '#rules/passchendaele/rulebook/index.ts'

const RULES: HouseRules = HOUSE_RULES
const CLAUSES = RULEBOOK.flatMap(({ clauses }) => clauses)
const IDS = new Set<string>(CLAUSES.map(({ id }) => id))

test('every chapter is there, with all its clauses', () => {
  expect(RULEBOOK.map(({ code, clauses }) => [code, clauses.length])).toEqual([
    ['SCALE', 4],
    ['TROOP', 15],
    ['SETUP', 21],
    ['TURN', 9],
    ['FIRE', 15],
    ['SHEAF', 17],
    ['GEO', 17],
    ['ORDER', 10],
    ['MOVE', 26],
    ['STOSS', 7],
    ['STATUS', 5],
    ['HINT', 10],
    ['RUN', 5],
    ['CHECK', 15],
    ['COMBAT', 17],
    ['CAL', 6],
    ['ORG', 10],
    ['END', 8],
  ])
  expect(IDS.size).toBe(CLAUSES.length)
})

test.each(RULEBOOK)('the clauses of $code are numbered from 01 without a gap', ({ code, clauses }) => {
  expect(clauses.map(({ id }) => id)).toEqual(
    clauses.map((_, index) => `PA-${code}-${String(index + 1).padStart(2, '0')}`),
  )
})

test('every chapter and clause has a title and a text of whole sentences', () => {
  for (const { code, title } of RULEBOOK) expect(title, code).toMatch(/\S/)
  for (const { id, title, text, note } of CLAUSES) {
    expect(title.split(' ').length, id).toBeGreaterThanOrEqual(3)
    expect(title.split(' ').length, id).toBeLessThanOrEqual(6)
    for (const prose of [text, note ?? text]) expect(prose, id).toMatch(/^[A-Z][^`]+\.$/)
  }
})

test('a note completes a published clause, never a ruling', () => {
  expect(CLAUSES.filter(({ ruling, note }) => ruling && note).map(({ id }) => id)).toEqual([])
})

test('every clause that a text refers to exists', () => {
  for (const { id, text, note } of CLAUSES)
    for (const [reference] of `${text} ${note}`.matchAll(/[A-Z]{2}-[A-Z]+-\d+/g))
      expect(IDS, `${id} refers to ${reference}`).toContain(reference)
})

test('every house rule that a clause names exists, and its own clause names it', () => {
  for (const { id, options = [] } of CLAUSES)
    for (const option of options) expect(Object.keys(RULES), id).toContain(option)
  for (const [option, { clause }] of Object.entries(RULES))
    expect(CLAUSES.find(({ id }) => id === clause)?.options, clause).toContain(option)
})
