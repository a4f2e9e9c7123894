import { describe, expect, test } from 'vitest'
import {
  budgetFor,
  compulsoryFor,
  costOf,
  type Design,
  shellsOf,
  toMuster,
  unitPrice,
} from '#rules/green-fields/armies/design.ts'
import { muster } from '#rules/green-fields/armies/muster.ts'
import { usualDesign } from '#rules/green-fields/armies/usual-design.ts'
import { violationsOf, warningsOf } from '#rules/green-fields/armies/violations.ts'
import { TROOPS_1914 } from '#rules/green-fields/scenarios/forces/troops.ts'
import { NATIONS, VARIATIONS } from '#rules/green-fields/vocabulary.ts'
import { rule } from '../../../rule.ts'
import { army, enlarged, faults, line } from './armies.ts'

const TRENCH = { frontage: 6, variation: 'trench' } as const

rule('GF-ARMY-01', 'the standard force and what it is worth', () => {
  expect(compulsoryFor(TRENCH)).toEqual([
    { type: 'infantry', count: 6, points: 20 },
    { type: 'cavalry', count: 1, points: 29 },
    { type: 'pioneer', count: 1, points: 19 },
    { type: 'field-artillery', count: 3, points: 24 },
    { type: 'medium-artillery', count: 1, points: 36 },
    { type: 'heavy-artillery', count: 1, points: 60 },
    { type: 'balloon', count: 1, points: 16 },
    { type: 'reconnaissance', count: 1, points: 10 },
  ])
  expect(budgetFor(TRENCH)).toEqual({ compulsory: 362, armyPoints: 60, total: 422, depotPoints: 3 })
})

rule('GF-ARMY-01', 'army points improve units and buy others, as far as they go', () => {
  const better = army({ goods: { shells: 0, luxuries: 0, gasCanisters: 0 } })
  expect(costOf(better)).toEqual({ units: 403, goods: 0, total: 403 })
  expect(faults(better)).toEqual([])
  // 19 points are left.
  const raised = (strength: number) => ({ ...better, units: [...better.units, line({ strength })] })
  expect(faults(raised(12))).toEqual([])
  expect(costOf(raised(12)).total).toBe(420)
  const dear = { ...better, units: [...better.units, line({ strength: 12, experience: 2 })] }
  expect(violationsOf(dear).at(-1)).toMatchObject({
    path: 'units',
    clause: 'GF-ARMY-01',
    message: 'The army costs 423 of 422 points (GF-ARMY-01).',
  })
})

rule('GF-ARMY-01', 'compulsory units may be redistributed at their price, but not be cheaper', () => {
  const redistributed = army()
  const swap = (strength: number) => ({
    ...redistributed,
    units: redistributed.units.map((unit) =>
      unit.type === 'infantry' ? { ...unit, strength, experience: 3, morale: 2 } : unit,
    ),
  })
  expect(faults(swap(7))).toEqual([])
  expect(faults(swap(6))).toEqual(['units GF-ARMY-01'])
  // Bicycles do not make a poor regiment a good one.
  const cyclists = {
    ...army({ goods: { shells: 0, luxuries: 0, gasCanisters: 0 } }),
    units: swap(6).units.map((unit) =>
      unit.type === 'infantry' ? { ...unit, mount: 'bicycles' as const } : unit,
    ),
  }
  expect(violationsOf(cyclists)).toMatchObject([
    { message: expect.stringMatching(/^The army needs six infantry/) },
  ])
})

rule('GF-ARMY-01', 'nothing compulsory is left out', () => {
  const complete = army()
  for (const { type } of compulsoryFor(TRENCH)) {
    const lacking = { ...complete, units: complete.units.filter((unit) => unit.type !== type) }
    expect(faults(lacking), type).toEqual(['units GF-ARMY-01'])
  }
})

rule('GF-ARMY-02', 'units, mounts and goods at the prices of the list', () => {
  expect(unitPrice(line({ strength: 6, experience: 5, morale: 3 }))).toBe(27)
  expect(unitPrice(line({ strength: 5, mount: 'bicycles' }))).toBe(12.5)
  expect(unitPrice(line({ strength: 5, mount: 'motor' }))).toBe(20)
  const lorries = line({ type: 'motor-transport', strength: 5, experience: undefined, morale: undefined })
  expect(unitPrice(lorries)).toBe(10)
  const goods = { shells: 7, luxuries: 4, gasCanisters: 2 }
  expect(costOf({ units: [line({ count: 3, strength: 5 })], goods })).toEqual({
    units: 30,
    goods: 2 + 4 + 6,
    total: 42,
  })
})

rule('GF-ARMY-03', 'three shells with every battery, and what is bought', () => {
  expect(shellsOf(army())).toBe(15 + 24)
  expect(toMuster(army(), 'mine').stores).toEqual({ depot: 3, shells: 39, luxuries: 6, gasCanisters: 3 })
})

rule('GF-VAR-01', '1914: nothing compulsory, 30 points a zone, no gas, tanks or warplanes', () => {
  const front = { variation: '1914', frontage: 6 } as const
  expect(compulsoryFor(front)).toEqual([])
  expect(budgetFor(front)).toEqual({ compulsory: 0, armyPoints: 180, total: 180, depotPoints: 3 })
  const early = army({
    ...front,
    date: '1914-08-24',
    units: [line({ type: 'heavy-tank' }), line({ type: 'fighter' })],
  })
  expect(faults(early)).toEqual(['units.0.type GF-DATE-03', 'units.1.type GF-DATE-02'])
  const late = { ...early, date: '1918-03-04', goods: { shells: 0, luxuries: 0, gasCanisters: 1 } }
  expect(faults(late)).toEqual([
    'units.0.type GF-VAR-01',
    'units.1.type GF-VAR-01',
    'goods.gasCanisters GF-VAR-01',
  ])
  const large = army({ ...front, date: '1914-08-24', units: [line({ count: 31 })] })
  expect(faults(large)).toEqual(['units GF-VAR-01'])
})

rule('GF-VAR-02', 'French guns are light in 1914, and only Germans observe from the air', () => {
  const of = (
    nation: 'french' | 'german' | 'british',
    type: 'medium-artillery' | 'reconnaissance' | 'balloon',
  ) => faults(army({ nation, variation: '1914', date: '1914-09-07', units: [line({ type })] }))
  expect(of('french', 'medium-artillery')).toEqual(['units.0.type GF-VAR-02'])
  expect(of('german', 'medium-artillery')).toEqual([])
  expect(of('british', 'reconnaissance')).toEqual(['units.0.type GF-VAR-02'])
  expect(of('german', 'reconnaissance')).toEqual([])
  expect(of('french', 'balloon')).toEqual([])
})

rule('GF-VAR-04', 'Russia and Palestine: half the units, but all the points', () => {
  const front = { variation: 'russia-palestine', frontage: 8 } as const
  expect(compulsoryFor(front).map(({ count }) => count)).toEqual([4, 1, 1, 2, 1, 1, 1, 1])
  expect(budgetFor(front)).toMatchObject({ armyPoints: 80, depotPoints: 4 })
  const thin = army(front)
  expect(faults(thin)).toEqual([])
  const thinner = { ...thin, units: thin.units.filter(({ type }) => type !== 'infantry') }
  expect(faults(thinner)).toEqual(['units GF-VAR-04'])
})

rule('GF-VAR-05', 'the armies of 1914 are built of their own regiments', () => {
  const british = usualDesign({ nation: 'british', date: '1914-08-24', frontage: 6, variation: '1914' })
  const { strength, experience, morale } = TROOPS_1914['bef-1914']
  expect(british.units[0]).toMatchObject({ count: 4, strength, experience, morale, title: 'BEF Regiment' })
  const german = usualDesign({ nation: 'german', date: '1914-08-24', frontage: 6, variation: '1914' })
  expect(german.units.map(({ type, count }) => [type, count])).toEqual([
    ['infantry', 4],
    ['field-artillery', 1],
    ['cavalry', 1],
    ['reconnaissance', 1],
  ])
})

rule('GF-DATE-01', 'no canisters before July 1915', () => {
  const gas = { shells: 0, luxuries: 0, gasCanisters: 1 }
  expect(faults(army({ date: '1915-06-30', goods: gas }))).toEqual(['goods.gasCanisters GF-DATE-01'])
  expect(faults(army({ date: '1915-07-01', goods: gas }))).toEqual([])
})

rule('GF-DATE-02', 'aircraft by their dates', () => {
  const flying = (date: string, type: 'fighter' | 'bomber') => faults(enlarged({ date }, { type })).at(0)
  expect(flying('1915-04-30', 'fighter')).toMatch(/type GF-DATE-02$/)
  expect(flying('1915-05-01', 'fighter')).toBeUndefined()
  expect(flying('1915-12-31', 'bomber')).toMatch(/type GF-DATE-02$/)
  expect(flying('1916-01-01', 'bomber')).toBeUndefined()
})

rule('GF-DATE-03', 'tanks by nation and date, and green until 1917', () => {
  const tanks = (date: string, experience: number, nation: 'british' | 'italian' = 'british') =>
    faults(enlarged({ date, nation }, { type: 'heavy-tank', strength: 2, experience }))
  expect(tanks('1916-06-30', 1)).toEqual(['units.8.type GF-DATE-03'])
  expect(tanks('1916-07-01', 3)).toEqual(['units.8.experience GF-DATE-03'])
  expect(tanks('1916-07-01', 2)).toEqual([])
  expect(tanks('1917-01-01', 3)).toEqual([])
  expect(tanks('1918-01-01', 1, 'italian')).toEqual(['units.8.type GF-DATE-03'])
})

rule('GF-DATE-04', 'two points of German tanks all told, from 1918; cars are not counted', () => {
  const german = { nation: 'german', date: '1918-03-04' } as const
  const tank = { type: 'heavy-tank', strength: 1 } as const
  expect(faults(enlarged({ ...german, date: '1917-12-31' }, tank))).toEqual(['units.8.type GF-DATE-04'])
  expect(faults(enlarged(german, { ...tank, strength: 3 }))).toEqual(['units.8.strength GF-DATE-04'])
  expect(faults(enlarged(german, { ...tank, count: 2 }))).toEqual([])
  expect(faults(enlarged(german, tank, { ...tank, type: 'light-tank', count: 2 }))).toEqual([
    'units.9 GF-DATE-04',
  ])
  expect(faults(enlarged(german, { ...tank, strength: 2, count: 2 }))).toEqual(['units.8 GF-DATE-04'])
  const british = { nation: 'british', date: '1918-03-04' } as const
  expect(faults(enlarged(british, { ...tank, strength: 2, count: 2 }))).toEqual([])
  expect(faults(enlarged(german, { type: 'armoured-car', strength: 6 }))).toEqual([])
})

rule('GF-DATE-05', 'one German unit of stosstruppe in 1918, infantry of six points', () => {
  const german = { nation: 'german', date: '1918-03-04' } as const
  const storm = { stosstruppe: true, strength: 6 } as const
  expect(faults(enlarged(german, storm))).toEqual([])
  expect(faults(enlarged(german, { ...storm, count: 2 }))).toEqual(['units.8 GF-DATE-05'])
  expect(faults(enlarged(german, { ...storm, strength: 7 }))).toEqual(['units.8.strength GF-DATE-05'])
  expect(faults(enlarged(german, { ...storm, type: 'pioneer' }))).toEqual(['units.8.stosstruppe GF-DATE-05'])
  expect(faults(enlarged({ ...german, date: '1917-12-31' }, storm))).toEqual([
    'units.8.stosstruppe GF-DATE-05',
  ])
  expect(toMuster(enlarged(german, storm), 'x').contingents.at(-1)?.[1]).toMatchObject({
    title: 'Stosstruppe',
    stosstruppe: true,
  })
})

rule('GF-SCALE-09', 'a rating of 0 is for those who play that way', () => {
  const feeble = enlarged({}, { morale: 0 })
  expect(faults(feeble)).toEqual(['units.8.morale GF-SCALE-09'])
})

rule('GF-DPT-05', 'aircraft beyond the depot are allowed, with a warning', () => {
  const many = enlarged({ date: '1917-04-02' }, { type: 'reconnaissance', count: 3, strength: 3 })
  expect(faults(many)).toEqual([])
  expect(warningsOf(many)).toMatchObject([{ path: 'units', clause: 'GF-DPT-05' }])
  expect(warningsOf(army())).toEqual([])
  // With the one of the standard force just what three depot points keep.
  const enough = enlarged({ date: '1917-04-02' }, { type: 'reconnaissance', count: 2, strength: 4 })
  expect(warningsOf(enough)).toEqual([])
})

describe('the usual army', () => {
  test.each(VARIATIONS)(
    'spends everything and breaks no rule, whoever fights where and when: %s',
    (variation) => {
      for (const nation of NATIONS) {
        for (const date of ['1914-08-24', '1915-05-03', '1915-12-06', '1916-08-07', '1918-03-04']) {
          for (let frontage = 1; frontage <= 12; frontage++) {
            const usual = usualDesign({ nation, date, frontage, variation })
            const where = `${nation} ${date} ${frontage}`
            expect(violationsOf(usual), where).toEqual([])
            expect(costOf(usual).total, where).toBe(budgetFor(usual).total)
          }
        }
      }
    },
  )

  test('buys for six zones what the standard trench game gives the British', () => {
    const { units, goods } = army()
    expect(goods).toEqual({ shells: 24, luxuries: 6, gasCanisters: 3 })
    expect(units.slice(-2)).toMatchObject([
      { type: 'fighter', strength: 3, experience: 2, morale: 2 },
      { type: 'sapper', strength: 5, experience: 1, morale: 3 },
    ])
  })
})

rule(
  'GF-VAR-09',
  'in 1918 it has light tanks or a bomber, lorries, a regiment on bicycles, and shells for the rest',
  () => {
    const of = (nation: 'british' | 'austro-hungarian', date = '1918-03-04') =>
      usualDesign({ nation, date, frontage: 6, variation: 'trench' })
    const besides = ({ units }: Design) =>
      units
        .filter(
          ({ type, mount }) =>
            mount !== undefined ||
            ['fighter', 'sapper', 'light-tank', 'bomber', 'motor-transport'].includes(type),
        )
        .map(({ count, type, strength, mount }) => [count, type, strength, ...(mount ? [mount] : [])])
    expect(besides(of('british'))).toEqual([
      [1, 'infantry', 8, 'bicycles'],
      [1, 'fighter', 3],
      [1, 'light-tank', 2],
      [1, 'motor-transport', 4],
    ])
    // 60 points: 22, 18, 8 and 4 for the bicycles; 6 luxuries, and 2 are left for shells.
    expect(of('british').goods).toEqual({ shells: 12, luxuries: 6, gasCanisters: 0 })
    expect(besides(of('austro-hungarian'))).toContainEqual([1, 'bomber', 1])
    expect(besides(of('british', '1917-12-31'))).toEqual([
      [1, 'fighter', 3],
      [1, 'sapper', 5],
    ])
  },
)

test('an army takes the field with its mounts and names, and has a roster to print', () => {
  const design = enlarged({}, { strength: 2, mount: 'motor', title: 'Bus Column' })
  const taken = toMuster(design, 'mine')
  expect(taken.contingents.at(-1)).toEqual([
    1,
    { title: 'Bus Column', type: 'infantry', strength: 2, experience: 1, morale: 1, mount: 'motor' },
  ])
  const roster = muster(taken)
  expect(roster.units.find(({ name }) => name === 'Bus Column')?.card).toMatchObject({ mount: 'motor' })
})

rule('GF-DATE-03', 'on a roster tanks before 1917 are held back, armoured cars are not', () => {
  const caps = (year: number) => {
    const troops = (type: 'heavy-tank' | 'armoured-car') =>
      [1, { title: type, type, strength: 3, experience: 2, morale: 3 }] as const
    const { units } = muster({
      id: 'a',
      title: 'A',
      year,
      stores: { depot: 1, shells: 0 },
      contingents: [troops('heavy-tank'), troops('armoured-car')],
    })
    return units.flatMap(({ card }) =>
      'strength' in card && card.strength === 3 ? [card.experienceCap] : [],
    )
  }
  expect([caps(1916), caps(1917)]).toEqual([
    [2, 5],
    [5, 5],
  ])
})
