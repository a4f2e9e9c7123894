import { describe, expect } from 'vitest'
import type { State } from '#rules/flanders-fields/game/state.ts'
import { rule } from '../../../rule.ts'
import { begun } from '../battle.ts'
import { type At, fired, onlyAt, refusedFire } from './shooting.ts'

describe('block houses', () => {
  const held = (
    places: Readonly<Record<string, At>>,
    faces: readonly [number, number, number] = [0, 0, 0],
  ) => {
    const [house] = begun('hamel-1918').blockHouses
    if (!house) throw new Error('no block house')
    // At 36, 74, looking at the attacker.
    return { ...onlyAt('hamel-1918', places), blockHouses: [{ ...house, faces }] }
  }

  rule('FF-BLOCK-01', 'each face fires as a machine gun, to its own front', () => {
    const state = held({ a1a1: [36, 50], a1b1: [56, 74], a1c1: [36, 90], d2m1: [80, 110] })
    const shots = ['dR1b1>a1a1', 'dR1b1>a1b1']
    const { events } = fired(state, 'dR1b1', shots, [4, 4])
    expect(events.filter(({ kind }) => kind === 'burst')).toMatchObject([
      { gun: 'dR1b1', face: 'front', range: 21.25 },
      { gun: 'dR1b1', face: 'left', range: 16.5 },
    ])
    expect(refusedFire(state, 'dR1b1', ['dR1b1>a1c1'])).toBe('out-of-arc FF-ARC-03')
    expect(refusedFire(state, 'dR1b1', ['dR1b1>a1a1', 'dR1b1>a1a1'])).toBe('face-fired FF-TANK-08')
  })

  rule('FF-BLOCK-02', 'a shot marks the face it came through; a marked face is silent', () => {
    const state = held({ aR1m1: [36, 50], a1b1: [56, 74] })
    const { state: after } = fired(state, 'aR1m1', ['aR1m1>dR1b1'], [6])
    expect(after.blockHouses[0]?.faces).toEqual([1, 0, 0])
    expect(refusedFire(after, 'dR1b1', ['dR1b1>aR1m1'])).toBe('face-suppressed FF-BLOCK-02')
    expect(refusedFire(after, 'dR1b1', ['dR1b1>a1b1'])).toBeUndefined()
  })

  rule('FF-BLOCK-04', 'fire at the rear does nothing', () => {
    const state = held({ aR1m1: [36, 95, 180] })
    expect(refusedFire(state, 'aR1m1', ['aR1m1>dR1b1'])).toBe('blind-rear FF-BLOCK-04')
  })

  rule('FF-BLOCK-06', 'three markers silence a face; on all three it is gone', () => {
    const silenced = held({ aR1m1: [36, 50], a1b1: [56, 74] }, [3, 2, 3])
    expect(refusedFire(silenced, 'aR1m1', ['aR1m1>dR1b1'])).toBe('no-effect FF-FIRE-02')
    const flank = held({ aR1m1: [60, 74, 270] }, [3, 2, 3])
    const { state } = fired(flank, 'aR1m1', ['aR1m1>dR1b1'], [6])
    expect(state.blockHouses).toEqual([])
    expect(state.lost).toMatchObject([{ id: 'dR1b1', side: 'defender', cause: 'machine-guns' }])
  })

  rule('FF-BLOCK-05', 'a stand that has taken one over is the whole square, in fortification', () => {
    const state = held({ a1a1: [36, 74, 0], d1a1: [36, 90, 180] })
    const taken: State = {
      ...state,
      blockHouses: state.blockHouses.map((house) => ({ ...house, holder: null })),
      stands: state.stands.map((stand) => (stand.id === 'a1a1' ? { ...stand, house: 'dR1b1' } : stand)),
    }
    expect(refusedFire(taken, 'd1a', ['d1a1>a1a1'])).toBe('no-effect FF-FIRE-02')
    expect(fired(taken, 'a1a', ['a1a1>d1a1'], [6]).events[0]).toMatchObject({ range: 13.25 })
  })
})
