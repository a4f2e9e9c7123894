import { describe, expect, test } from 'vitest'
import type { HouseRules } from '#kernel/procedure/options.ts'
import { fullText } from '#kernel/procedure/rulebook.ts'
import { HOUSE_RULES } from '#rules/green-fields/options.ts'
import { RULEBOOK } from '#rules/green-fields/rulebook/index.ts'

const CLAUSES_PER_CHAPTER = {
  SCALE: 12,
  DICE: 9,
  SAVE: 12,
  OBS: 18,
  TERR: 10,
  DEG: 7,
  MOVE: 17,
  STACK: 5,
  MOR: 16,
  EXP: 3,
  SUP: 3,
  TURN: 4,
  DEP: 10,
  ATT: 1,
  CON: 6,
  RAID: 9,
  AIR: 15,
  BOMB: 13,
  GAS: 3,
  MINE: 7,
  REP: 3,
  ASLT: 10,
  AART: 4,
  AMOV: 9,
  CLOSE: 5,
  AAIR: 6,
  ACON: 2,
  RES: 1,
  DPT: 5,
  VP: 9,
  ARMY: 3,
  VAR: 9,
  DATE: 6,
  EX: 2,
}

const clauses = RULEBOOK.flatMap((chapter) => chapter.clauses)
const houseRules: HouseRules = HOUSE_RULES
const ids = new Set<string>(clauses.map(({ id }) => id))

describe('the rule book of To The Green Fields Beyond!', () => {
  test('has its chapters in order, each with all its clauses', () => {
    expect(RULEBOOK.map(({ code, clauses }) => [code, clauses.length])).toEqual(
      Object.entries(CLAUSES_PER_CHAPTER),
    )
  })

  test('names no clause twice', () => {
    expect(ids.size).toBe(clauses.length)
  })

  test.each(RULEBOOK)('numbers the clauses of $code from 01 without a gap', ({ code, title, clauses }) => {
    expect(title.trim()).not.toBe('')
    expect(clauses.map(({ id }) => id)).toEqual(
      clauses.map((_, index) => `GF-${code}-${String(index + 1).padStart(2, '0')}`),
    )
  })

  test('gives every clause a title of three to six words', () => {
    expect(clauses.map(({ title }) => title).filter((title) => !/^\S+( \S+){2,5}$/.test(title))).toEqual([])
  })

  test('writes whole sentences', () => {
    const texts = clauses.flatMap(({ text, note }) => (note === undefined ? [text] : [text, note]))
    expect(texts.filter((text) => !/^[A-Z].*\.$/.test(text))).toEqual([])
  })

  test('adds a note only to published clauses', () => {
    expect(clauses.filter(({ ruling, note }) => ruling && note !== undefined)).toEqual([])
  })

  test('names only house rules that exist, and every one of them somewhere', () => {
    const named = new Set(clauses.flatMap(({ options = [] }) => options))
    expect([...named].sort()).toEqual(Object.keys(houseRules).sort())
  })

  test('marks the clause of each house rule with it', () => {
    for (const [option, { clause }] of Object.entries(houseRules))
      expect(clauses.find(({ id }) => id === clause)?.options, `${option} in ${clause}`).toContain(option)
  })

  test('refers only to clauses that exist', () => {
    const named = clauses.flatMap((clause) => fullText(clause).match(/[A-Z]{2}-[A-Z]+-\d+/g) ?? [])
    expect(named.filter((id) => !ids.has(id))).toEqual([])
  })
})
