import { expect } from 'vitest'
import { rule } from '../../rule.ts'
import { asked, outcomeOf, refused } from './asked.ts'

const check = asked('organisation-check')

const USUAL = { usual: true, notes: [] }
const unusual = (...notes: string[]) => ({ usual: false, notes })

rule('PA-ORG-01', 'a German division has 3 infantry bases and at least one of field guns', () => {
  const german = { nation: 'german', year: 1917, infantry: 3, fieldArtillery: 2 }
  expect(check(german)).toEqual(USUAL)
  expect(check({ ...german, fieldArtillery: 1, machineGun: 1, trenchMortar: 1 })).toEqual(USUAL)
  expect(check({ ...german, fieldArtillery: 9 })).toEqual(USUAL)
  expect(check({ ...german, fieldArtillery: 0 })).toEqual(unusual('field-artillery-bases'))
  expect(check({ ...german, infantry: 4, machineGun: 2, trenchMortar: 2 })).toEqual(
    unusual('infantry-bases', 'machine-gun-bases', 'trench-mortar-bases'),
  )
})

rule('PA-ORG-03', 'a British division has an MG battalion and, until 1917, a trench mortar base', () => {
  const british = { nation: 'british', infantry: 3, fieldArtillery: 2, machineGun: 1 }
  for (const infantry of [3, 4]) {
    expect(check({ ...british, year: 1917, infantry, trenchMortar: 1 })).toEqual(USUAL)
    expect(check({ ...british, year: 1918, infantry })).toEqual(USUAL)
  }
  expect(check({ ...british, year: 1917 })).toEqual(unusual('trench-mortar-bases'))
  expect(check({ ...british, year: 1918, trenchMortar: 1 })).toEqual(unusual('trench-mortar-bases'))
  expect(check({ nation: 'british', year: 1918, infantry: 2 })).toEqual(
    unusual('infantry-bases', 'field-artillery-bases', 'machine-gun-bases'),
  )
})

rule('PA-ORG-08', 'a trench mortar base is expected of the British in 1916 too', () => {
  const british = { nation: 'british', year: 1916, infantry: 4, fieldArtillery: 2, machineGun: 1 }
  expect(check({ ...british, trenchMortar: 1 })).toEqual(USUAL)
  expect(check(british)).toEqual(unusual('trench-mortar-bases'))
})

rule('PA-ORG-04', 'a French division has no MG battalion and 2 to 4 field gun bases', () => {
  const french = { nation: 'french', year: 1916, infantry: 3 }
  for (const fieldArtillery of [2, 3, 4]) expect(check({ ...french, fieldArtillery })).toEqual(USUAL)
  expect(check({ ...french, fieldArtillery: 4, trenchMortar: 1 })).toEqual(USUAL)
  for (const fieldArtillery of [1, 5]) {
    expect(check({ ...french, fieldArtillery })).toEqual(unusual('field-artillery-bases'))
  }
})

rule('PA-ORG-05', 'an American division has 4 infantry bases and one of everything else', () => {
  const american = {
    nation: 'american',
    year: 1918,
    infantry: 4,
    fieldArtillery: 2,
    machineGun: 1,
    trenchMortar: 1,
  }
  expect(check(american)).toEqual(USUAL)
  expect(check({ ...american, infantry: 3, trenchMortar: 0 })).toEqual(
    unusual('infantry-bases', 'trench-mortar-bases'),
  )
})

rule(['PA-ORG-09', 'PA-TROOP-02'], 'only Germans have storm troops', () => {
  expect(check({ nation: 'german', year: 1918, infantry: 3, fieldArtillery: 2, stosstruppen: 2 })).toEqual(
    USUAL,
  )
  for (const nation of ['british', 'french', 'american']) {
    const { notes } = check({ nation, year: 1918, infantry: 3, stosstruppen: 1 })
    expect((notes as string[]).at(-1)).toBe('stosstruppen-nation')
  }
})

rule('PA-ORG-09', 'the notes come in a fixed order', () => {
  const notes = [
    'infantry-bases',
    'field-artillery-bases',
    'machine-gun-bases',
    'trench-mortar-bases',
    'stosstruppen-nation',
  ]
  const odd = { nation: 'french', year: 1917, infantry: 0, machineGun: 1, trenchMortar: 2, stosstruppen: 1 }
  expect(check(odd)).toEqual(unusual(...notes))
  expect(outcomeOf('organisation-check', odd)).toEqual({ usual: false, notes: notes.join(', ') })
})

rule('PA-ORG-09', 'years run from 1916 to 1918, bases are whole', () => {
  const refuse = refused('organisation-check')
  expect(refuse({ nation: 'german', year: 1915, infantry: 3 })).toBe('invalid-input year')
  expect(refuse({ nation: 'german', year: 1919, infantry: 3 })).toBe('invalid-input year')
  expect(refuse({ nation: 'german', year: 1917, infantry: 2.5 })).toBe('invalid-input infantry')
  expect(refuse({ nation: 'german', year: 1917 })).toBe('invalid-input infantry')
  expect(refuse({ nation: 'belgian', year: 1917, infantry: 3 })).toBe('invalid-input nation')
})
