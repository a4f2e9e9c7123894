import { expect, test } from 'vitest'
import { GAME } from '../../../../src/rules/green-fields/game/index.ts'
import { PLANNER } from '../../../../src/rules/green-fields/scenarios/planner/index.ts'
import type { Plan } from '../../../../src/rules/green-fields/scenarios/planner/plan.ts'
import { sketchOf } from '../../../../src/rules/green-fields/screen/table/map-sheet.ts'
import type { Setting } from '../../../../src/screen/setting.ts'
import { rule } from '../../../rule.ts'
import { FRESH } from './armies.ts'

const PLAN = PLANNER.fresh(7)

const begun = (plan: Plan) => GAME.begin(PLANNER.scenario, PLANNER.page(plan, []).options)

const set = (plan: Plan, id: string, value: string | number | boolean): Plan => {
  const setting: Setting<Plan> | undefined = PLANNER.page(plan, []).settings.find((one) => one.id === id)
  if (setting?.kind === 'flag' && typeof value === 'boolean') return setting.to(value)
  if (setting?.kind === 'number' && typeof value === 'number') return setting.to(value)
  if ((setting?.kind === 'choice' || setting?.kind === 'date') && typeof value === 'string')
    return setting.to(value)
  throw new Error(`there is no ${id}`)
}

test('what is laid out at first can be begun, and the map shown is the one played on', () => {
  const state = begun(PLAN)
  if (!state.ok) throw new Error(state.error.message)
  expect(sketchOf(state.value)).toEqual(PLANNER.page(PLAN, []).map)
  expect(state.value.terms).toMatchObject({ weeks: 12, limit: 30, begins: '1916-03-06' })
})

test('front, depth, months, points and number of the map are as chosen', () => {
  let plan = set(PLAN, 'frontage', 8)
  plan = set(plan, 'depth', '10')
  plan = set(plan, 'months', 2)
  plan = set(plan, 'limit', 20)
  const state = begun(set(plan, 'seed', 99))
  if (!state.ok) throw new Error(state.error.message)
  expect(state.value.country).toMatchObject({ columns: 8, rows: 10 })
  expect(state.value.terms).toMatchObject({ weeks: 8, limit: 20 })
  expect(PLANNER.page(set(plan, 'seed', 99), []).map).not.toEqual(PLANNER.page(plan, []).map)
})

test('a country has the water and the railway that it was given, and is otherwise the same', () => {
  const country = (plan: Plan) => {
    const state = begun(plan)
    if (!state.ok) throw new Error(state.error.message)
    return state.value.country
  }
  const fresh = country(PLAN)
  expect(new Set(fresh.water.map(({ water }) => water))).toEqual(new Set(['stream']))
  expect(fresh.embankment).toContain(true)
  const river = country(set(PLAN, 'water', 'river'))
  expect(river.water).toEqual(fresh.water.map((edge) => ({ ...edge, water: 'river' })))
  const dry = country(set(set(PLAN, 'water', 'none'), 'railway', false))
  expect(dry).toMatchObject({ elevation: fresh.elevation, water: [] })
  expect(dry.embankment).not.toContain(true)
})

rule('GF-TURN-03', 'a season is a day of the year being played', () => {
  const winter = set(set(PLAN, 'date', '1917-06-07'), 'season', 'winter')
  expect(winter.date).toBe('1917-01-15')
  expect(set({ ...PLAN, date: '1914-10-01' }, 'season', 'winter').date).toBe('1914-08-01')
})

rule('GF-VAR-01', 'the first months are played in their year, without trenches', () => {
  const opening = set(PLAN, 'variation', '1914')
  expect(opening.date).toBe('1914-08-01')
  expect(PLANNER.page(opening, []).map?.zones.every(({ trench }) => trench === 'none')).toBe(true)
  const state = begun(opening)
  expect(state.ok).toBe(true)
  const late = begun(set(opening, 'date', '1916-08-01'))
  expect(!late.ok && late.error.message).toMatch(/GF-VAR-01/)
})

test("a player's own army settles the front that it was made for", () => {
  const own = { ...FRESH, nation: 'french', frontage: 4, title: 'Mine' } as const
  const [a] = PLANNER.page(PLAN, [own]).sides
  const choice = a?.armies.find(({ title }) => title === 'Mine')
  expect(choice?.chosen).toBe(false)
  if (!choice) throw new Error('not offered')
  expect(choice.taken).toMatchObject({ frontage: 4, nations: { a: 'french', b: 'german' } })
  const again = PLANNER.page(choice.taken, [own]).sides[0]
  expect(again?.armies.filter(({ chosen }) => chosen).map(({ title }) => title)).toEqual(['Mine'])
})

test('an own army that breaks the rules keeps the campaign from beginning, and says why', () => {
  const own = { ...FRESH, goods: { ...FRESH.goods, luxuries: 500 }, title: 'Rich' }
  const taken = PLANNER.page(PLAN, [own]).sides[0]?.armies.find(({ title }) => title === 'Rich')?.taken
  const state = taken && begun(taken)
  expect(state && !state.ok && state.error.message).toMatch(/points \(GF-ARMY-01\)/)
})

test('another nation takes its usual army', () => {
  const own = { ...FRESH, title: 'Mine' }
  const mine = PLANNER.page(PLAN, [own]).sides[0]?.armies.find(({ title }) => title === 'Mine')?.taken
  const nation = mine && PLANNER.page(mine, [own]).sides[0]?.settings[0]
  if (nation?.kind !== 'choice') throw new Error('no nation')
  const plan = nation.to('russian')
  expect(plan.armies.a).toEqual({ ready: 'usual' })
  expect(begun(plan).ok).toBe(true)
})
