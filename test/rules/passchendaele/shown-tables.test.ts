import { describe, expect, test } from 'vitest'
import { SHOWN_TABLES } from '#rules/passchendaele/reference/index.ts'
import { RULEBOOK } from '#rules/passchendaele/rulebook/index.ts'
import { sequence } from '#rules/passchendaele/sequence/index.ts'

const CLAUSES = RULEBOOK.flatMap(({ clauses }) => clauses.map(({ id }) => id))

const tableNamed = (id: string) => {
  const found = SHOWN_TABLES.find((table) => table.id === id)
  if (!found) throw new Error(`no table ${id}`)
  return found
}

/** The row that begins so, without its head. */
const row = (id: string, head: string): readonly string[] =>
  tableNamed(id)
    .rows.find(([first]) => first === head)
    ?.slice(1) ?? []

describe('the tables of Passchendaele', () => {
  test.each(SHOWN_TABLES.map((table) => [table.id, table] as const))(
    '%s is a whole table under a clause of the rule book',
    (id, { title, clause, columns, rows }) => {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect(title).toMatch(/^[A-Z]/)
      expect(CLAUSES).toContain(clause)
      expect(rows.length).toBeGreaterThan(0)
      for (const cells of rows) {
        expect(cells).toHaveLength(columns.length)
        for (const cell of cells) expect(cell).toMatch(/\S/)
        expect(cells.join()).not.toMatch(/undefined|NaN|Infinity/)
      }
    },
  )

  test('have ids of their own', () => {
    expect(new Set(SHOWN_TABLES.map(({ id }) => id)).size).toBe(SHOWN_TABLES.length)
  })

  test('are each used by a step, and every step uses tables that exist', () => {
    const used = new Set(sequence({}).flatMap(({ tables }) => tables))
    expect([...used].sort()).toEqual(SHOWN_TABLES.map(({ id }) => id).sort())
  })

  test('the playsheet of the runners', () => {
    expect(row('runners', 'Veteran')).toEqual(['5'])
    expect(row('runners', 'Reservist')).toEqual(['3'])
    expect(row('runners', 'Disordered')).toEqual(['-2'])
    expect(row('runners', 'Gassed')).toEqual(['-2'])
    expect(row('runners', 'Never fewer than')).toEqual(['1'])
    expect(tableNamed('runner-chances').rows.map(([, chance]) => chance)).toEqual([
      '16.7%',
      '30.6%',
      '42.1%',
      '51.8%',
      '59.8%',
    ])
  })

  test('the playsheet of the check', () => {
    expect(tableNamed('fire-weights').columns.slice(1)).toEqual([
      'Open countryside',
      'Cratered',
      'Trench',
      'Fortified',
      'Bunker',
      'Armour',
    ])
    expect(row('fire-weights', 'Small arms')).toEqual(['9', '7', '1', '1', '0', '2'])
    expect(row('fire-weights', 'Heavy artillery')).toEqual(['9', '6', '2', '2', '1', '5'])
    expect(tableNamed('fire-modifier').columns).toEqual([
      'Load',
      '0',
      '1-4',
      '5-9',
      '10-16',
      '17-25',
      '26-36',
      '37-49',
      '50+',
    ])
    expect(row('fire-modifier', 'Score')).toEqual(['0', '-1', '-2', '-3', '-4', '-5', '-6', '-7'])
    expect(tableNamed('check-result').rows).toEqual([
      ['0 or less', 'down 2', 'fall back'],
      ['1', 'down 1', 'fall back'],
      ['2', 'down 1', '0'],
      ['3-5', 'down 1', '1'],
      ['6-8', 'same', '2'],
      ['9', 'up 1', '2'],
      ['10+', 'up 1', '3'],
    ])
    expect(row('check-modifiers', 'Order: retreat')).toEqual(['+2'])
    expect(row('check-modifiers', 'In a bunker, not tanks')).toEqual(['+2'])
    expect(row('check-modifiers', 'Gone to ground')).toEqual(['+2'])
    expect(row('movement-limits', 'Countermarch')).toEqual(['3', '2', '1', '0'])
  })

  test('the playsheet of close combat', () => {
    expect(row('combat-modifiers', 'Disordered')).toEqual(['-2'])
    expect(row('combat-modifiers', 'Tank')).toEqual(['+2'])
    expect(row('combat-modifiers', 'Guns')).toEqual(['-2'])
    expect(row('combat-modifiers', 'Defends: bunker')).toEqual(['+3'])
  })

  test('ranges, sheaves, directions', () => {
    expect(row('ranges', 'Heavy artillery')[0]).toBe('24')
    expect(row('ranges', 'Trench mortar').slice(0, 3)).toEqual(['6', 'any direction', 'yes'])
    expect(row('sheaves', 'Super heavy artillery')).toEqual(['48', 'heavy artillery', '4', '-'])
    expect(row('directions', 'Countermarch')).toEqual(['45-135°'])
    expect(row('orders', 'Fire barrage').slice(1)).toEqual(['yes', 'yes', '-', '+1'])
    expect(row('orders', 'Retreat').slice(1)).toEqual(['yes', '-', 'yes', '+2'])
  })

  test('armies and victory', () => {
    expect(row('organisations', 'French')).toEqual(['1916-1918', '3', '2-4', '0', '0-1'])
    expect(row('organisations', 'German')).toEqual(['1916-1918', '3', '1+', '0-1', '0-1'])
    expect(row('casualty-points', 'Super heavy artillery')).toEqual(['4'])
    expect(row('victory', '5-11')).toEqual(['marginal'])
    expect(row('deployment', 'Eingreif')).toEqual(['12+ straight back'])
  })
})
