import { expect, test } from 'vitest'
import { SHOWN_TABLES } from '#rules/flanders-fields/reference/index.ts'
import { SHEETS } from '#rules/flanders-fields/reference/sheets.ts'
import { RULEBOOK } from '#rules/flanders-fields/rulebook/index.ts'
import { rule } from '../../rule.ts'

const CLAUSES = new Set(RULEBOOK.flatMap(({ clauses }) => clauses.map(({ id }) => id)))

/** One cell, by the heads of its row and column. */
const cell = (id: string, row: string, column: string): string | undefined => {
  const table = SHOWN_TABLES.find((each) => each.id === id)
  const found = table?.rows.find(([head]) => head === row)
  return found?.[table?.columns.indexOf(column) ?? -1]
}

test('every table has an id of its own, a clause of the rule book and full rows', () => {
  expect(new Set(SHOWN_TABLES.map(({ id }) => id)).size).toBe(SHOWN_TABLES.length)
  for (const { id, title, clause, columns, rows } of SHOWN_TABLES) {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(title).not.toBe('')
    expect(CLAUSES, id).toContain(clause)
    expect(rows.length, id).toBeGreaterThan(0)
    for (const row of rows) {
      expect(row.length, `${id}: ${row[0]}`).toBe(columns.length)
      for (const text of row) expect(text, `${id}: ${row[0]}`).toMatch(/\S/)
      expect(row.join()).not.toMatch(/undefined|NaN|Infinity/)
    }
  }
})

rule('FF-ORD-03', 'the order table reads as printed', () => {
  expect(cell('orders-late', 'Rifle company', '3 actions')).toBe('7+')
  expect(cell('orders-mid', 'Artillery', 'No action')).toBe('1-3')
  expect(cell('orders-early', 'Artillery', '1 action')).toBe('3-5')
  expect(cell('orders-early', 'Tank', '1 action')).toBeUndefined()
  expect(cell('orders-late', 'Battalion mortar', '3 actions')).toBe('-')
  expect(cell('order-modifiers-late', 'Staff marker', 'Die')).toBe('+2')
})

rule('FF-FIRE-02', 'the firing table reads as printed', () => {
  expect(cell('fire-mid', 'Infantry, LMG, tank LMG', 'Hard')).toBe('7/A')
  expect(cell('fire-mid', 'Machine gun, block house, indirect MG', 'Fortification')).toBe('6d/-')
  expect(cell('fire-late', 'Super-heavy artillery', 'Open')).toBe('auto/2')
  expect(cell('fire-late', 'Super-heavy artillery', 'Deep shelter')).toBe('-/6')
  expect(cell('fire-early', 'Gas', 'Fortification')).toBe('3/5')
  expect(cell('fire-mid', 'Gas', 'Medium')).toBe('4/5')
  expect(cell('fire-mid', 'Flamethrower', 'Fortification')).toBe('3/6')
})

test('the other tables agree with the rules', () => {
  expect(cell('movement', 'Shell-torn', 'Cavalry')).toBe('20')
  expect(cell('movement', 'River', 'Infantry')).toBe('3 actions')
  expect(cell('movement', 'River', 'Heavy tank')).toBe('-')
  expect(cell('wire-mid', 'Platoon on foot', 'Uncut')).toBe('5+')
  expect(cell('cover', 'Village', 'Trench')).toBe('fortification')
  expect(cell('visibility', 'Vehicle', 'In cover, has fired')).toBe('50')
  expect(cell('armour', 'Anti-tank rifle', 'In cover')).toBe('5/5')
  expect(cell('armour', 'Infantry, LMG', 'In the open')).toBe('6/A')
  expect(cell('ranges', 'Light mortar, medium mortar, heavy mortar', 'Least')).toBe('10')
  expect(cell('tanks', 'Renault LMG', 'On the move')).toBe('-1, 1 die')
  expect(cell('beaten-zone', 'Stand 3 beyond it', 'Die')).toBe('-3')
  expect(cell('rolling-barrage', 'Soft', 'Die')).toBe('+1')
  expect(cell('deep-suppression', '6', 'Besides')).toBe('one battery destroyed')
  expect(cell('assault', 'Attacker: enemy in a fortification', 'Factor')).toBe('-3')
  expect(cell('morale', '2-3', 'Result')).toMatch(/20 cm/)
  expect(cell('morale', '0 or less', 'Result')).toBe('rout')
  expect(cell('gas-wind', '1-2', 'Wind')).toBe('no change')
  expect(cell('gas-clouds', 'Defender', 'Width x depth, cm')).toBe('10 x 5')
  expect(cell('reinforcements', '4', 'Needed')).toBe('4+')
  expect(cell('event-cards', 'AD', 'Die')).toBe('+2')
  expect(cell('event-cards', '2H', 'Die')).toBeUndefined()
  expect(cell('organisations', 'French, 1914-15', 'Regiments')).toBe('4')
})

test('the list of guns names the gun first and then its nation', () => {
  const guns = SHOWN_TABLES.find(({ id }) => id === 'guns')
  expect(guns?.rows[0]?.slice(0, 2)).toEqual(['18-pdr', 'British'])
})

test('every army has a sheet of its national rules, organisations and guns', () => {
  const sheetOf = (id: string) => SHEETS.find((sheet) => sheet.id === id)
  for (const id of ['british', 'french', 'german']) {
    const sheet = sheetOf(id)
    for (const clause of sheet?.clauses ?? []) expect(CLAUSES).toContain(clause)
    for (const { columns, rows } of sheet?.tables ?? []) {
      for (const row of rows) expect(row.length).toBe(columns.length)
    }
  }
  const [organisation, guns] = sheetOf('british')?.tables ?? []
  expect(organisation?.columns).toEqual(['Stands', '1914-15', 'Late 1915-16', 'Spring 1917 on'])
  expect(organisation?.rows.find(([head]) => head === 'Regiment')?.[2]).toBe(
    '8 machine guns, 4 light mortars',
  )
  expect(guns?.columns).not.toContain('Nation')
})

test('the counters of the aiming points are those of the printed sheet', () => {
  const counters = SHEETS.find(({ id }) => id === 'counters')?.counters ?? []
  const labels = (title: string) => counters.find((set) => set.title === title)?.labels.join(' ')
  expect(labels('British 18-pdr')).toBe('11 12 13 14 15 16 17 18 19')
  expect(labels('British 9.45" mortar')).toBe('Y Z')
  expect(labels('German 75 mm mortar')).toBe('B C D E F G H I K L M N O P Q R')
})
