import { expect } from 'vitest'
import { sfc32 } from '#kernel/chance/random.ts'
import { GAME } from '#rules/passchendaele/game/index.ts'
import type { State } from '#rules/passchendaele/game/state.ts'
import { field, infantry } from '#rules/passchendaele/scenarios/scenario.ts'
import type { SideName } from '#rules/passchendaele/vocabulary.ts'
import { rule } from '../../../rule.ts'
import { baseOf, british, german, give, laidOut, unitOf } from './table.ts'

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed)

const imagined = (state: State, side: SideName, seed: number): State => {
  const guess = GAME.imagine?.(GAME.view(state, side), side, sfc32(seed))
  if (!guess) throw new Error('nothing imagined')
  expect(GAME.view(guess, side)).toEqual(GAME.view(state, side))
  return guess
}

const written = () => {
  const state = laidOut(
    [
      british('Division', 'line', infantry([10, 1.5])),
      british('Guns', 'line', field([14, 1])),
      german('Stellung', 'line', infantry([10, 18.5])),
    ],
    { objectives: [['Hill', 20, 20, 1]] },
  )
  const orders = [
    { unit: 'division', order: 'advance', objective: { x: 10, y: 18.5 } },
    { unit: 'guns', order: 'fire-barrage', sheaves: [{ base: 'guns-1', x: 9.5, y: 18 }] },
  ]
  give(state, 'entente', { kind: 'initial-orders', orders })
  return state
}

rule('PA-TURN-06', 'first orders that the enemy has written are imagined for all his units', () => {
  const state = written()
  const kinds = new Set<string>()
  for (const seed of SEEDS) {
    const orders = imagined(state, 'german', seed).secrets.entente ?? []
    expect(orders.map(({ unit }) => unit)).toEqual(['division', 'guns'])
    for (const { order } of orders) kinds.add(order)
  }
  expect(kinds).toContain('advance')
  expect(kinds).toContain('fire-barrage')
  expect(imagined(state, 'entente', 1).secrets).toEqual(state.secrets)
})

rule(
  'PA-SCALE-04',
  'an enemy under way is imagined to have an objective ahead of all his bases, or none',
  () => {
    const state = written()
    give(state, 'german', { kind: 'initial-orders', orders: [] }, [1, 6])
    const goals = SEEDS.map((seed) => unitOf(imagined(state, 'german', seed), 'division').goal)
    expect(goals).toContain(null)
    expect(goals.filter((goal) => goal !== null).length).toBeGreaterThan(20)
    for (const goal of goals)
      if (goal) expect(goal.at.y).toBeGreaterThan(baseOf(state, 'division-1').centre.y)
    expect(imagined(state, 'german', 3)).toEqual(imagined(state, 'german', 3))
    expect(unitOf(imagined(state, 'entente', 1), 'division').goal).toEqual(unitOf(state, 'division').goal)
  },
)
