import { expect } from 'vitest'
import { hasCollapsed, holders, scoreOf } from '#rules/passchendaele/game/scoring.ts'
import type { Fate, State } from '#rules/passchendaele/game/state.ts'
import { field, infantry, machineGun } from '#rules/passchendaele/scenarios/scenario.ts'
import { rule } from '../../../rule.ts'
import { british, type Ground, german, give, laidOut, setTable, setUnit, unitOf } from './table.ts'

/** The last unit of the second side is about to be checked. */
const lastUnit = (units: Parameters<typeof laidOut>[0], ground: Ground = {}, turn = 1): State => {
  const state = laidOut(units, ground)
  for (const { id } of state.units) setUnit(state, id, { checked: id !== 'last' })
  setTable(state, { turn, first: 'entente', phases: [{ name: 'activate', side: 'german' }] })
  return state
}
const LAST = german('Last', 'line', field([35, 35]))
const finish = (state: State, dice: readonly number[] = []) =>
  give(state, 'german', { kind: 'carry-on', unit: 'last' }, dice)
const lose = (state: State, id: string, count: number, fate: Fate = 'lost') => {
  const { bases, gone } = unitOf(state, id)
  const lost = bases.slice(0, count).map(({ id: base, troop }) => ({ id: base, troop, fate }))
  setUnit(state, id, { bases: bases.slice(count), gone: [...gone, ...lost] })
}

rule('PA-END-01', 'the battle ends after the last turn of the scenario', () => {
  const units = [LAST, british('A', 'line', infantry([10, 10]))]
  const state = lastUnit(units, {}, 4)
  finish(state)
  expect(state.ending).toMatchObject({ winner: null, reason: 'turn-limit' })
  const third = lastUnit(units, {}, 3)
  finish(third, [5, 1])
  expect([third.ending, third.turn]).toEqual([null, 4])
})

rule('PA-END-01', 'a side without three quarters of its infantry, or without a unit, gives up', () => {
  const units = [
    LAST,
    british('A', 'line', infantry([10, 10], [12, 10], [14, 10], [16, 10])),
    german('B', 'line', infantry([10, 30])),
  ]
  const broken = lastUnit(units)
  lose(broken, 'a', 3)
  finish(broken)
  expect(broken.ending).toMatchObject({ winner: 'german', reason: 'collapse', degree: 'decisive' })
  const gone = lastUnit([LAST, british('A', 'line', machineGun([10, 10]))])
  lose(gone, 'a', 1, 'withdrawn')
  finish(gone)
  expect(gone.ending).toMatchObject({ winner: 'german', reason: 'collapse' })
  const off = lastUnit(units, { options: { collapse: 'off' } })
  lose(off, 'a', 3)
  finish(off, [1, 2])
  expect(off.ending).toBeNull()
})

rule('PA-END-05', 'bases that withdrew or broke through are not lost', () => {
  const state = lastUnit([LAST, british('A', 'line', infantry([10, 10], [12, 10], [14, 10], [16, 10]))])
  lose(state, 'a', 3, 'withdrawn')
  expect([hasCollapsed(state, 'entente'), scoreOf(state, 'german')]).toEqual([false, 0])
})

rule('PA-END-05', 'if both collapse in the same turn, points decide', () => {
  const state = lastUnit([
    LAST,
    british('A', 'line', infantry([10, 10], [12, 10], [14, 10], [16, 10])),
    german('B', 'line', infantry([10, 30])),
  ])
  lose(state, 'a', 4)
  lose(state, 'b', 1)
  finish(state)
  // Eight points for four British bases against two for one German base.
  expect(state.ending).toMatchObject({
    winner: 'german',
    reason: 'collapse',
    degree: 'marginal',
    score: { german: 8, entente: 2 },
  })
})

const OBJECTIVE = { objectives: [['Farm', 20, 20, 6]] } as const

rule('PA-END-03', 'whoever alone has a base within an inch takes the objective; guns do not count', () => {
  const holder = (...units: Parameters<typeof laidOut>[0]) => holders(laidOut(units, OBJECTIVE))[0]
  // The farm begins with the defender; a base reaches half an inch to its front.
  expect(holder()).toBe('german')
  expect(holder(british('A', 'line', infantry([20, 18.5])))).toBe('entente')
  expect(holder(british('A', 'line', infantry([20, 18.49])))).toBe('german')
  expect(holder(british('A', 'line', field([20, 20])))).toBe('german')
  expect(holder(british('A', 'line', infantry([20, 18.5])), german('B', 'line', infantry([20, 21.5])))).toBe(
    'german',
  )
  expect(holder(british('A', 'line', infantry([20, 18.5])), german('B', 'line', field([20, 22])))).toBe(
    'entente',
  )
})

rule(
  ['PA-END-03', 'PA-END-02'],
  'points for objectives held, bases destroyed and bases broken through',
  () => {
    const state = laidOut(
      [british('A', 'line', infantry([20, 20], [22, 20])), german('B', 'line', field([20, 30]))],
      OBJECTIVE,
    )
    expect([scoreOf(state, 'entente'), scoreOf(state, 'german')]).toEqual([0, 6])
    lose(state, 'a', 1, 'broken-through')
    lose(state, 'b', 1)
    expect([scoreOf(state, 'entente'), scoreOf(state, 'german')]).toEqual([5, 6])
  },
)

rule('PA-END-03', 'holding is settled at the end of every turn', () => {
  const state = lastUnit([LAST, british('A', 'line', infantry([20, 20]))], OBJECTIVE)
  expect(state.objectives[0]?.holder).toBe('german')
  finish(state, [6, 1])
  expect(state.objectives[0]?.holder).toBe('entente')
})
