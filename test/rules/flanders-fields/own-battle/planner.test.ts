import { expect, test } from 'vitest'
import { GAME } from '#rules/flanders-fields/game/index.ts'
import { PLANNER, type Plan } from '#rules/flanders-fields/own-battle/planner.ts'

const fileOf = (plan: Plan, side: string) => {
  const file = PLANNER.page(plan, []).sides.find((one) => one.side === side)?.file
  if (!file) throw new Error('no army file')
  return file
}

const begins = (plan: Plan) => GAME.begin(PLANNER.scenario, PLANNER.page(plan, []).options, 7)

test('an army is saved, brought along into another month and left out again', () => {
  const fresh = PLANNER.fresh(7)
  const { saved } = fileOf(fresh, 'attacker')
  const later: Plan = { ...fresh, date: '1917-10', organisation: { attacker: 'strong' } }
  const loaded = fileOf(later, 'attacker').load(JSON.parse(JSON.stringify(saved?.content)))
  if ('fault' in loaded) throw new Error(loaded.fault)
  expect(fileOf(loaded.plan, 'attacker').brought?.title).toBeTruthy()
  expect(begins(loaded.plan).ok).toBe(true)
  const without = fileOf(loaded.plan, 'attacker').brought?.without
  expect(without && fileOf(without, 'attacker').brought).toBeUndefined()
  expect(without && begins(without).ok).toBe(true)
})

test('a plan kept on a device comes back as it was; what is none does not', () => {
  const fresh = PLANNER.fresh(7)
  const loaded = fileOf(fresh, 'attacker').load(fileOf(fresh, 'attacker').saved?.content)
  if ('fault' in loaded) throw new Error(loaded.fault)
  const chosen = PLANNER.page(loaded.plan, []).settings.find(({ id }) => id === 'works')
  if (chosen?.kind !== 'choice') throw new Error('no works')
  for (const plan of [fresh, loaded.plan, chosen.to('deep')])
    expect(PLANNER.again(JSON.parse(JSON.stringify(plan)))).toEqual(JSON.parse(JSON.stringify(plan)))
  for (const other of [undefined, {}, { date: '1917-09' }, { ...fresh, works: 'castle' }])
    expect(PLANNER.again(other)).toBeUndefined()
})

test('a file that is no army, and an army of the wrong nation, are refused in words', () => {
  const fresh = PLANNER.fresh(7)
  expect(fileOf(fresh, 'attacker').load({ format: 'something' })).toHaveProperty('fault')
  const { saved } = fileOf(fresh, 'defender')
  const wrong = fileOf(fresh, 'attacker').load(saved?.content)
  if ('fault' in wrong) throw new Error(wrong.fault)
  const begun = begins(wrong.plan)
  expect(begun.ok ? '' : begun.error.message).toMatch(/is British in this battle, and this army is German/)
})
