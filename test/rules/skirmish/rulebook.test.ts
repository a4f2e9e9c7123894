import { expect, test } from 'vitest'
import { fullText } from '#kernel/procedure/rulebook.ts'
import { HOUSE_RULES } from '#rules/skirmish/options.ts'
import { RULEBOOK } from '#rules/skirmish/rulebook/index.ts'

const clauses = RULEBOOK.flatMap((chapter) => chapter.clauses)
const ids = new Set<string>(clauses.map((clause) => clause.id))

test('the chapters stand in their order, each with all of its clauses', () => {
  expect(RULEBOOK.map(({ code, clauses }) => [code, clauses.length])).toEqual([
    ['GEN', 36],
    ['MOV', 42],
    ['FIRE', 41],
    ['CAS', 3],
    ['GRN', 11],
    ['ART', 42],
    ['CLD', 14],
    ['STR', 14],
    ['VEH', 23],
    ['MEL', 44],
    ['SNP', 13],
    ['MOR', 28],
    ['BOM', 17],
    ['END', 10],
    ['SEQ', 14],
    ['SET', 14],
  ])
  expect(ids.size).toBe(366)
})

/** Of ground that no battle can be fought on yet. */
const TO_COME = ['SK-SET-14']

test.each(RULEBOOK)('the clauses of $code are numbered from 01 without a gap', ({ code, clauses }) => {
  const last = Number(clauses.at(-1)?.id.slice(-2))
  const numbered = Array.from({ length: last }, (_, at) => `SK-${code}-${String(at + 1).padStart(2, '0')}`)
  expect(clauses.map((clause) => clause.id)).toEqual(numbered.filter((id) => !TO_COME.includes(id)))
})

test('every chapter has a title', () => {
  expect(RULEBOOK.filter(({ title }) => title.trim() === '')).toEqual([])
})

test.each(clauses)('$id has a short title and is written in full sentences', (clause) => {
  const words = clause.title.split(' ').length
  expect(words).toBeGreaterThanOrEqual(3)
  expect(words).toBeLessThanOrEqual(6)
  for (const prose of [clause.text, ...(clause.note === undefined ? [] : [clause.note])]) {
    expect(prose).toMatch(/^[A-Z].*\.$/)
    expect(prose).not.toMatch(/[`<>|=]|\s{2}/)
  }
})

test('no two clauses have the same title or the same text', () => {
  expect(new Set(clauses.map((clause) => clause.title)).size).toBe(clauses.length)
  expect(new Set(clauses.map((clause) => clause.text)).size).toBe(clauses.length)
})

test('what a published clause leaves open is a note, and a ruling needs none', () => {
  expect(clauses.filter((clause) => clause.ruling && clause.note !== undefined)).toEqual([])
})

test('every clause referred to exists, and none refers to itself', () => {
  const wrong = clauses.flatMap((clause) =>
    (fullText(clause).match(/[A-Z]{2}-[A-Z]+-\d+/g) ?? [])
      .filter((reference) => !ids.has(reference) || reference === clause.id)
      .map((reference) => `${clause.id}: ${reference}`),
  )
  expect(wrong).toEqual([])
})

test('every house rule named by a clause exists', () => {
  const named = clauses.flatMap((clause) => clause.options ?? [])
  expect(named.filter((option) => !Object.hasOwn(HOUSE_RULES, option))).toEqual([])
})

test('every house rule is named by the clause it belongs to', () => {
  for (const [option, { clause: id }] of Object.entries<{ clause: string }>(HOUSE_RULES))
    expect(clauses.find((clause) => clause.id === id)?.options, option).toContain(option)
})
