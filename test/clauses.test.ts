import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { testsByClause } from '#cli/clause-tests.ts'
import { RULESETS } from '#rules/index.ts'

const WRITTEN: ReadonlySet<string> = new Set(
  RULESETS.flatMap(({ rulebook }) => rulebook.flatMap(({ clauses }) => clauses.map(({ id }) => id))),
)

const PREFIXES = new Set([...WRITTEN].map((id) => id.slice(0, id.indexOf('-'))))

/** The ids of clauses in a text, be it code, words for players or a comment. */
const ID = new RegExp(`\\b(?:${[...PREFIXES].join('|')})-[A-Z]+-\\d+\\b`, 'g')

const SRC = fileURLToPath(new URL('../src', import.meta.url))

test.each(RULESETS)('$title: every clause has a test that names it', ({ rulebook }) => {
  const tests = testsByClause()
  const ids = rulebook.flatMap(({ clauses }) => clauses.map(({ id }) => id))
  expect(ids.length).toBeGreaterThan(0)
  expect(ids.filter((id) => !tests.has(id))).toEqual([])
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

test('every clause that a refusal, a trace or a comment names stands in a rule book', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  const named = files.flatMap((file) =>
    (readFileSync(join(SRC, file), 'utf8').match(ID) ?? []).map((id) => ({ file, id })),
  )
  expect(named.length).toBeGreaterThan(WRITTEN.size)
  expect(named.filter(({ id }) => !WRITTEN.has(id))).toEqual([])
})
