import { expect } from 'vitest'
import { rule } from '../../../../rule.ts'
import { at, eventsOf, unitOf } from '../field.ts'
import { exit, firers, move, moving, where } from './moves.ts'

rule('GF-AMOV-06', 'in one column the lower row fires first, in one zone the leading wave', () => {
  const chance = { strength: 2, standing: 'first-chance' } as const
  const state = moving([
    { id: 'a1', at: 'C5', type: 'cavalry' },
    { id: 'b1', at: 'A6', ...chance },
    { id: 'b2', at: 'A5', wave: 1, ...chance },
    { id: 'b3', at: 'A5', wave: 0, ...chance },
    { id: 'b4', at: 'A4', ...chance },
  ])
  expect(firers(move(state, 'a1', 'B5', [1, 1, 1, 1]))).toEqual(['b4', 'b3', 'b2', 'b1'])
})

rule('GF-AMOV-06', 'ground that the firer’s side occupies counts like ground it controls', () => {
  const state = moving([
    { id: 'a1', at: 'A3' },
    { id: 'b1', at: 'A4', strength: 2, standing: 'on-entry' },
    { id: 'b2', at: 'B4', strength: 2, standing: 'on-entry' },
  ])
  // Both zones are still side a's.
  expect(firers(move(state, 'a1', 'A4', [1, 1]))).toEqual(['b1', 'b2'])
})

rule('GF-AMOV-02', 'nobody fires from off the board, stood down, or from farther than one zone', () => {
  const state = moving([
    { id: 'a1', at: 'A4' },
    { id: 'b1', standing: 'first-chance' },
    { id: 'b2', at: 'A5', duty: 'idle', standing: 'first-chance' },
    { id: 'b3', at: 'C6', standing: 'first-chance' },
    { id: 'a2', at: 'B5', standing: 'first-chance' },
  ])
  expect(firers(move(state, 'a1', 'A3'))).toEqual([])
})

rule(['GF-AMOV-02', 'GF-OBS-09'], 'who fires out of a trench is seen from then on', () => {
  const state = moving(
    [
      { id: 'a1', at: 'A4' },
      { id: 'b1', at: 'A5', strength: 2, standing: 'first-chance' },
    ],
    { zones: { A5: { trench: 'light' } } },
  )
  expect(unitOf(state, 'b1').revealed).toBe(false)
  move(state, 'a1', 'A3', [1])
  expect(unitOf(state, 'b1').revealed).toBe(true)
})

rule(
  ['GF-AMOV-03', 'GF-OBS-11'],
  'gas beside one corner is no bar, nor gas in a zone that both share',
  () => {
    const shots = (
      zones: Readonly<Record<string, { gas: 'smoke' }>>,
      path: string,
      dice: readonly number[],
    ) => {
      const state = moving(
        [
          { id: 'a1', at: 'A4' },
          { id: 'b1', strength: 2, at: 'B5', standing: 'first-chance' },
        ],
        { zones },
      )
      return eventsOf(move(state, 'a1', path, dice), 'opportunity-fire').map(({ zone }) => zone)
    }
    const smoke = { gas: 'smoke' } as const
    const grid = moving([])
    expect(shots({ B4: smoke }, 'A3', [1])).toEqual([at(grid, 'A4')])
    // Into the cloud in which the firer stands: not from outside, but at arm's length.
    expect(shots({ B5: smoke }, 'B5', [1])).toEqual([at(grid, 'B5')])
  },
)

rule('GF-AMOV-04', 'when all movers are gone nobody else fires at them', () => {
  const state = moving([
    { id: 'a1', at: 'A4', strength: 1, experience: 1 },
    { id: 'b1', at: 'A5', strength: 2 },
    { id: 'b2', at: 'B5', strength: 2 },
  ])
  expect(firers(move(state, 'a1', 'A5', [6]))).toEqual(['b1'])
  expect(unitOf(state, 'b2').shotOpportunity).toBe(false)
})

rule('GF-AMOV-05', 'whoever is shot down or driven back on the last zone does not leave', () => {
  const state = moving([
    { id: 'a1', at: 'A8', experience: 1, morale: 1 },
    { id: 'b1', at: 'B8', strength: 2, revealed: true, standing: 'on-entry' },
  ])
  // One hit, no save, no hit on the morale die: it runs two zones back.
  exit(state, 'a1', '', [5, 1])
  expect([where(state, 'a1'), state.armies.a.points, state.armies.b.depot]).toEqual(['A6', 0, 3])
})

rule(['GF-DPT-01', 'GF-VP-02'], 'of a stack that is fired at only those who go on score', () => {
  const state = moving([
    { id: 'a1', at: 'A8', strength: 1, experience: 1, wave: 0 },
    { id: 'a2', at: 'A8', wave: 1 },
    { id: 'b1', at: 'B8', strength: 2, revealed: true, standing: 'on-entry' },
  ])
  const events = exit(state, 'a1 a2', '', [5])
  expect(eventsOf(events, 'exited')).toMatchObject([{ unit: 'a2', zone: at(state, 'A8') }])
  expect(eventsOf(events, 'depot-overrun')).toMatchObject([{ side: 'b' }])
  expect(state.armies.a).toMatchObject({ points: 10, exits: 1 })
})

rule('GF-DPT-01', 'a depot that is gone already is not lost again', () => {
  const state = moving([{ id: 'a1', at: 'A8' }], { army: { b: { depot: 0 } } })
  expect(eventsOf(exit(state, 'a1'), 'depot-overrun')).toEqual([])
})
