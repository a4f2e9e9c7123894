import { expect } from 'vitest'
import { CASUALTY_TABLES } from '#rules/skirmish/tables/index.ts'
import { rule } from '../../rule.ts'
import { PRINTED } from './printed-casualties.ts'
import { refuse, resolve } from './skirmish.ts'

const hit = (table: number, die: number, figures: number, options = {}) =>
  resolve('casualty-roll', { table, figures, options }, [die]).casualties

/** The men hit in all twelve columns of a row added up, for dice 1 to 6. */
const ROW_SUMS = [
  [14, 9, 6, 4, 3, 1],
  [26, 21, 13, 11, 10, 7],
  [26, 21, 20, 18, 15, 13],
  [34, 29, 26, 24, 22, 18],
  [40, 37, 34, 32, 29, 26],
  [46, 43, 41, 35, 34, 31],
  [51, 47, 45, 43, 41, 38],
  [56, 54, 50, 50, 46, 42],
  [63, 57, 56, 53, 52, 47],
  [69, 66, 62, 62, 57, 54],
  [75, 69, 68, 66, 65, 59],
  [79, 77, 75, 73, 67, 66],
  [85, 79, 77, 76, 75, 70],
  [91, 87, 82, 81, 80, 77],
  [100, 96, 96, 88, 88, 83],
]

rule('SK-CAS-01', 'every row of the fifteen tables adds up', () => {
  const sums = CASUALTY_TABLES.map((rows) => rows.map((cells) => cells.reduce((sum, cell) => sum + cell, 0)))
  expect(sums).toEqual(ROW_SUMS)
  expect(CASUALTY_TABLES.every((rows) => rows.every((cells) => cells.length === 12))).toBe(true)
})

rule(['SK-CAS-01', 'SK-CAS-02'], 'all 1,080 cells are those of the sheet but two', () => {
  const mended = PRINTED.map((rows, table) =>
    rows.map((cells, die) =>
      cells.map((cell, column) => {
        if (table === 10 && die === 1 && column === 8) return 8
        return table === 13 && die === 1 && column === 11 ? 17 : cell
      }),
    ),
  )
  expect(mended.flat(2)).toHaveLength(1080)
  expect(CASUALTY_TABLES).toEqual(mended)
})

rule('SK-CAS-01', 'the corners of the tables', () => {
  expect([hit(1, 1, 2), hit(1, 6, 2), hit(1, 1, 40), hit(1, 6, 40)]).toEqual([1, 0, 2, 1])
  expect([hit(8, 1, 2), hit(8, 6, 2), hit(8, 1, 40), hit(8, 6, 40)]).toEqual([1, 0, 11, 9])
  expect([hit(15, 1, 2), hit(15, 6, 2), hit(15, 1, 40), hit(15, 6, 40)]).toEqual([1, 0, 20, 18])
})

rule('SK-CAS-02', 'two misprints are mended, unless the sheet is played as it stands', () => {
  const asPrinted = { 'casualty-table': 'as-printed' }
  expect([hit(11, 2, 25), hit(11, 2, 25, asPrinted)]).toEqual([8, 6])
  expect([hit(14, 2, 40), hit(14, 2, 40, asPrinted)]).toEqual([17, 7])
  expect([hit(11, 3, 25, asPrinted), hit(14, 2, 35, asPrinted)]).toEqual([8, 15])
})

rule('SK-CAS-02', 'more figures or a higher table never hit fewer men', () => {
  CASUALTY_TABLES.forEach((rows, table) => {
    rows.forEach((cells, die) => {
      cells.forEach((cell, column) => {
        expect(cell).toBeGreaterThanOrEqual(cells[column - 1] ?? 0)
        expect(cell).toBeGreaterThanOrEqual(CASUALTY_TABLES[table - 1]?.[die]?.[column] ?? 0)
      })
    })
  })
})

rule('SK-CAS-03', 'a lower die never hits fewer men', () => {
  for (const rows of CASUALTY_TABLES) {
    rows.forEach((cells, die) => {
      cells.forEach((cell, column) => {
        expect(cell).toBeLessThanOrEqual(rows[die - 1]?.[column] ?? 99)
      })
    })
  }
})

rule('SK-CAS-01', 'a throw needs figures, and a whole table number', () => {
  expect(refuse('casualty-roll', { table: 4, figures: 0 })).toBe('invalid-input figures')
  expect(refuse('casualty-roll', { table: 4, figures: 10_001 })).toBe('invalid-input figures')
  expect(refuse('casualty-roll', { table: 4.5, figures: 3 })).toBe('invalid-input table')
})
