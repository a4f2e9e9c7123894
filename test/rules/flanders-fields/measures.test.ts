import { expect, test } from 'vitest'
import { fullText } from '#kernel/procedure/rulebook.ts'
import { SHOWN_TABLES } from '#rules/flanders-fields/reference/index.ts'
import { RULEBOOK } from '#rules/flanders-fields/rulebook/index.ts'
import {
  AREAS,
  BARRAGE_DEPTH,
  BASES,
  BEATEN_ZONE_AREAS,
  CLOUD,
  GAP_ALLOWED,
  GUNS,
  LOSSES_TESTED,
  SOS_AREA,
  TOUCHING,
  WIRE_DEPTH,
  WIRE_GAP_WIDTHS,
} from '#rules/flanders-fields/tables/index.ts'
import { ARTILLERY_CLASSES, STANDS } from '#rules/flanders-fields/vocabulary.ts'
import { rule } from '../../rule.ts'

const box = (width: number, depth: number) => ({ width, depth })
const round = (diameter: number) => ({ diameter })

rule(['FF-ORG-04', 'FF-TAB-02'], 'bases in mm, the width across the front', () => {
  expect(BASES).toEqual({
    infantry: box(30, 15),
    cavalry: box(30, 20),
    lmg: box(20, 20),
    'machine-gun': box(20, 20),
    flamethrower: round(20),
    'at-rifle': round(20),
    'light-mortar': box(20, 20),
    'medium-mortar': round(25),
    'heavy-mortar': round(25),
    'field-gun': box(60, 40),
    'field-howitzer': box(60, 40),
    'heavy-artillery': box(80, 40),
    'super-heavy-artillery': box(80, 50),
    'heavy-tank': box(30, 60),
    'light-tank': box(30, 60),
    motor: box(30, 60),
    'block-house': box(40, 40),
    'battalion-command': round(20),
    'regimental-command': round(25),
    'divisional-command': round(30),
    liaison: round(20),
  })
  expect(Object.keys(BASES)).toEqual([...STANDS])
})

rule(['FF-FORM-02', 'FF-GEN-11'], 'raw stands touch, others may part', () => {
  expect(GAP_ALLOWED).toEqual({ raw: 0.2, experienced: 5, veteran: 10, storm: 10 })
  expect(GAP_ALLOWED.raw).toBe(TOUCHING.base)
})

rule(['FF-ART-01', 'FF-MORT-01', 'FF-MG-03'], 'the areas of guns, mortars and indirect machine guns', () => {
  for (const gun of ['field-gun', 'field-howitzer', 'heavy-artillery', 'super-heavy-artillery'] as const) {
    expect(AREAS[gun]).toEqual(box(10, 10))
  }
  expect(AREAS['light-mortar']).toEqual(box(3, 3))
  expect(AREAS['medium-mortar']).toEqual(box(4, 4))
  expect(AREAS['heavy-mortar']).toEqual(box(5, 5))
  expect(AREAS['indirect-mg']).toEqual(box(2, 10))
})

rule(['FF-MG-02', 'FF-SOS-01', 'FF-RB-01', 'FF-GAS-02'], 'beaten zones, SOS fire, barrage and clouds', () => {
  expect(BEATEN_ZONE_AREAS).toEqual({ 'machine-gun': box(2, 15), 'block-house': box(2, 10) })
  expect(SOS_AREA).toEqual(box(10, 5))
  expect(BARRAGE_DEPTH).toBe(20)
  expect(CLOUD).toEqual({ attacker: box(20, 10), defender: box(10, 5) })
})

rule(
  ['FF-WIRE-01', 'FF-WIRE-05', 'FF-WIRE-06'],
  'a lane in wire takes a platoon, and so does a track',
  () => {
    expect(WIRE_DEPTH).toBe(2)
    expect(WIRE_GAP_WIDTHS).toEqual({ pioneers: 6, tankTrack: 3 })
  },
)

rule('FF-MOR-01', 'a battalion tests at half and at three quarters of its platoons', () => {
  const tests = (lost: number, start: number) =>
    Object.values(LOSSES_TESTED).filter((share) => lost >= share * start).length
  expect([7, 8, 11, 12].map((lost) => tests(lost, 16))).toEqual([0, 1, 1, 2])
  expect([4, 5, 6, 7].map((lost) => tests(lost, 9))).toEqual([0, 1, 1, 2])
})

rule('FF-ART-01', 'every class of artillery had its guns, the 60-pdr among the heavy ones', () => {
  for (const each of ARTILLERY_CLASSES) {
    expect(GUNS.some(({ weapon }) => weapon.startsWith(`${each}-`))).toBe(true)
  }
  expect(GUNS.find(({ name }) => name === '60-pdr')).toEqual({
    nation: 'british',
    name: '60-pdr',
    weapon: 'heavy-artillery',
    range: 9400,
    shell: 27.25,
  })
})

/** The tables whose rows end with the clause that gives the measure. */
const MEASURED = SHOWN_TABLES.filter(({ id }) => id === 'distances' || id === 'templates')
const CLAUSES = new Map(
  RULEBOOK.flatMap(({ clauses }) => clauses.map((clause): [string, string] => [clause.id, fullText(clause)])),
)

const numbersIn = (text: string): readonly string[] => text.match(/\d+(\.\d+)?/g) ?? []

rule('FF-TAB-03', 'every measure shown stands in the clause beside it', () => {
  const rows = MEASURED.flatMap((table) => table.rows)
  expect(rows).toHaveLength(35)
  for (const [what = '', measure = '', clause = ''] of rows) {
    const given = numbersIn(CLAUSES.get(clause) ?? '')
    expect(given, `${what} (${clause})`).toEqual(expect.arrayContaining([...numbersIn(measure)]))
  }
})

test('the list of bases names every stand once', () => {
  const bases = SHOWN_TABLES.find(({ id }) => id === 'bases')
  expect(bases?.rows.flatMap(([names = '']) => names.split(', '))).toHaveLength(STANDS.length)
  expect(bases?.rows.find(([names = '']) => names.startsWith('Flamethrower'))?.[1]).toBe('20 round')
  expect(bases?.rows.find(([names]) => names === 'Infantry')?.[1]).toBe('30 x 15')
})
