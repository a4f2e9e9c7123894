import { expect, test } from 'vitest'
import { enteredRoll, ordinaryDice } from '#kernel/chance/rolled.ts'
import { type TraceLine, writtenTrace } from '#kernel/procedure/trace.ts'
import { GAUGES } from '#rules/passchendaele/game/gauges.ts'
import { GAME } from '#rules/passchendaele/game/index.ts'
import type { State } from '#rules/passchendaele/game/state.ts'
import { infantry } from '#rules/passchendaele/scenarios/scenario.ts'
import { british, german, give, inTurn, phaseOf, ready, setUnit, unitOf } from './table.ts'

const gauge = (state: State, id: string, side: string): number =>
  GAUGES.find((one) => one.id === id)?.of(GAME.view(state, 'umpire'), side) ?? Number.NaN

const LEFT = british('Left Division', 'line', infantry([10, 10], [12, 10], [14, 10]))
const RIGHT = german('Right Division', 'line', infantry([10, 20], [12, 20]))

test('a tenth of a shaken unit counts as lost for each level, for the enemy', () => {
  const state = inTurn([LEFT, RIGHT])
  expect(gauge(state, 'position', 'german')).toBe(0)
  ready(state, 'left-division', 'hold', 'pinned')
  // Three infantry bases of 2 points, two tenths of them.
  expect(gauge(state, 'position', 'german')).toBeCloseTo(1.2, 12)
  expect(gauge(state, 'position', 'entente')).toBe(0)
  expect(gauge(state, 'points', 'german')).toBe(0)
  expect(gauge(state, 'status', 'entente')).toBe(2)
})

test('a unit removed counts its bases and four levels', () => {
  const state = inTurn([LEFT, RIGHT])
  const { bases } = unitOf(state, 'right-division')
  const gone = bases.map(({ id, troop }) => ({ id, troop, fate: 'lost' as const }))
  setUnit(state, 'right-division', { bases: [], gone })
  expect(gauge(state, 'bases', 'german')).toBe(2)
  expect(gauge(state, 'points', 'entente')).toBe(4)
  expect(gauge(state, 'position', 'entente')).toBe(4)
  expect(gauge(state, 'status', 'german')).toBe(4)
})

test('ground counts for whoever would hold it if the turn ended now', () => {
  const objectives = [['mill', 10, 10, 5]] as const
  const state = inTurn([LEFT, RIGHT], { objectives })
  expect(gauge(state, 'points', 'entente')).toBe(5)
  expect(state.objectives[0]?.holder).not.toBe('entente')
})

test('a base that must still be chosen in close combat is counted as lost', () => {
  const state = inTurn([
    british('A', 'line', infantry([20, 20], [16, 20])),
    german('B', 'line', infantry([20, 22], [24, 22])),
  ])
  ready(state, 'a', 'advance')
  give(state, 'entente', { kind: 'carry-on', unit: 'a' }, [6, 6])
  give(state, 'entente', { kind: 'move' }, [6, 6, 1, 1])
  expect(phaseOf(state)).toBe('loss')
  expect(gauge(state, 'bases', 'german')).toBe(1)
})

test('an order tells the working of what was rolled for, with its clauses', () => {
  const state = inTurn([LEFT, RIGHT])
  ready(state, 'left-division', 'advance')
  const lines: TraceLine[] = []
  GAME.act(
    state,
    'entente',
    { kind: 'carry-on', unit: 'left-division' },
    ordinaryDice(enteredRoll([5, 4])),
    writtenTrace(lines),
  )
  expect(lines[0]).toEqual({ clause: 'PA-CHECK-01', text: 'Two dice', value: 9 })
})
