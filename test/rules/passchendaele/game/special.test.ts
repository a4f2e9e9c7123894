import { expect, test } from 'vitest'
import { sfc32 } from '#kernel/chance/random.ts'
import { fireOn } from '#rules/passchendaele/game/board/fire-count.ts'
import { GAME } from '#rules/passchendaele/game/index.ts'
import type { State } from '#rules/passchendaele/game/state.ts'
import { infantry, mortar } from '#rules/passchendaele/scenarios/scenario.ts'
import { rule } from '../../../rule.ts'
import { british, german, give, inTurn, phaseOf, refused, setTable, unitOf } from './table.ts'

const begun = (scenario: string): State => {
  const state = GAME.begin(scenario, { attachment: 'listed' })
  if (!state.ok) throw new Error(state.error.message)
  return state.value
}

test('fog shortens beaten zones, not mortars, in the first turns', () => {
  const state = inTurn(
    [british('A', 'line', infantry([20, 10]), mortar([22, 10])), german('B', 'line', infantry([20, 15]))],
    { fog: { turns: 4, range: 3 } },
  )
  expect(fireOn(state, unitOf(state, 'b'))).toMatchObject({ smallArms: 0, trenchMortar: 1 })
  setTable(state, { turn: 5 })
  expect(fireOn(state, unitOf(state, 'b'))).toMatchObject({ smallArms: 1, trenchMortar: 1 })
})

test('the Germans of Masnières are surprised: they hold, and only carry on in turn 1', () => {
  const state = begun('masnieres')
  give(state, 'entente', { kind: 'roll-relocation' })
  const advance = { kind: 'initial-orders', orders: [{ unit: '107th-division', order: 'advance' }] }
  expect(refused(state, 'german', advance)).toBe('surprised PA-SETUP-09')
  give(state, 'german', { kind: 'initial-orders' })
  give(state, 'entente', { kind: 'initial-orders' }, [6, 1])
  give(state, 'german', { kind: 'choose', move: 'first' })
  const change = { kind: 'change', unit: '107th-division', order: 'advance' }
  expect(refused(state, 'german', change)).toBe('surprised PA-SETUP-09')
  const random = sfc32(1)
  for (let i = 0; i < 200; i++) expect(GAME.sample(state, 'german', random).kind).not.toBe('change')
  setTable(state, { turn: 2 })
  expect(refused(state, 'german', change)).toBe('legal')
})

rule('PA-SHEAF-16', 'first orders may not use more gas than there is', () => {
  const state = begun('langemarck')
  give(state, 'entente', { kind: 'roll-relocation' })
  const gas = (count: number) => ({
    kind: 'initial-orders',
    orders: ['29th', '38th', '20th'].slice(0, count).map((number, i) => ({
      unit: `${number}-divisional-artillery`,
      order: 'fire-barrage',
      sheaves: [{ base: `${number}-divisional-artillery-1`, x: 6 + 5 * i, y: 15, shell: 'gas' }],
    })),
  })
  expect(refused(state, 'entente', gas(3))).toBe('no-gas-left PA-SHEAF-16')
  give(state, 'entente', gas(2))
  give(state, 'german', { kind: 'initial-orders' }, [1, 2])
  expect([state.gas.length, state.gasLaid.entente, phaseOf(state)]).toEqual([2, 2, 'choose'])
})
