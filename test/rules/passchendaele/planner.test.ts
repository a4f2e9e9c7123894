import { expect, test } from 'vitest'
import { GAME } from '#rules/passchendaele/game/index.ts'
import { PLANNER } from '#rules/passchendaele/own-battle/planner.ts'
import type { Plan } from '#rules/passchendaele/own-battle/settings.ts'
import type { Setting } from '#screen/setting.ts'

const begins = (plan: Plan) => GAME.begin(PLANNER.scenario, PLANNER.page(plan, []).options)

const settingsOf = (plan: Plan): readonly Setting<Plan>[] => {
  const page = PLANNER.page(plan, [])
  return [...page.settings, ...page.sides.flatMap(({ settings }) => settings)]
}

/** Every plan that is one choice away. */
const nextTo = (plan: Plan): readonly Plan[] =>
  settingsOf(plan).flatMap((setting) => {
    if (setting.kind === 'choice') return setting.values.map(({ value }) => setting.to(value))
    if (setting.kind !== 'number') return []
    return [setting.least, setting.value + setting.step, setting.most].map(setting.to)
  })

test('a fresh plan can be fought, on the map of its number', () => {
  const plan = PLANNER.fresh(7)
  expect(PLANNER.page(plan, []).options).toEqual({ battle: { mapSeed: 7 } })
  expect(begins(plan).ok).toBe(true)
  expect(PLANNER.page(plan, []).facts).toEqual([
    '36 × 48 inches',
    '14 turns',
    'attack of three divisions, six field bases, three heavy bases and two tank bases',
    'defence of three divisions, six field bases and two heavy bases',
  ])
})

test('whatever is chosen can be fought, or the planner still shows it and the game says what is wrong', () => {
  const chosen = nextTo(PLANNER.fresh(7))
  expect(chosen.length).toBeGreaterThan(60)
  let fought = 0
  for (const plan of chosen) {
    const start = begins(plan)
    if (start.ok) fought++
    else expect(start.error.message).toMatch(/^[A-Z"].*\.$/)
    expect(settingsOf(plan).length).toBeGreaterThan(20)
  }
  expect(fought).toBeGreaterThan(chosen.length * 0.7)
})

test('a plan kept on a device comes back as it was; what is none does not', () => {
  for (const plan of nextTo(PLANNER.fresh(7)).filter((one) => begins(one).ok))
    expect(PLANNER.again(JSON.parse(JSON.stringify(plan)))).toEqual(plan)
  for (const other of [undefined, {}, { mapSeed: 7, waves: 9 }]) expect(PLANNER.again(other)).toBeUndefined()
})

test('whoever chooses Americans chooses 1918, and only Germans are offered storm troops', () => {
  const nation = settingsOf(PLANNER.fresh(7)).find(({ id }) => id === 'nation')
  if (nation?.kind !== 'choice') throw new Error('no choice of nation')
  expect(nation.to('american').year).toBe(1918)
  expect(settingsOf(PLANNER.fresh(7)).map(({ id }) => id)).not.toContain('stosstruppen-attack')
})
