import { describe, expect, test } from 'vitest'
import { SKIRMISH } from '#rules/skirmish/index.ts'
import { SHOWN_TABLES } from '#rules/skirmish/reference/index.ts'
import { rule } from '../../rule.ts'

const CLAUSES = new Set(SKIRMISH.rulebook.flatMap(({ clauses }) => clauses.map(({ id }) => id)))

const table = (id: string) => {
  const found = SHOWN_TABLES.find((shown) => shown.id === id)
  if (!found) throw new Error(`there is no table ${id}`)
  return found
}

/** One row of a table without its head. */
const row = (id: string, head: string): readonly string[] => {
  const found = table(id).rows.find(([first]) => first === head)
  if (!found) throw new Error(`table ${id} has no row ${head}`)
  return found.slice(1)
}

/** Where a row and a column of a table meet. */
const cell = (id: string, head: string, column: string): string | undefined =>
  row(id, head)[table(id).columns.indexOf(column) - 1]

describe('every table', () => {
  test('has an id of its own', () => {
    const ids = SHOWN_TABLES.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  test.each(SHOWN_TABLES)('$id has full rows and stands under a clause', ({ clause, columns, rows }) => {
    expect(CLAUSES).toContain(clause)
    expect(rows.length).toBeGreaterThan(0)
    for (const cells of rows) {
      expect(cells).toHaveLength(columns.length)
      for (const text of cells) expect(text).toMatch(/\S/)
      expect(cells.join()).not.toMatch(/undefined|NaN|Infinity/)
    }
  })
})

rule('SK-FIRE-01', 'rifles, pistols, machine guns and grenades by range', () => {
  expect(cell('small-arms-factors', 'Rifle', '12"')).toBe('4')
  expect(cell('small-arms-factors', 'HMG', '60"')).toBe('1')
  expect(row('small-arms-factors', 'Pistol').slice(0, 6)).toEqual(['4', '3', '2', '1', '-', '-'])
  expect(cell('small-arms-factors', 'Grenade', '9"')).toBe('-')
})

rule('SK-ART-01', 'a mortar cannot fire near, a howitzer fires everywhere', () => {
  expect(row('artillery-factors', 'Mortar').slice(0, 4)).toEqual(['-', '-', '-', '5'])
  expect(cell('artillery-factors', 'Mortar', '96"')).toBe('-')
  expect(cell('artillery-factors', 'Howitzer', '96"')).toBe('10')
})

rule('SK-FIRE-04', 'modifiers are written with their sign', () => {
  expect(row('fire-modifiers', 'Firers elite')).toEqual(['+2'])
  expect(row('fire-modifiers', 'Target in bunker or dugout')).toEqual(['-4'])
  expect(row('fire-modifiers', 'Enfilade')).toEqual(['+2'])
})

rule('SK-FIRE-08', 'machine guns lose figures with their crew', () => {
  expect(row('figure-equivalents', 'HMG')).toEqual(['15', '-5'])
  expect(row('figure-equivalents', 'LMG')).toEqual(['8', '-4'])
  expect(row('figure-equivalents', 'Sniper')).toEqual(['4', '-'])
})

rule(['SK-CAS-01', 'SK-CAS-02'], 'fifteen tables, misprints corrected and named', () => {
  expect(SHOWN_TABLES.filter(({ clause }) => clause === 'SK-CAS-01')).toHaveLength(15)
  expect(row('casualties-1', '2').slice(0, 4)).toEqual(['-', '-', '-', '1'])
  expect(cell('casualties-11', '2', '25')).toBe('8')
  expect(table('casualties-11').note).toMatch(/misprints 6/)
  expect(cell('casualties-14', '2', '40')).toBe('17')
  expect(row('casualties-15', '1').at(-1)).toBe('20')
  expect(table('casualties-2').note).toBeUndefined()
})

rule(['SK-ART-16', 'SK-ART-17', 'SK-STR-06'], 'burst, shrapnel and the gap in wire', () => {
  expect(row('bursts', 'Howitzer')).toEqual(['5"', '6"', '2.5"', '6'])
  expect(row('bursts', 'Mortar')).toEqual(['2"', '-', '1"', '3'])
  expect(row('bursts', 'Grenade')).toEqual(['1"', '-', '-', '-'])
})

rule(['SK-ART-11', 'SK-ART-13', 'SK-ART-15'], 'deviation throw and grid', () => {
  expect(row('deviation', 'Direct')).toEqual(['+1', '+3', '1d6"'])
  expect(row('deviation', 'Indirect')).toEqual(['0', '+2', '2d6"'])
  expect(row('deviation', 'Grenade')).toEqual(['+1', '+3', '1"'])
  expect(table('deviation-grid').rows).toEqual([
    ['8 long left', '1 long', '2 long right'],
    ['7 left', '9+ on target', '3 right'],
    ['6 short left', '5 short', '4 short right'],
  ])
})

rule('SK-ART-08', 'indirect fire waits two moves, fire from off the table five', () => {
  expect(table('plots').rows).toEqual([
    ['Direct', '0'],
    ['Indirect', '2'],
    ['Off table', '5'],
  ])
})

rule('SK-BOM-04', 'the third move on a target costs guns', () => {
  expect(table('counter-battery').rows).toEqual([
    ['1-2', '-'],
    ['3', '1'],
    ['4+', '1-2'],
  ])
})

rule(['SK-MOV-01', 'SK-MOV-02'], 'the movement table, guns faster by horse', () => {
  expect(row('movement', 'Line, unlimbered')).toEqual(['6', '12', '2', '2', '0'])
  expect(row('movement', 'Charge or retreat')).toEqual([
    '10',
    '24',
    '2 unlimbered, 6 limbered',
    '2 unlimbered, 6 limbered',
    '4 limbered',
  ])
  expect(row('movement', 'Strategic, on a road')).toEqual(['18', '24', '12', '18', '12'])
  expect(row('movement', 'All on shelled ground')).toEqual(['3', '4', '0', '0', '0'])
})

rule(['SK-CLD-02', 'SK-CLD-05'], 'clouds and wind', () => {
  expect(row('cloud-life', '2')).toEqual(['2', 'yes', '6'])
  expect(row('cloud-life', '5')).toEqual(['gone', '-', '-'])
  expect(row('wind-drift', 'Strong')).toEqual(['9"'])
  expect(table('wind-throw').rows.map((cells) => cells.slice(0, 2).join(' '))).toEqual([
    'd10 1-8',
    'd10 9+',
    'd6 1-3',
    'd6 4-5',
    'd6 6',
  ])
})

rule(['SK-STR-01', 'SK-VEH-01', 'SK-VEH-13'], 'values of structures and vehicles', () => {
  expect(row('structure-values', 'Wall, 3" section')).toEqual(['4'])
  expect(row('structure-values', 'Medium bunker')).toEqual(['40'])
  expect(row('vehicle-values', 'A7V')).toEqual(['22', 'Hard', 'Soft'])
  expect(row('vehicle-values', 'Open armoured car')).toEqual(['6', 'Soft', 'Soft'])
  expect(row('vehicle-equipment', 'A7V')).toEqual([
    '16',
    'Light gun front; 2 HMG left; 2 HMG right; 2 HMG rear',
  ])
  expect(table('breakdown').rows.map(([, die]) => die)).toEqual(['1', '1-2', '6'])
})

rule('SK-MEL-01', 'melee factors and modifiers', () => {
  expect(row('melee-factors', 'Mounted cavalry')).toEqual(['5'])
  expect(row('melee-modifiers', 'In a trench')).toEqual(['-2'])
  expect(row('melee-modifiers', 'Odds of 3 to 1')).toEqual(['+2'])
})

rule(['SK-MOR-01', 'SK-MOR-06'], 'morale scores and failures', () => {
  expect(row('morale-scores', 'Green')).toEqual(['7', '8'])
  expect(row('morale-modifiers', 'Enemy to the rear')).toEqual(['-2', 'yes'])
  expect(row('morale-modifiers', 'Enemy tank within 20", in 1916')).toEqual(['-2', 'no'])
  expect(table('morale-failures').rows.map(([die, result]) => `${die} ${result}`)).toEqual([
    '1-2 Stand',
    '3-4 Fall back 1',
    '5 Fall back 2',
    '6 Rout',
  ])
})

test('muster points', () => {
  expect(row('muster-points', 'Crack figure')).toEqual(['5'])
  expect(row('muster-points', 'Elite HMG team')).toEqual(['42'])
  expect(row('muster-points', 'Vehicle')).toEqual(['3 times its value'])
})
