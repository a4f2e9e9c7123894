import { describe, expect, test } from 'vitest'
import { GREEN_FIELDS } from '#rules/green-fields/index.ts'
import { SHOWN_TABLES } from '#rules/green-fields/reference/index.ts'
import { sequence } from '#rules/green-fields/sequence/index.ts'
import { SCALES, VARIATIONS } from '#rules/green-fields/vocabulary.ts'

const STEPS = SCALES.flatMap((scale) => VARIATIONS.flatMap((variation) => sequence({ scale, variation })))
const CLAUSES = GREEN_FIELDS.rulebook.flatMap(({ clauses }) => clauses.map(({ id }) => id))

const table = (id: string) => {
  const found = SHOWN_TABLES.find((each) => each.id === id)
  if (!found) throw new Error(`no table ${id}`)
  return found
}

/** The row that begins with this cell, without it. */
const row = (id: string, first: string): readonly string[] | undefined =>
  table(id)
    .rows.find(([head]) => head === first)
    ?.slice(1)

describe('the tables of the rules', () => {
  test('have ids of their own, a clause that exists, and rows as long as their heading', () => {
    expect(new Set(SHOWN_TABLES.map(({ id }) => id)).size).toBe(SHOWN_TABLES.length)
    for (const { id, clause, columns, rows } of SHOWN_TABLES) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(CLAUSES, id).toContain(clause)
      expect(
        columns.every((column) => column !== ''),
        id,
      ).toBe(true)
      expect(rows.length, id).toBeGreaterThan(0)
      for (const cells of rows) {
        expect(cells.length, `${id}: ${cells[0]}`).toBe(columns.length)
        expect(cells.join(' '), id).not.toMatch(/undefined|NaN|Infinity|null/)
        expect(
          cells.every((cell) => cell !== ''),
          id,
        ).toBe(true)
      }
    }
  })

  test('are each used by some step of a turn, and no step names another', () => {
    expect(new Set(STEPS.flatMap(({ tables }) => tables))).toEqual(new Set(SHOWN_TABLES.map(({ id }) => id)))
  })
})

describe('combat', () => {
  test('a five is one hit, a six two', () => {
    expect(table('hit-dice').rows.map(([, hits]) => hits)).toEqual(['0', '0', '0', '0', '1', '2'])
  })

  test('eleven points of guns have three dice, one unobserved, two of opportunity fire', () => {
    const at = (title: string) => row('dice-by-strength', title)?.[10]
    expect(at('Guns')).toBe('3')
    expect(at('Guns, unobserved')).toBe('1')
    expect(at('Guns, opportunity fire')).toBe('2')
    expect(at('Close assault, routing')).toBe('5')
    expect(row('dice-by-strength', 'Guns')?.[1]).toBe('-')
  })

  test('trenches give cover, but none against heavy guns', () => {
    expect(row('save-modifiers', 'in a heavy trench')).toEqual(['+2', '-'])
    expect(row('save-modifiers', 'in town')).toEqual(['+2', '+2'])
    expect(row('save-modifiers', 'in open')).toEqual(['-', '-'])
    expect(row('save-modifiers', 'moving')).toEqual(['-1', '-1'])
    expect(row('unmodified-saves', 'Mine')).toEqual(['-', '-'])
    expect(row('unmodified-saves', 'Gas')).toEqual(['yes', '-'])
    expect(row('losses', 'Armour')).toEqual(['2'])
  })

  test('a rout costs morale and experience', () => {
    expect(row('morale-check', 'none')).toEqual(['Rout', '-1', '-1', 'yes', 'flees'])
    expect(row('morale-check', 'some, but fewer')).toEqual(['Waver', '-1', '-', 'yes', 'one zone'])
    expect(row('rally', '2+')).toEqual(['steady', 'suppressed'])
  })
})

describe('ground', () => {
  test('sight, movement and going are as printed', () => {
    expect(row('sighting', 'By day')).toEqual(['3'])
    expect(row('sighting', 'Target is suppressed')).toEqual(['-1'])
    expect(row('sighting', 'Each level of the observer')).toEqual(['+2'])
    expect(row('movement-allowance', 'Heavy artillery')).toEqual(['1'])
    expect(row('movement-allowance', 'Cavalry, dismounted')).toEqual(['2'])
    expect(row('terrain-effects', 'Morass, ruins')).toEqual(['ends move', '-', '-', '-', 'ends move', '-'])
    expect(row('water', 'Stream')?.slice(0, 3)).toEqual(['anywhere', 'anywhere', 'ford or bridge'])
    expect(row('road-bonus', '3')).toEqual(['2', '+1', '+1'])
  })

  test('damage and breakdowns are as printed', () => {
    expect(row('breakdown', 'Heavy trench')).toEqual(['+2', '4'])
    expect(row('degradation', 'Woods')).toEqual(['morass'])
    expect(row('degradation', 'Ruins')).toEqual(['-'])
    expect(row('shell-damage', 'Trench, one level')).toEqual(['3 hits in a turn', '-', '3 hits, kept'])
  })
})

describe('the week', () => {
  test('guns, works, raids, gas and mines', () => {
    expect(row('artillery-ranges', 'Heavy artillery')).toEqual(['12', 'whole table'])
    expect(row('attrition', 'up to 2')).toEqual(['1', '1', '2'])
    expect(row('construction', 'Pioneers: road or bridge')).toEqual(['2 hits', '3 hits'])
    expect(row('raids', 'Stosstruppe')).toEqual(['1-6', '+2', '3'])
    expect(row('gas', 'Canisters')).toEqual(['1-2', '3 each'])
    expect(row('mines', '4')).toEqual(['1-2', '12'])
  })

  test('the air', () => {
    expect(row('air-dice', 'Ground attack')).toEqual(['-', '1', '2'])
    expect(row('air-dice', 'Fighter')).toEqual(['1', '-', '1'])
    expect(row('air-targets', 'Bomber')).toEqual(['-', 'weekly', '-', 'yes', 'weekly'])
    expect(row('air-targets', 'Fighter')).toEqual(['yes', '-', 'yes', 'assault', '-'])
    expect(row('flak', 'Balloon')).toEqual(['2', '1', 'first'])
    expect(row('assault-day', 'Winter')).toEqual(['3', '1', '5+'])
    expect(row('assault-day', 'Summer')).toEqual(['4', '1', '6'])
  })

  test('supply, score and reserves', () => {
    expect(row('supply', 'Supply points in a week')).toEqual(['1d6'])
    expect(row('reserve-entry', 'Bought in this assault')).toEqual(['5+'])
    expect(row('victory-points', "Unit off the enemy's rear edge")).toEqual(['+10'])
    expect(row('victory-points', 'Lost at')).toEqual(['-30'])
    expect(row('graveyard', '21-50')).toEqual(['Rum show'])
    expect(row('graveyard', '101+')).toEqual(['General Haig'])
  })
})

describe('armies', () => {
  test('the standard force of six zones, and its prices', () => {
    expect(row('standard-force-trench', 'Field artillery')?.[1]).toBe('3')
    expect(row('standard-force-trench', 'SHELLS')?.[1]).toBe('15')
    expect(row('standard-force-1914', 'Army points')?.[1]).toBe('180')
    expect(row('standard-force-1914', 'Infantry')).toBeUndefined()
    expect(row('standard-force-russia-palestine', 'Infantry')?.[2]).toBe('4')
    const points = (id: string) => table(id).rows.map((cells) => cells.at(-1))
    expect(points('standard-ratings')).toEqual(['20', '29', '19', '24', '36', '60', '16', '10'])
    expect(points('troops-1914')).toEqual(['27', '25', '32', '27', '24', '26', '28', '25', '24', '25', '32'])
    expect(points('later-troops')).toEqual(['21', '28', '21', '21', '26', '28'])
  })

  test('prices and dates', () => {
    expect(row('unit-prices', 'Heavy artillery')).toEqual(['1', '3', '2', '42'])
    expect(row('unit-prices', 'Motor transport')).toEqual(['2', '-', '-', '-'])
    expect(row('replacement-prices', 'Bomber')).toEqual(['6'])
    expect(row('goods-prices', 'Shells')).toEqual(['6', '1'])
    expect(row('victory-prices', 'Depot point above the start')).toEqual(['1', '10'])
    expect(row('availability', 'Gas')).toEqual(['July 1915', '-'])
    expect(row('availability', 'Fighters')).toEqual(['May 1915', '-'])
  })
})

test('the sheet of standing orders says who has which without being told', () => {
  const table = SHOWN_TABLES.find(({ id }) => id === 'standing-orders')
  expect(table?.rows.map(([order, , usual]) => [order, usual])).toEqual([
    ['Own zone', 'foot, cavalry and armour'],
    ['On entry', 'artillery'],
    ['First chance', '-'],
    ['Hold', '-'],
  ])
})
