import { expect } from 'vitest'
import { ask, refusal, resolved, rule } from '../../rule.ts'

const available = (item: string, nation: string, year: number, month: number, more: object = {}) =>
  resolved('green-fields', 'availability', { item, nation, year, month, ...more })

rule('GF-DATE-01', 'gas from July 1915', () => {
  expect(available('gas', 'german', 1915, 6)).toEqual({
    allowed: false,
    experienceMax: null,
    strengthMax: null,
  })
  expect(available('gas', 'german', 1915, 7)).toEqual({
    allowed: true,
    experienceMax: null,
    strengthMax: null,
  })
})

rule('GF-DATE-02', 'observation aircraft always, fighters from May 1915, the rest from 1916', () => {
  expect(available('reconnaissance', 'russian', 1914, 8)).toMatchObject({ allowed: true })
  expect(available('fighter', 'french', 1915, 4)).toMatchObject({ allowed: false })
  expect(available('fighter', 'french', 1915, 5)).toMatchObject({ allowed: true })
  expect(available('bomber', 'french', 1915, 12)).toMatchObject({ allowed: false })
  expect(available('ground-attack', 'french', 1916, 1)).toMatchObject({ allowed: true })
})

rule('GF-DATE-03', 'tanks by nation and date, their crews green before 1917', () => {
  expect(available('heavy-tank', 'british', 1916, 6)).toMatchObject({ allowed: false })
  expect(available('heavy-tank', 'dominion', 1916, 7)).toEqual({
    allowed: true,
    experienceMax: 2,
    strengthMax: 12,
  })
  expect(available('light-tank', 'french', 1917, 1)).toMatchObject({ experienceMax: 5 })
  expect(available('light-tank', 'american', 1917, 12)).toMatchObject({ allowed: false })
  expect(available('light-tank', 'american', 1918, 1)).toMatchObject({ allowed: true })
  expect(available('heavy-tank', 'italian', 1918, 11)).toMatchObject({ allowed: false })
})

rule('GF-DATE-04', 'Germans have little armour of their own, and what they capture', () => {
  expect(available('heavy-tank', 'german', 1917, 12)).toMatchObject({ allowed: false })
  expect(available('heavy-tank', 'german', 1918, 1)).toMatchObject({ allowed: true, strengthMax: 2 })
  expect(available('armoured-car', 'german', 1917, 12)).toMatchObject({ allowed: false })
  expect(available('armoured-car', 'belgian', 1914, 8)).toMatchObject({ allowed: true, strengthMax: 12 })
  const captured = (recoveredTankStrength: number, nation = 'german', year = 1916, month = 7) =>
    available('captured-tanks', nation, year, month, { recoveredTankStrength })
  expect(captured(5)).toEqual({ allowed: true, experienceMax: 2, strengthMax: 2 })
  expect(captured(1)).toMatchObject({ allowed: false })
  expect(captured(5, 'german', 1916, 6)).toMatchObject({ allowed: false })
  expect(captured(5, 'turkish')).toMatchObject({ allowed: false })
})

rule('GF-DATE-05', 'stosstruppe are German, of 1918 and six points at most', () => {
  expect(available('stosstruppe', 'german', 1918, 1)).toEqual({
    allowed: true,
    experienceMax: 5,
    strengthMax: 6,
  })
  expect(available('stosstruppe', 'german', 1917, 12)).toMatchObject({ allowed: false })
  expect(available('stosstruppe', 'british', 1918, 1)).toMatchObject({ allowed: false })
})

rule('GF-DATE-02', 'the war has a beginning and an end', () => {
  const wrong = (year: number, month: number) =>
    refusal('green-fields', 'availability', { item: 'infantry', nation: 'british', year, month })
  expect(wrong(1914, 7)).toBe('invalid-input month')
  expect(wrong(1913, 12)).toBe('invalid-input year')
  expect(wrong(1919, 1)).toBe('invalid-input year')
  expect(wrong(1916, 13)).toBe('invalid-input month')
})

const IN_1914 = { variation1914: true }

rule('GF-VAR-01', 'the 1914 variation closes gas, tanks and warplanes whatever the year', () => {
  for (const item of ['gas', 'heavy-tank', 'fighter', 'ground-attack', 'bomber']) {
    expect(available(item, 'british', 1918, 6, IN_1914)).toMatchObject({ allowed: false })
  }
  const captured = { ...IN_1914, recoveredTankStrength: 8 }
  expect(available('captured-tanks', 'german', 1918, 6, captured)).toMatchObject({ allowed: false })
  expect(available('armoured-car', 'belgian', 1914, 9, IN_1914)).toMatchObject({ allowed: true })
})

rule('GF-VAR-02', 'French guns stay light, only Germans observe from the air, balloons are allowed', () => {
  expect(available('medium-artillery', 'french', 1914, 9, IN_1914)).toMatchObject({ allowed: false })
  expect(available('heavy-artillery', 'french', 1914, 9, IN_1914)).toMatchObject({ allowed: false })
  expect(available('field-artillery', 'french', 1914, 9, IN_1914)).toMatchObject({ allowed: true })
  expect(available('heavy-artillery', 'german', 1914, 9, IN_1914)).toMatchObject({ allowed: true })
  expect(available('heavy-artillery', 'french', 1914, 9)).toMatchObject({ allowed: true })
  expect(available('balloon', 'french', 1914, 9, IN_1914)).toMatchObject({ allowed: true })
  expect(available('reconnaissance', 'german', 1914, 9, IN_1914)).toMatchObject({ allowed: true })
  expect(available('reconnaissance', 'french', 1914, 9, IN_1914)).toMatchObject({ allowed: false })
  const both = { ...IN_1914, options: { 'observation-aircraft-1914': 'both' } }
  expect(available('reconnaissance', 'french', 1914, 9, both)).toMatchObject({ allowed: true })
})

rule('GF-DATE-04', 'captured tanks are half of those recovered, however many, and none below one', () => {
  const captured = (recoveredTankStrength: number) =>
    available('captured-tanks', 'german', 1917, 1, { recoveredTankStrength })
  expect(captured(2)).toEqual({ allowed: true, experienceMax: 5, strengthMax: 1 })
  expect(captured(31)).toMatchObject({ strengthMax: 15 })
  expect(captured(1)).toEqual({ allowed: false, experienceMax: null, strengthMax: null })
})

rule(
  ['GF-DATE-02', 'GF-DATE-04', 'GF-DATE-05', 'GF-SCALE-07'],
  'the working says by which clause a thing may be fielded, and how strong',
  () => {
    const clauses = (item: string) => {
      const answer = ask('green-fields', 'availability', { item, nation: 'german', year: 1918, month: 3 })
      return answer.ok ? answer.trace.map((line) => line.clause) : []
    }
    expect(clauses('heavy-tank')).toEqual(['GF-DATE-04', 'GF-DATE-04'])
    expect(clauses('stosstruppe')).toEqual(['GF-DATE-05', 'GF-DATE-05'])
    expect(clauses('bomber')).toEqual(['GF-DATE-02', 'GF-SCALE-07'])
    expect(clauses('armoured-car')).toEqual(['GF-DATE-04', 'GF-SCALE-07'])
  },
)
