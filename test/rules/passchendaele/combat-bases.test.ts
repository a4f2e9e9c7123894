import { expect } from 'vitest'
import { rule } from '../../rule.ts'
import { asked, outcomeOf, refused } from './asked.ts'

const involved = asked('combat-involved')
const modifier = asked('combat-modifier')

const W = { status: 'wavering' }

rule('PA-COMBAT-01', 'bases in contact and the others of their unit fight', () => {
  const bases = [
    { id: 'a', sameUnit: true, gap: 0.5 },
    { id: 'b', contact: true },
    { id: 'c', sameUnit: true },
  ]
  expect(involved({ bases })).toEqual({ involved: ['a', 'b', 'c'], supporting: [], excluded: [] })
  expect(outcomeOf('combat-involved', { bases })).toEqual({ involved: 3, supporting: 0, excluded: 0 })
})

rule('PA-COMBAT-01', 'without contact there is no combat', () => {
  expect(refused('combat-involved')({ bases: [{ id: 'a', sameUnit: true }] })).toBe('invalid-input bases')
  expect(refused('combat-involved')({ bases: [] })).toBe('invalid-input bases')
  expect(refused('combat-involved')({ bases: [{ contact: true }] })).toBe('invalid-input bases.0.id')
})

const TOUCHED = { id: 'a', contact: true }

rule('PA-COMBAT-02', 'a friend within 2 inches supports if declared', () => {
  const bases = [TOUCHED, { id: 'b', gap: 2, declared: true }, { id: 'c', gap: 2 }]
  expect(involved({ bases })).toEqual({ involved: ['a', 'b'], supporting: ['b'], excluded: ['c'] })
  expect(involved({ bases: [TOUCHED, { id: 'b', gap: 2.1, declared: true }] })).toMatchObject({
    excluded: ['b'],
  })
})

rule(
  ['PA-COMBAT-06', 'PA-SETUP-08'],
  'a base of the unit more than 2 inches off is left out, declared or not',
  () => {
    const bases = [
      TOUCHED,
      { id: 'b', sameUnit: true, gap: 2 },
      { id: 'c', sameUnit: true, gap: 2.01 },
      { id: 'd', sameUnit: true, gap: 3, declared: true },
    ]
    expect(involved({ bases })).toEqual({ involved: ['a', 'b'], supporting: [], excluded: ['c', 'd'] })
  },
)

rule('PA-COMBAT-07', 'guns fight where they are caught but support nobody', () => {
  const bases = [
    { id: 'a', troop: 'field-artillery', contact: true },
    { id: 'b', troop: 'field-artillery', sameUnit: true, gap: 1 },
    { id: 'c', troop: 'heavy-artillery', gap: 1, declared: true },
  ]
  expect(involved({ bases })).toEqual({ involved: ['a', 'b'], supporting: [], excluded: ['c'] })
})

rule('PA-COMBAT-09', 'quality and status', () => {
  const quality = { veteran: 1, line: 0, reservist: -1 }
  for (const [name, value] of Object.entries(quality)) {
    expect(modifier({ ...W, quality: name })).toEqual({
      modifier: value,
      parts: { quality: value, status: 0, troop: 0, cover: 0, gas: 0 },
    })
  }
  const status = { solid: 1, wavering: 0, pinned: -1, disordered: -2 }
  for (const [name, value] of Object.entries(status)) {
    expect(modifier({ status: name })).toMatchObject({ modifier: value, parts: { status: value } })
  }
})

rule(['PA-COMBAT-09', 'PA-TROOP-03', 'PA-TROOP-05'], 'what the troops are worth', () => {
  const worth = {
    infantry: 0,
    cavalry: 0,
    'trench-mortar': 0,
    'machine-gun': 0,
    stosstruppen: 1,
    tank: 2,
    'light-tank': 1,
    'field-artillery': -2,
    'heavy-artillery': -2,
    'extra-heavy-artillery': -2,
    'super-heavy-artillery': -2,
  }
  for (const [troop, value] of Object.entries(worth)) {
    expect(modifier({ ...W, troop })).toMatchObject({ modifier: value, parts: { troop: value } })
  }
})

rule('PA-COMBAT-09', 'works help only those who defend them; gas takes one', () => {
  const worth = { 'open-countryside': 0, cratered: 0, trench: 1, fortified: 2, bunker: 3 }
  for (const [cover, value] of Object.entries(worth)) {
    expect(modifier({ ...W, cover, defending: true })).toMatchObject({
      modifier: value,
      parts: { cover: value },
    })
    expect(modifier({ ...W, cover })).toMatchObject({ modifier: 0 })
  }
  expect(modifier({ ...W, gas: true })).toMatchObject({ modifier: -1, parts: { gas: -1 } })
})

rule('PA-COMBAT-10', 'tanks and guns have no cover', () => {
  for (const troop of ['tank', 'light-tank', 'field-artillery', 'super-heavy-artillery']) {
    expect(modifier({ ...W, troop, defending: true, cover: 'bunker' })).toMatchObject({ parts: { cover: 0 } })
  }
})

rule('PA-COMBAT-11', 'touched in flank or rear alone, cover is lost', () => {
  expect(modifier({ ...W, defending: true, cover: 'bunker', flankOrRear: true })).toMatchObject({
    modifier: 0,
  })
})

rule('PA-HINT-09', 'each base is told what to add to its die, part by part', () => {
  expect(
    modifier({ status: 'pinned', quality: 'veteran', defending: true, cover: 'fortified', gas: true }),
  ).toEqual({ modifier: 1, parts: { quality: 1, status: -1, troop: 0, cover: 2, gas: -1 } })
})
