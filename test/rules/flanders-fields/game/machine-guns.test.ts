import { describe, expect, test } from 'vitest'
import type { State } from '#rules/flanders-fields/game/state.ts'
import { rule } from '../../../rule.ts'
import { standIn, withStand } from '../battle.ts'
import { fired, markersOn, onlyAt, refusedFire } from './shooting.ts'

describe('machine guns', () => {
  rule(['FF-MG-01', 'FF-MG-02'], 'the nearest, then three more behind it at -1, -2 and -3', () => {
    const state = onlyAt('first-battle', {
      a1m1: [40, 20],
      d1b1: [40, 38],
      d1b2: [40, 42],
      a1c1: [40, 46],
      d1b3: [40, 50],
      d1h: [40, 53.7],
    })
    const { state: after, events } = fired(state, 'a1m1', ['a1m1>d1b1'], [5, 5, 6, 6])
    expect(events[0]).toMatchObject({
      kind: 'burst',
      range: 16.25,
      strikes: [
        { stand: 'd1b1', modifier: 0, outcome: 'killed' },
        { stand: 'd1b2', modifier: -1, total: 4, outcome: 'suppressed' },
        { stand: 'a1c1', modifier: -2, total: 4, outcome: 'suppressed' },
        { stand: 'd1b3', modifier: -3, total: 3, outcome: 'none' },
      ],
      companies: ['d1b', 'a1c'],
    })
    expect([markersOn(after, 'd1b2'), markersOn(after, 'd1b3'), markersOn(after, 'a1c1')]).toEqual([1, 1, 1])
  })

  rule('FF-MG-04', 'the zone ends 15 cm behind the first base; nobody below is in it', () => {
    const state = onlyAt('first-battle', { a1m1: [40, 20], d1b1: [40, 38], d1b2: [40, 54.4], d1b3: [40, 45] })
    const struck = (s: State, faces: readonly number[]) => {
      const [event] = fired(s, 'a1m1', ['a1m1>d1b1'], faces).events
      return event?.kind === 'burst' ? event.strikes.map(({ stand }) => stand) : []
    }
    expect(struck(state, [1, 1, 1])).toEqual(['d1b1', 'd1b3', 'd1b2'])
    expect(struck(withStand(state, 'd1b2', { x: 40, y: 54.6 }), [1, 1])).toEqual(['d1b1', 'd1b3'])
    expect(struck(withStand(state, 'd1b3', { below: true }), [1, 1])).toEqual(['d1b1', 'd1b2'])
    expect(struck(withStand(state, 'd1b3', { x: 42.6, y: 45 }), [1, 1])).toEqual(['d1b1', 'd1b2'])
  })

  rule('FF-MG-05', 'the gun swings along its line of fire; a friend in its strip masks the target', () => {
    const state = onlyAt('first-battle', { a1m1: [40, 20], d1b1: [50, 41] })
    const after = fired(state, 'a1m1', ['a1m1>d1b1'], [1]).state
    expect(standIn(after, 'a1m1').heading).toBe(2657)
    const masked = onlyAt('first-battle', { a1m1: [40, 20], a1c1: [42.4, 30], d1b1: [40, 41] })
    expect(refusedFire(masked, 'a1m1', ['a1m1>d1b1'])).toBe('masked FF-ARC-09')
    expect(refusedFire(withStand(masked, 'a1c1', { x: 42.6, y: 30 }), 'a1m1', ['a1m1>d1b1'])).toBeUndefined()
  })

  rule('FF-MG-05', 'a gun without room to turn fires all the same and keeps its facing', () => {
    // 2 by 2 cm: turned by 27 degrees it would lie on the platoon beside it, or stick out over the edge.
    const beside = onlyAt('first-battle', { a1m1: [40, 20], a1c1: [42.55, 20], d1b1: [50, 41] })
    const { state, events } = fired(beside, 'a1m1', ['a1m1>d1b1'], [1])
    expect(events[0]).toMatchObject({ kind: 'burst' })
    expect(standIn(state, 'a1m1').heading).toBe(0)
    const edge = onlyAt('first-battle', { a1m1: [40, 1], d1b1: [46, 14] })
    expect(standIn(fired(edge, 'a1m1', ['a1m1>d1b1'], [1]).state, 'a1m1').heading).toBe(0)
    const wired = { ...onlyAt('first-battle', { a1m1: [40, 20], d1b1: [50, 41] }) }
    const scenario = { ...wired.scenario, ground: [{ kind: 'wire', at: [0, 21.1, 90, 23.1] } as const] }
    expect(standIn(fired({ ...wired, scenario }, 'a1m1', ['a1m1>d1b1'], [1]).state, 'a1m1').heading).toBe(0)
    // With room it turns, in touch of others though it be.
    const touching = onlyAt('first-battle', { a1m1: [40, 20], a1c1: [43, 20], d1b1: [50, 41] })
    expect(standIn(fired(touching, 'a1m1', ['a1m1>d1b1'], [1]).state, 'a1m1').heading).toBe(2657)
  })

  test('FF-FIRE-04: under 10 cm the first target is attacked at +2', () => {
    const state = onlyAt('first-battle', { a1m1: [40, 20], d1b1: [40, 31.7] })
    expect(fired(state, 'a1m1', ['a1m1>d1b1'], [3]).events[0]).toMatchObject({
      strikes: [{ modifier: 2, total: 5, outcome: 'killed' }],
    })
  })

  test('FF-AIR-04: a gun that shot at aircraft takes up its line before it fires', () => {
    const state = onlyAt('first-battle', { a1m1: [40, 20], d1b1: [40, 38] })
    const realigned = {
      ...state,
      stands: state.stands.map((stand) => (stand.id === 'a1m1' ? { ...stand, realigned: true } : stand)),
    }
    expect(refusedFire(realigned, 'a1m1', ['a1m1>d1b1'])).toBe('realigned FF-AIR-04')
  })
})
