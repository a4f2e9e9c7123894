import { expect } from 'vitest'
import { GONE } from '#rules/green-fields/game/zone.ts'
import type { Status } from '#rules/green-fields/vocabulary.ts'
import { rule } from '../../../../rule.ts'
import { eventsOf, give, put, unitOf } from '../field.ts'
import { moving, where } from './moves.ts'

/** Side a has done; side b, with one shaken unit, begins its movement. */
const rallied = (
  status: Status,
  dice: readonly number[],
  options: object = {},
  reference: string | undefined = 'A7',
) => {
  const state = moving(
    [
      { id: 'a1', at: 'A1' },
      { id: 'b1', morale: 3, status, ...(reference ? { at: reference } : {}) },
      { id: 'b2', at: 'F8' },
    ],
    { options },
  )
  const events = give(state, 'a', { kind: 'done' }, dice)
  return { status: unitOf(state, 'b1').status, at: where(state, 'b1'), events }
}

rule('GF-MOR-13', 'two hits on the morale dice are a step up, fewer are none', () => {
  expect(rallied('suppressed', [5, 5, 1]).status).toBe('steady')
  expect(rallied('suppressed', [6, 1, 1]).status).toBe('steady')
  expect(rallied('suppressed', [5, 1, 1])).toMatchObject({ status: 'suppressed', at: 'A7' })
  expect(rallied('routing', [6, 5, 1])).toMatchObject({ status: 'suppressed', at: 'A7' })
})

rule(
  ['GF-MOR-13', 'GF-MOR-05', 'GF-MOR-11'],
  'a routing unit that fails runs its whole allowance again',
  () => {
    expect(rallied('routing', [5, 1, 1], {}, 'A6')).toMatchObject({ status: 'routing', at: 'A8' })
    expect(rallied('routing', [1, 1, 1], {}, 'A8')).toMatchObject({ status: 'routing', at: '-1' })
  },
)

rule(['GF-MOR-13', 'GF-MOR-12'], 'units off the board rally too, and stay there', () => {
  const state = moving([
    { id: 'a1', at: 'A1' },
    { id: 'b1', status: 'routing' },
    { id: 'b2', status: 'suppressed' },
    { id: 'b3', at: 'F8' },
  ])
  give(state, 'a', { kind: 'done' }, [1, 1, 1, 6, 1, 1])
  expect([unitOf(state, 'b1').status, unitOf(state, 'b2').status]).toEqual(['routing', 'steady'])
  expect(where(state, 'b1')).toBe('-1')
})

rule(
  ['GF-MOR-13', 'GF-SUP-03'],
  'by the house rules suppression lasts to the end of the assault or to the next movement',
  () => {
    const untilEnd = { 'suppression-recovery': 'end-of-assault' }
    const next = { 'suppression-recovery': 'next-turn' }
    expect(rallied('suppressed', [], untilEnd).status).toBe('suppressed')
    expect(rallied('suppressed', [], next).status).toBe('steady')
    expect(rallied('routing', [6, 1, 1], untilEnd).status).toBe('suppressed')
    expect(rallied('routing', [1, 1, 1], next)).toMatchObject({ status: 'routing', at: '-1' })
  },
)

rule(
  'GF-MOR-13',
  'only the side about to move throws, and the enemy hears nothing of units he does not see',
  () => {
    const state = moving([
      { id: 'a1', at: 'A1', status: 'suppressed' },
      { id: 'b1', at: 'A8', status: 'suppressed' },
    ])
    const events = give(state, 'a', { kind: 'done' }, [1, 1, 1])
    expect(eventsOf(events, 'rally-thrown')).toMatchObject([{ unit: 'b1', only: 'b', dice: 3, hits: 0 }])
    expect(unitOf(state, 'a1').status).toBe('suppressed')
  },
)

rule('GF-MOR-13', 'what is told of a rally is what was thrown', () => {
  const told = (status: Status, dice: readonly number[], options: object = {}) =>
    eventsOf(rallied(status, dice, options).events, 'rally-thrown').map((event) => [
      event.dice,
      event.hits,
      event.status,
    ])
  expect(told('routing', [6, 1, 1])).toEqual([[3, 2, 'suppressed']])
  expect(told('suppressed', [5, 1, 1])).toEqual([[3, 1, 'suppressed']])
  expect(told('suppressed', [], { 'suppression-recovery': 'next-turn' })).toEqual([[0, 0, 'steady']])
  expect(told('suppressed', [], { 'suppression-recovery': 'end-of-assault' })).toEqual([])
  expect(told('routing', [6, 1, 1], { 'suppression-recovery': 'end-of-assault' })).toEqual([
    [3, 2, 'suppressed'],
  ])
})

rule(['GF-MOR-13', 'GF-SCALE-10'], 'the destroyed and those who left the table throw nothing', () => {
  const state = moving([
    { id: 'a1', at: 'A1' },
    { id: 'b1', status: 'routing', gone: 'destroyed' },
    { id: 'b2', at: 'F8' },
  ])
  put(state, { units: state.units.map((unit) => (unit.id === 'b1' ? { ...unit, place: GONE } : unit)) })
  expect(eventsOf(give(state, 'a', { kind: 'done' }), 'rally-thrown')).toEqual([])
})
