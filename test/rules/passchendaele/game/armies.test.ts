import { expect } from 'vitest'
import { SCENARIOS } from '#rules/passchendaele/scenarios/index.ts'
import { cavalry, infantry, tank, unit } from '#rules/passchendaele/scenarios/scenario.ts'
import { toInches } from '#rules/passchendaele/tables/index.ts'
import { isGuns, isTank } from '#rules/passchendaele/vocabulary.ts'
import { rule } from '../../../rule.ts'
import { british, laidOut, unitOf } from './table.ts'

const UNITS = SCENARIOS.flatMap(({ units }) => units)
const troopsOf = (bases: (typeof UNITS)[number]['bases']) => bases.map(([troop]) => troop)

rule('PA-SCALE-02', 'only bases count, on tables of at least 3 feet one way', () => {
  for (const { width, depth, units } of SCENARIOS) {
    expect(Math.max(width, depth)).toBeGreaterThanOrEqual(36)
    for (const { bases } of units) expect(bases.length).toBeGreaterThan(0)
  }
})

rule('PA-SCALE-03', 'status, orders and sheaves stand in the state as their markers do', () => {
  const state = laidOut([british('A', 'line', infantry([20, 20]))])
  expect(unitOf(state, 'a')).toMatchObject({ status: 'solid', order: 'hold' })
  expect(unitOf(state, 'a').bases[0]?.sheaf).toBeNull()
})

rule('PA-TROOP-01', 'infantry has three grades and a base 2 inches wide and 1 deep', () => {
  const state = laidOut([british('A', 'reservist', infantry([20, 20]))])
  const [base] = unitOf(state, 'a').bases
  expect([unitOf(state, 'a').quality, toInches(base?.width ?? 0), toInches(base?.depth ?? 0)]).toEqual([
    'reservist',
    2,
    1,
  ])
})

rule(
  'PA-ORG-02',
  'half of a German Group and more holds the line; reserve divisions there are reservists',
  () => {
    for (const { units, attacker } of SCENARIOS) {
      if (attacker === 'german') continue
      const divisions = units.filter(
        ({ nation, bases }) => nation === 'german' && troopsOf(bases).includes('infantry'),
      )
      const holding = divisions.filter(({ group }) => group === 'front-line')
      expect(holding.length * 2).toBeGreaterThanOrEqual(divisions.length)
      for (const { name, quality } of holding) {
        if (name.includes('Reserve')) expect(quality).toBe('reservist')
      }
    }
  },
)

rule(
  ['PA-ORG-04', 'PA-ORG-05'],
  'French divisions have three bases and no MG battalion, American ones four',
  () => {
    const infantryOf = (wanted: string) =>
      UNITS.filter(({ nation, bases }) => nation === wanted && troopsOf(bases).includes('infantry'))
    const count =
      (wanted: string) =>
      ({ bases }: (typeof UNITS)[number]) =>
        troopsOf(bases).filter((troop) => troop === wanted).length
    expect(infantryOf('french').map(count('infantry'))).toEqual([3, 3, 3, 3, 3])
    expect(infantryOf('french').map(count('machine-gun'))).toEqual([0, 0, 0, 0, 0])
    expect(infantryOf('american').map(count('infantry'))).toEqual([4, 4])
    expect(UNITS.filter(({ bases }) => troopsOf(bases).includes('super-heavy-artillery'))).toHaveLength(1)
    expect(UNITS.filter(({ bases }) => troopsOf(bases).includes('light-tank'))).toHaveLength(2)
  },
)

rule('PA-ORG-06', 'only the Entente brings tanks, single or grouped', () => {
  const tanks = UNITS.filter(({ bases }) => troopsOf(bases).some(isTank))
  expect(tanks.length).toBeGreaterThan(0)
  for (const { nation } of tanks) expect(nation).not.toBe('german')
  const state = laidOut([british('Grouped', 'line', tank([20, 20], [23, 20]))])
  expect(unitOf(state, 'grouped').bases).toHaveLength(2)
})

rule('PA-ORG-07', 'cavalry divisions have three bases, or two', () => {
  const riders = UNITS.filter(({ bases }) => troopsOf(bases).includes('cavalry'))
  expect(riders.map(({ bases }) => bases.length)).toEqual([3, 2, 2])
  const state = laidOut([british('Two', 'line', cavalry([20, 20], [22, 20]))])
  expect(unitOf(state, 'two').strength).toBe(2)
})

rule('PA-ORG-08', 'the quality of American infantry is an option', () => {
  const american = unit('american', 'attacker')('A', 'line', infantry([20, 20]))
  const quality = (options: object) => unitOf(laidOut([american], { options }), 'a').quality
  expect([quality({}), quality({ 'american-quality': 'veteran' })]).toEqual(['line', 'veteran'])
})

rule('PA-TROOP-09', 'storm troops are veteran, guns and tanks line, in every scenario', () => {
  for (const { quality, bases } of UNITS) {
    const [first] = troopsOf(bases)
    if (first === 'stosstruppen') expect(quality).toBe('veteran')
    if (first && (isGuns(first) || isTank(first))) expect(quality).toBe('line')
  }
})
