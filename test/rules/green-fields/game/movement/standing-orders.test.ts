import { expect } from 'vitest'
import { GAME } from '#rules/green-fields/game/index.ts'
import { referenceOf } from '#rules/green-fields/reckoning/grid.ts'
import type { StandingOrder } from '#rules/green-fields/vocabulary.ts'
import { rule } from '../../../../rule.ts'
import { eventsOf, give, type Placed, refused, unitOf } from '../field.ts'
import { firers, move, moving, where } from './moves.ts'

rule(['GF-AMOV-08', 'GF-AMOV-09'], 'one decoy draws the fire of the zone it enters, not of the front', () => {
  const state = moving([
    { id: 'a1', type: 'pioneer', at: 'D4' },
    { id: 'a2', at: 'C4', wave: 0 },
    { id: 'a3', at: 'C4', wave: 1 },
    { id: 'b1', at: 'C5', strength: 2 },
    { id: 'b2', at: 'D5', strength: 2 },
    { id: 'b3', at: 'E5', strength: 2 },
  ])
  expect(firers(move(state, 'a1', 'D5', [1]))).toEqual(['b2'])
  expect(firers(move(state, 'a2 a3', 'C5', [1]))).toEqual(['b1'])
})

rule('GF-AMOV-08', 'own zone is the default of foot, horse and armour, on entry that of guns', () => {
  const shots = (type: 'infantry' | 'cavalry' | 'heavy-tank' | 'field-artillery', path: string) => {
    const state = moving([
      { id: 'a1', at: 'B4' },
      { id: 'b1', at: 'A5', type, strength: type === 'field-artillery' ? 6 : 2 },
    ])
    const fires = type === 'field-artillery' || path === 'A5'
    return firers(move(state, 'a1', path, fires ? [1] : [])).length
  }
  // B5 is the enemy's ground, but not where the firer stands.
  expect(shots('infantry', 'B5')).toBe(0)
  expect(shots('cavalry', 'B5')).toBe(0)
  expect(shots('heavy-tank', 'B5')).toBe(0)
  expect(shots('field-artillery', 'B5')).toBe(1)
  expect(shots('infantry', 'A5')).toBe(1)
})

/** Where a stack of so many draws the fire of a regiment in C5; all the dice it throws are given. */
const shotIn = (
  order: { readonly standing: StandingOrder; readonly atLeast?: number },
  many: number,
  path: string,
  dice: readonly number[],
): string | undefined => {
  const movers = Array.from({ length: many }, (_, i): Placed => ({ id: `a${i + 1}`, at: 'C3', wave: i }))
  const state = moving([...movers, { id: 'b1', strength: 2, at: 'C5', atLeast: 1, ...order }], {
    zones: { C4: { owner: 'b' } },
    roads: ['C3-C4-C5'],
  })
  const events = move(state, movers.map(({ id }) => id).join(' '), path, dice)
  const [shot] = eventsOf(events, 'opportunity-fire')
  return shot && referenceOf(state.country, shot.zone)
}

rule('GF-AMOV-08', 'the four kinds differ in when they fire', () => {
  // From C3, two zones off, over C4, which is the firer's side's, into C5.
  expect(shotIn({ standing: 'first-chance' }, 1, 'C4 C5', [1])).toBe('C4')
  expect(shotIn({ standing: 'first-chance' }, 1, 'C4 B3', [1])).toBe('C4')
  expect(shotIn({ standing: 'on-entry' }, 1, 'C4', [1])).toBe('C4')
  expect(shotIn({ standing: 'on-entry' }, 1, 'C4 B3', [])).toBeUndefined()
  expect(shotIn({ standing: 'own-zone' }, 1, 'C4', [])).toBeUndefined()
  expect(shotIn({ standing: 'own-zone' }, 1, 'C4 C5', [1])).toBe('C4')
  expect(shotIn({ standing: 'hold' }, 1, 'C4 C5', [])).toBeUndefined()
})

rule(['GF-AMOV-08', 'GF-AMOV-09'], 'below the least number the firer waits', () => {
  expect(shotIn({ standing: 'first-chance', atLeast: 2 }, 1, 'C4', [])).toBeUndefined()
  expect(shotIn({ standing: 'first-chance', atLeast: 2 }, 2, 'C4', [1])).toBe('C4')
  expect(shotIn({ standing: 'on-entry', atLeast: 3 }, 2, 'C4', [])).toBeUndefined()
  expect(shotIn({ standing: 'on-entry', atLeast: 3 }, 3, 'C4', [1])).toBe('C4')
})

rule('GF-AMOV-09', 'whoever ends a move in the firer’s own zone is fired at, however few', () => {
  expect(shotIn({ standing: 'own-zone', atLeast: 3 }, 1, 'C4 C5', [1])).toBe('C5')
  expect(shotIn({ standing: 'first-chance', atLeast: 2 }, 1, 'C4 C5', [1])).toBe('C5')
  expect(shotIn({ standing: 'hold', atLeast: 1 }, 3, 'C4 C5', [])).toBeUndefined()
})

rule('GF-AMOV-09', 'a unit that waited keeps its shot for later movers of the turn', () => {
  const state = moving([
    { id: 'a1', at: 'A4', wave: 0 },
    { id: 'a2', at: 'A4', wave: 1 },
    { id: 'a3', at: 'B4' },
    { id: 'b1', at: 'A5', strength: 2, standing: 'first-chance', atLeast: 2 },
  ])
  expect(firers(move(state, 'a3', 'B3'))).toEqual([])
  expect(unitOf(state, 'b1').shotOpportunity).toBe(false)
  expect(firers(move(state, 'a1 a2', 'A3', [1]))).toEqual(['b1'])
})

rule('GF-AMOV-09', 'stands are counted as they are when the firer’s turn comes', () => {
  const state = moving([
    { id: 'a1', at: 'B4', strength: 1, experience: 1, wave: 0 },
    { id: 'a2', at: 'B4', wave: 1 },
    { id: 'b1', at: 'A5', strength: 2, standing: 'first-chance' },
    { id: 'b2', at: 'C5', strength: 2, standing: 'first-chance', atLeast: 2 },
  ])
  // b1 shoots the leading stand away; one is too few for b2.
  expect(firers(move(state, 'a1 a2', 'B3', [5]))).toEqual(['b1'])
  expect(where(state, 'a2')).toBe('B3')
})

rule('GF-AMOV-08', 'the least number is 1 to 3, 1 if left out, and secret', () => {
  const state = moving([
    { id: 'a1', at: 'A4', revealed: true },
    { id: 'b1', at: 'A5', revealed: true },
  ])
  give(state, 'a', { kind: 'standing', unit: 'a1', order: 'own-zone', atLeast: 3 })
  expect(unitOf(state, 'a1')).toMatchObject({ standing: 'own-zone', atLeast: 3 })
  const seen = GAME.view(state, 'b').units.find(({ id }) => id === 'a1')
  expect(seen).toMatchObject({ standing: 'own-zone', atLeast: 1 })
  give(state, 'a', { kind: 'standing', unit: 'a1', order: 'on-entry' })
  expect(unitOf(state, 'a1')).toMatchObject({ standing: 'on-entry', atLeast: 1 })
  for (const atLeast of [0, 4]) {
    const order = { kind: 'standing', unit: 'a1', order: 'hold', atLeast }
    expect(() => refused(state, 'a', order)).toThrow()
  }
})
