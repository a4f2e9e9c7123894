import { expect, test } from 'vitest'
import { GAME } from '#rules/skirmish/game/index.ts'
import { DESIGNER } from '#rules/skirmish/own-battle/designer/index.ts'
import { USUAL_FORCES } from '#rules/skirmish/own-battle/index.ts'
import { PLANNER, type Plan } from '#rules/skirmish/own-battle/planner.ts'
import type { ArmyDocument } from '#screen/designer.ts'

const sideIn = (plan: Plan, side: string, own: readonly ArmyDocument[] = []) => {
  const found = PLANNER.page(plan, own).sides.find((one) => one.side === side)
  if (!found?.file) throw new Error(`no side ${side}`)
  return { ...found, file: found.file }
}

const begins = (plan: Plan) => GAME.begin(PLANNER.scenario, PLANNER.page(plan, []).options)

test('a fresh plan is the battle of the usual forces', () => {
  const { options } = PLANNER.page(PLANNER.fresh(7), [])
  expect(options).toEqual({ year: 1917, points: 250, forces: USUAL_FORCES })
})

test('every year and every force that is offered can be fought', () => {
  for (const year of [1914, 1915, 1916, 1917, 1918]) {
    const plan = { ...PLANNER.fresh(7), year }
    expect(begins(plan).ok).toBe(true)
    for (const side of ['a', 'b'])
      for (const { taken } of sideIn(plan, side).armies) expect(begins(taken).ok).toBe(true)
  }
})

test('a force is saved, brought along from a file and left out again', () => {
  const fresh = PLANNER.fresh(7)
  const { saved } = sideIn({ ...fresh, year: 1918, points: 400 }, 'a').file
  const loaded = sideIn(fresh, 'a').file.load(JSON.parse(JSON.stringify(saved?.content)))
  if ('fault' in loaded) throw new Error(loaded.fault)
  expect(loaded.plan).toMatchObject({ year: 1918, points: 400 })
  expect(sideIn(loaded.plan, 'a').file.brought?.title).toBe('British force, 1918')
  expect(begins(loaded.plan).ok).toBe(true)
  const without = sideIn(loaded.plan, 'a').file.brought?.without
  expect(without && sideIn(without, 'a').file.brought).toBeUndefined()
  expect(sideIn(fresh, 'a').file.load({ format: 'something' })).toHaveProperty('fault')
})

test('a plan kept on a device comes back as it was; what is none does not', () => {
  const fresh = { ...PLANNER.fresh(7), year: 1918 }
  const loaded = sideIn(fresh, 'a').file.load(sideIn(fresh, 'a').file.saved?.content)
  if ('fault' in loaded) throw new Error(loaded.fault)
  for (const plan of [fresh, loaded.plan])
    expect(PLANNER.again(JSON.parse(JSON.stringify(plan)))).toEqual(JSON.parse(JSON.stringify(plan)))
  for (const other of [undefined, {}, { ...fresh, year: 1939 }]) expect(PLANNER.again(other)).toBeUndefined()
})

test('forces kept on the device are offered, and settle year and points', () => {
  const own = { ...DESIGNER.fresh(), title: 'Dunn’s platoon', year: 1918, points: 300 }
  const choice = sideIn(PLANNER.fresh(7), 'b', [own]).armies.find(({ id }) => id === 'own-0')
  if (!choice) throw new Error('not offered')
  expect(choice).toMatchObject({ title: 'Dunn’s platoon', points: 234, chosen: false })
  expect(choice.taken).toMatchObject({ year: 1918, points: 300, nations: { a: 'british', b: 'british' } })
  expect(sideIn(choice.taken, 'b', [own]).armies.find(({ id }) => id === 'own-0')?.chosen).toBe(true)
  expect(begins(choice.taken)).toMatchObject({ ok: true })
})
