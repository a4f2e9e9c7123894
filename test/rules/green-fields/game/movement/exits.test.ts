import { expect } from 'vitest'
import { GONE } from '#rules/green-fields/game/zone.ts'
import { rule } from '../../../../rule.ts'
import { unitOf } from '../field.ts'
import { exit, firers, moving, wayOff, where } from './moves.ts'

rule('GF-AMOV-05', 'an unsuppressed combat unit leaves from the enemy base line for one step', () => {
  const off = (unit: object, path = '') => wayOff(moving([{ id: 'a1', at: 'A7', ...unit }]), 'a1', path)
  expect(off({}, 'A8')).toBe('legal')
  expect(off({ at: 'A8' })).toBe('legal')
  expect(off({ at: 'A6' }, 'A7 A8')).toBe('too-far GF-MOVE-06')
  expect(off({})).toBe('not-at-the-edge GF-AMOV-05')
  expect(off({ at: 'A8', status: 'suppressed' })).toBe('suppressed GF-AMOV-05')
  expect(off({ at: 'A8', type: 'field-artillery' })).toBe('not-combat GF-AMOV-05')
  expect(off({ at: 'A1' })).toBe('not-at-the-edge GF-AMOV-05')
})

rule('GF-AMOV-05', 'ground that ends a move keeps it on the table', () => {
  const state = moving([{ id: 'a1', type: 'cavalry', at: 'A7' }], { zones: { A8: { ground: 'rough' } } })
  expect(wayOff(state, 'a1', 'A8')).toBe('must-stop GF-MOVE-04')
})

rule(['GF-VP-02', 'GF-VP-03', 'GF-DPT-01'], 'each scores 10 at once and the whole depot is gone', () => {
  const state = moving([
    { id: 'a1', at: 'A7' },
    { id: 'a2', at: 'A7' },
  ])
  exit(state, 'a1', 'A8')
  expect(state.armies.a).toMatchObject({ points: 10, exits: 1 })
  expect(state.armies.b).toMatchObject({ points: 0, depot: 0 })
  expect(unitOf(state, 'a1')).toMatchObject({ place: GONE, gone: 'exited', strength: 6 })
  exit(state, 'a2', 'A8')
  expect(state.armies.a.points).toBe(20)
})

rule('GF-VP-02', 'every unit of a stack that leaves together scores', () => {
  const state = moving([
    { id: 'a1', at: 'A8' },
    { id: 'a2', at: 'A8' },
  ])
  exit(state, 'a1 a2')
  expect(state.armies.a).toMatchObject({ points: 20, exits: 2 })
})

rule('GF-VP-01', 'an exit that reaches the end of the track ends the campaign at once', () => {
  const state = moving([{ id: 'a1', at: 'A8' }], { army: { a: { points: 24 } } })
  exit(state, 'a1')
  expect(state.ending).toMatchObject({ winner: 'a', reason: 'victory-points', score: { a: 34, b: 0 } })
  expect(state.phases).toEqual([])
})

rule('GF-AMOV-06', 'the last zone of the table is where an exit ends its move', () => {
  const state = moving([
    { id: 'a1', at: 'A8', revealed: true },
    { id: 'b1', at: 'B8', strength: 2, revealed: true, standing: 'on-entry' },
  ])
  expect(firers(exit(state, 'a1', '', [1]))).toEqual(['b1'])
  expect(where(state, 'a1')).toBe('-2')
})

rule('GF-AMOV-04', 'hidden enemies on the base line stop an exit', () => {
  const state = moving(
    [
      { id: 'a1', at: 'A7' },
      { id: 'b1', at: 'A8', standing: 'hold' },
    ],
    { zones: { A8: { trench: 'light' } } },
  )
  exit(state, 'a1', 'A8')
  expect([where(state, 'a1'), state.armies.a.points]).toEqual(['A8', 0])
})

rule('GF-SCALE-02', "side b leaves over side a's base line", () => {
  const state = moving([{ id: 'b1', at: 'A1' }], { assault: { firstMover: 'b' } }, 'b')
  exit(state, 'b1')
  expect([state.armies.b.points, state.armies.a.depot]).toEqual([10, 0])
})
