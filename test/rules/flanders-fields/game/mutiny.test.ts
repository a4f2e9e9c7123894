import { describe, expect } from 'vitest'
import { topPhase } from '#kernel/game/phases.ts'
import { closeUp } from '#rules/flanders-fields/game/phases/actions/moving/close-up.ts'
import { beginMutiny } from '#rules/flanders-fields/game/phases/deployment/mutiny.ts'
import type { Phase } from '#rules/flanders-fields/game/phases/shapes.ts'
import type { State } from '#rules/flanders-fields/game/state.ts'
import { rule } from '../../../rule.ts'
import { begun, happening, refusalOf, waitingFor, withStand } from '../battle.ts'
import { inBattalion, withBattalion } from '../commanding.ts'
import { acting, follows, move, only, place, refused } from './movement.ts'

const mutinous = (state: State): State => withBattalion(state, 'a1', { mutinous: true })

/** A platoon with an enemy on its flank, a little nearer to the French edge, and another beyond him. */
const beside = (): State => {
  const state = only(begun('first-battle'), ['a1a1', 'd1b1', 'd1b2'])
  const placed = withStand(withStand(state, 'd1b1', { x: 36, y: 31 }), 'd1b2', { x: 36, y: 35 })
  return withStand(placed, 'a1a1', { x: 30, y: 30, heading: 90 })
}

describe('naming them', () => {
  const asked = (limit: 'half' | 'three', national: 'mutiny' = 'mutiny') => {
    const { scenario } = begun('langemarck-1915')
    const before = begun('langemarck-1915', { defender: { ...scenario.defender, national: [national] } })
    const state = { ...before, options: { ...before.options, 'mutiny-limit': limit } }
    return happening(state, [], beginMutiny).state
  }

  rule('FF-NAT-06', 'at most half of those present', () => {
    // Two of three French battalions are on the table.
    const state = asked('half')
    expect(topPhase(state)).toMatchObject({ name: 'mutiny', side: 'attacker', most: 1 })
    expect(refusalOf(state, 'attacker', { kind: 'mutiny', battalions: ['d3'] })).toBe(
      'unknown-battalion FF-NAT-06',
    )
  })

  rule('FF-NAT-06', 'or any three by the house rule, those in reserve included', () => {
    const state = asked('three')
    expect(topPhase(state)).toMatchObject({ name: 'mutiny', most: 3 })
    expect(refusalOf(state, 'attacker', { kind: 'mutiny', battalions: ['d1', 'd2', 'd3'] })).toBeUndefined()
  })
})

describe('a mutinous battalion', () => {
  rule(['FF-NAT-06', 'FF-NAT-11'], 'moves back or aside, never nearer to the enemy’s edge', () => {
    const state = mutinous(only(begun('first-battle'), ['a1a1']))
    // It stands at 23, 13.
    const to = (x: number, y: number) => refused(acting(state, 'a1a'), move({ a1a1: [[x, y]] }))
    expect(to(23, 13.1)).toBe('mutinous FF-NAT-11')
    expect([to(33, 13), to(23, 8)]).toEqual([undefined, undefined])
    expect(refused(acting(only(begun('first-battle'), ['a1a1']), 'a1a'), move({ a1a1: [[23, 14]] }))).toBe(
      undefined,
    )
  })

  rule('FF-NAT-11', 'nor do its command stand, those who close up or a hero', () => {
    const phase: Phase = { name: 'command-move', side: 'attacker', moving: null, done: [] }
    const leading = mutinous(waitingFor(begun('first-battle'), phase, { step: 'command-move' }))
    const lead = (y: number) =>
      refusalOf(leading, 'attacker', { kind: 'command-move', stand: 'a1h', path: [[45, y]] })
    expect([lead(10.5), lead(9)]).toEqual(['mutinous FF-NAT-11', undefined])
    const apart = withStand(only(begun('first-battle'), ['a1a']), 'a1a1', { x: 23, y: 2 })
    const closed = (state: State) =>
      place(happening(state, [], (play) => closeUp(play, 'a1a', undefined)).state, 'a1a1')
    expect(closed(mutinous(apart))).toEqual([23, 2])
    expect(closed(apart)[1]).toBeGreaterThan(5)
    const near = withStand(mutinous(inBattalion('first-battle', 'a1')), 'd1m1', { x: 23, y: 30 })
    const heroic = { kind: 'heroic', platoon: 'a1a1', targets: ['d1m1'] }
    expect(refusalOf(near, 'attacker', heroic)).toBe('mutinous FF-NAT-11')
    expect(refusalOf(withBattalion(near, 'a1', { mutinous: false }), 'attacker', heroic)).toBeUndefined()
  })

  rule('FF-NAT-11', 'fights, but takes no ground and follows nobody who is nearer', () => {
    // Against the enemy's flank: 1 as he fires, then 6 to 1.
    const fought = (state: State) =>
      follows(acting(state, 'a1a'), move({ a1a1: [[36, 30]] }, { a1a1: { assault: 'd1b1' } }), [1, 6, 1])
    const loyal = fought(beside())
    expect(topPhase(loyal.state)).toMatchObject({ name: 'take-ground', stand: 'a1a1' })
    const { state, events } = fought(mutinous(beside()))
    expect(events.some(({ kind }) => kind === 'fought')).toBe(true)
    expect(topPhase(state)).toMatchObject({ name: 'actions' })
    expect(place(state, 'a1a1')[1]).toBe(30)
    // Had the two stood as much farther back, he might have taken it and gone on.
    const back = withStand(withStand(mutinous(beside()), 'd1b1', { x: 36, y: 29 }), 'd1b2', { x: 36, y: 25 })
    const won = fought(back).state
    expect(topPhase(won)).toMatchObject({ name: 'take-ground' })
    const held = follows(
      { state: won, side: 'attacker' },
      { kind: 'take-ground', stand: 'a1a1', take: false },
    )
    expect(topPhase(held.state)).toMatchObject({ name: 'follow-up', targets: ['d1b2'] })
  })
})
