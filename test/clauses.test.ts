import { expect, test } from 'vitest'
import { testsByClause } from '../src/cli/clause-tests.ts'
import { RULESETS } from '../src/rules/index.ts'

/** How many clauses of each rule set have a test. These numbers only ever rise. */
const PROVEN: Readonly<Record<string, number>> = {
  'flanders-fields': 352,
  skirmish: 366,
  'green-fields': 223,
  passchendaele: 206,
}

const tests = testsByClause()

test.each(RULESETS)('$title: no clause loses its test', ({ id, rulebook }) => {
  const ids = rulebook.flatMap(({ clauses }) => clauses.map((clause) => clause.id))
  const proven = ids.filter((clause) => tests.has(clause)).length
  expect(proven).toBeGreaterThanOrEqual(PROVEN[id] ?? 0)
})

test('every clause that a procedure or a house rule names stands in the rule book', () => {
  for (const { rulebook, procedures, houseRules } of RULESETS) {
    const ids = new Set(rulebook.flatMap(({ clauses }) => clauses.map((clause) => clause.id)))
    for (const { name, clauses } of procedures) {
      for (const id of clauses) expect(ids, `${name} names ${id}`).toContain(id)
    }
    for (const [name, { clause }] of Object.entries(houseRules)) {
      expect(ids, `${name} names ${clause}`).toContain(clause)
    }
  }
})
