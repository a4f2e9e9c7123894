import { expect, test } from 'vitest'
import { GAME } from '#rules/green-fields/game/index.ts'
import { PLANNER } from '#rules/green-fields/screen/planner/index.ts'
import type { Plan } from '#rules/green-fields/screen/planner/plan.ts'
import { sketchOf } from '#rules/green-fields/screen/table/map-sheet.ts'
import type { Setting } from '#screen/setting.ts'
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

rule('GF-VAR-07', 'a plan kept on a device comes back with the country drawn for it', () => {
  const { drawable } = PLANNER.page(PLAN, [])
  const drawn = drawable && PLANNER.page(drawable, []).drawing?.draw('ground-M', [9])
  if (!drawn) throw new Error('nothing to draw on')
  for (const plan of [PLAN, drawn]) expect(PLANNER.again(JSON.parse(JSON.stringify(plan)))).toEqual(plan)
  const torn = { ...drawn, map: { ...drawn.map, ground: drawn.map?.ground.slice(1) } }
  for (const other of [undefined, {}, torn]) expect(PLANNER.again(other)).toBeUndefined()
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

rule('GF-VAR-07', 'a country can be drawn on with a finger, and is played as it then is', () => {
  const drawing = PLANNER.page(PLAN, []).drawable
  if (!drawing) throw new Error('it cannot be drawn on')
  const before = begun(drawing)
  if (!before.ok) throw new Error(before.error.message)
  const first = begun(PLAN)
  // Nothing changes by taking up the pen.
  expect(first.ok && sketchOf(first.value).zones).toEqual(sketchOf(before.value).zones)
  const strokes: readonly (readonly [tool: string, zones: readonly number[]])[] = [
    ['ground-M', [0]],
    ['trench-H', [0]],
    ['hill', [1]],
    ['hill', [1]],
    ['embankment', [2]],
    ['river', [0, 1]],
    ['bridge', [0, 1]],
    ['road', [0, 7]],
    // Neither beside each other nor wet: nothing happens.
    ['road', [0, 14]],
    ['bridge', [3, 4]],
  ]
  let plan = drawing
  for (const [tool, zones] of strokes) plan = PLANNER.page(plan, []).drawing?.draw(tool, zones) ?? plan
  const after = begun(plan)
  if (!after.ok) throw new Error(after.error.message)
  const { country, zones, bridges } = after.value
  expect(zones[0]).toMatchObject({ ground: 'morass', trench: 'heavy' })
  expect([country.elevation[1], country.embankment[2]]).toEqual([2, true])
  const edge = country.water.findIndex(({ between }) => between.includes(0) && between.includes(1))
  expect([country.water[edge]?.water, bridges[edge]]).toEqual(['river', 'intact'])
  expect(country.roads).toContainEqual([0, 7])
  expect(country.roads).not.toContainEqual([0, 14])
  // Once more takes it away again, and the whole drawing can be left.
  const again = PLANNER.page(plan, []).drawing?.draw('road', [7, 0])
  const without = again && begun(again)
  expect(without?.ok && without.value.country.roads).not.toContainEqual([0, 7])
  const discarded = PLANNER.page(plan, []).drawing?.discarded
  expect(discarded && PLANNER.page(discarded, []).map).toEqual(PLANNER.page(PLAN, []).map)
})

test('a drawn country is kept as a file and read again; anything else is refused in words', () => {
  const drawable = PLANNER.page(PLAN, []).drawable
  const file = drawable && PLANNER.page(drawable, []).drawing?.file
  if (!file?.saved) throw new Error('it cannot be saved')
  const read = file.load(JSON.parse(JSON.stringify(file.saved.content)))
  expect('plan' in read && read.plan.map).toEqual(drawable?.map)
  expect(file.load({ ground: ['O'] })).toHaveProperty('fault')
  expect(file.load('rubbish')).toHaveProperty('fault')
})
