import { describe, expect, test } from 'vitest'
import { fullText } from '#kernel/procedure/rulebook.ts'
import { HOUSE_RULES } from '#rules/flanders-fields/options.ts'
import { RULEBOOK } from '#rules/flanders-fields/rulebook/index.ts'

const CLAUSES_IN_CHAPTER = {
  GEN: 11,
  TAB: 8,
  ORG: 9,
  QUAL: 7,
  FORM: 8,
  CMD: 9,
  COV: 9,
  ORD: 18,
  MOVE: 20,
  WIRE: 13,
  VIS: 9,
  ARC: 9,
  FIRE: 16,
  ARM: 4,
  MG: 6,
  TANK: 9,
  BLOCK: 6,
  ART: 12,
  RB: 10,
  DUG: 6,
  HUR: 3,
  ZONE: 5,
  SOS: 5,
  PLAN: 10,
  MORT: 3,
  ASLT: 21,
  SUPP: 4,
  DS: 3,
  MOR: 10,
  HERO: 4,
  GAS: 12,
  AIR: 7,
  CAV: 2,
  NAT: 11,
  CAMP: 14,
  EVT: 7,
  END: 14,
  TURN: 18,
}

/** A barrage that the plan itself bends. */
const AWAITED: readonly string[] = ['FF-RB-10']

const clauses = RULEBOOK.flatMap((chapter) => chapter.clauses)
const ids = new Set<string>(clauses.map(({ id }) => id))

describe('the rule book of Flanders Fields', () => {
  test('has its chapters in order, each with all its clauses', () => {
    const counted = RULEBOOK.map((chapter) => [chapter.code, chapter.clauses.length])
    expect(counted).toEqual(Object.entries(CLAUSES_IN_CHAPTER))
  })

  test('numbers the clauses of each chapter from 01 without a gap, but for those that are to come', () => {
    for (const { code, clauses } of RULEBOOK) {
      const numbered = clauses.length + AWAITED.filter((id) => id.startsWith(`FF-${code}-`)).length
      const expected = Array.from(
        { length: numbered },
        (_, index) => `FF-${code}-${String(index + 1).padStart(2, '0')}`,
      ).filter((id) => !AWAITED.includes(id))
      expect(clauses.map(({ id }) => id)).toEqual(expected)
    }
  })

  test('uses no id twice', () => {
    expect(ids.size).toBe(clauses.length)
  })

  test('gives every chapter and clause a title and every clause a text of whole sentences', () => {
    for (const { code, title } of RULEBOOK) expect(title, code).toMatch(/\S/)
    for (const { id, title, text, note } of clauses) {
      expect(title, id).toMatch(/^\S.*\S$/)
      expect(text, id).toMatch(/^[A-Z"].*\.$/)
      if (note !== undefined) expect(note, id).toMatch(/^[A-Z"].*\.$/)
    }
  })

  test('gives no two clauses the same title', () => {
    const titles = clauses.map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
  })

  test('adds a ruling only to published clauses', () => {
    for (const { id, ruling, note } of clauses) if (ruling) expect(note, id).toBeUndefined()
  })

  test('writes for players: no code, no signs in place of words', () => {
    for (const clause of clauses) expect(fullText(clause), clause.id).not.toMatch(/[`<>=+[\]{}|]/)
  })

  test('refers only to clauses that exist', () => {
    for (const clause of clauses)
      for (const [reference] of fullText(clause).matchAll(/[A-Z]{2}-[A-Z]+-\d+/g))
        expect(ids, `${clause.id} refers to ${reference}`).toContain(reference)
  })

  test('names only house rules that exist', () => {
    for (const { id, options = [] } of clauses)
      for (const option of options) expect(Object.keys(HOUSE_RULES), id).toContain(option)
  })

  test('names every house rule at the clause it changes', () => {
    for (const [option, { clause }] of Object.entries(HOUSE_RULES))
      expect(clauses.find(({ id }) => id === clause)?.options, clause).toContain(option)
  })
})
