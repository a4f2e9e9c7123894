import { expect } from 'vitest'
import { CARRYING, OFF_BOARD } from '#rules/green-fields/game/zone.ts'
import { rule } from '../../../../rule.ts'
import { alone } from '../deployment/deploying.ts'
import { eventOf, give, put, refused, unitOf } from '../field.ts'
import { boxed, buying, reinforce, rich, unit } from './buying.ts'

const below = { strength: 4, establishment: 10, experience: 3 } as const

rule('GF-REP-01', 'regiments are filled up to the strength they were bought with', () => {
  const state = buying([{ id: 'a-1', at: 'C2', strength: 6, establishment: 8 }], rich(9))
  expect(refused(state, 'a', reinforce('a-1', 3))).toBe('too-many GF-REP-01')
  give(state, 'a', reinforce('a-1', 2))
  expect(unitOf(state, 'a-1').strength).toBe(8)
  expect(state.armies.a.supply).toBe(7)
  expect(refused(state, 'a', reinforce('a-1', 1))).toBe('at-full-strength GF-REP-01')
})

rule('GF-REP-02', 'a strength point costs what the list says for its kind', () => {
  const price = (
    type: 'infantry' | 'cavalry' | 'armoured-car' | 'fighter' | 'bomber' | 'heavy-artillery',
  ) => {
    const state = buying([{ id: 'a-1', type, strength: 1, establishment: 2 }], rich(6))
    give(state, 'a', reinforce('a-1', 1))
    return 6 - state.armies.a.supply
  }
  expect(
    (['infantry', 'heavy-artillery', 'cavalry', 'armoured-car', 'fighter', 'bomber'] as const).map(price),
  ).toEqual([1, 1, 2, 3, 4, 6])
})

rule('GF-REP-02', 'nobody pays with what he has not', () => {
  const state = buying([{ id: 'a-1', type: 'bomber', strength: 1, establishment: 2 }], rich(5))
  expect(refused(state, 'a', reinforce('a-1', 1))).toBe('too-dear GF-DPT-02')
})

rule('GF-REP-01', 'men wait in the replacement battalion and join the infantry only', () => {
  const state = buying(
    [
      { id: 'a-1', ...below },
      { id: 'a-2', type: 'pioneer', strength: 1, establishment: 5 },
    ],
    rich(5),
  )
  give(state, 'a', { kind: 'pool', men: 3 })
  expect(state.armies.a).toMatchObject({ supply: 2, pool: 3 })
  expect(refused(state, 'a', reinforce('a-2', 1, 'pool'))).toBe('infantry-only GF-REP-01')
  expect(refused(state, 'a', reinforce('a-1', 4, 'pool'))).toBe('pool-empty GF-REP-01')
  give(state, 'a', reinforce('a-1', 1, 'pool'))
  expect([unitOf(state, 'a-1').strength, state.armies.a.pool, state.armies.a.supply]).toEqual([5, 2, 2])
  expect(refused(state, 'a', { kind: 'pool', men: 3 })).toBe('too-dear GF-DPT-02')
})

rule('GF-REP-03', 'pooled men stand for strength already paid in a new regiment of infantry', () => {
  const state = buying([], { army: { a: { supply: 9, pool: 4 } } })
  // 4 + 3 + 4 = 11 points, 3 of them paid for.
  expect(refused(state, 'a', unit({ men: 1 }))).toBe('too-dear GF-DPT-02')
  expect(refused(state, 'a', unit({ men: 5 }))).toBe('pool-empty GF-REP-03')
  expect(refused(state, 'a', unit({ type: 'pioneer', men: 3 }))).toBe('infantry-only GF-REP-01')
  give(state, 'a', unit({ men: 3 }))
  expect(state.armies.a).toMatchObject({ supply: 1, pool: 1 })
  give(state, 'b', unit({ pay: 'points' }))
  expect(state.armies.b.points).toBe(-6)
  put(state, { armies: { ...state.armies, b: { ...state.armies.b, pool: 3 } } })
  // Half of the 9 that are left to pay, rounded up.
  give(state, 'b', unit({ pay: 'points', men: 2 }))
  expect(state.armies.b).toMatchObject({ points: -11, pool: 1 })
})

rule('GF-EXP-02', 'half the strength or more in one week costs a level, all drafts counted together', () => {
  const state = buying(
    [
      { id: 'a-1', ...below },
      { id: 'a-2', ...below },
      { id: 'a-3', ...below, drafts: 1, beforeDrafts: 3 },
    ],
    rich(20),
  )
  give(state, 'a', reinforce('a-1', 1))
  expect(unitOf(state, 'a-1')).toMatchObject({ strength: 5, experience: 3 })
  // 1 and 1 are half of the 4 it had.
  expect(eventOf(give(state, 'a', reinforce('a-1', 1)), 'reinforced').diluted).toBe(true)
  expect(unitOf(state, 'a-1')).toMatchObject({ strength: 6, experience: 2 })
  give(state, 'a', reinforce('a-1', 4))
  expect(unitOf(state, 'a-1')).toMatchObject({ strength: 10, experience: 2 })
  give(state, 'a', reinforce('a-2', 2))
  expect(unitOf(state, 'a-2').experience).toBe(2)
  // One draft of the deployment counts with this one: 2 of 3.
  give(state, 'a', reinforce('a-3', 1))
  expect(unitOf(state, 'a-3').experience).toBe(2)
})

rule('GF-EXP-02', 'a level of 1 is not lost', () => {
  const state = buying([{ id: 'a-1', ...below, experience: 1 }], rich(6))
  give(state, 'a', reinforce('a-1', 6))
  expect(unitOf(state, 'a-1').experience).toBe(1)
})

rule('GF-DEP-08', 'a regiment that is cut off gets nobody', () => {
  const state = buying([{ id: 'a-1', at: 'C4', ...below }], { ...rich(6), zones: alone('A1', 'C4') })
  expect(refused(state, 'a', reinforce('a-1', 1))).toBe('cut-off GF-DEP-08')
})

rule(['GF-DEP-08', 'GF-MOVE-12'], 'lorries that carry a regiment are where it is', () => {
  const carrying = (...held: readonly string[]) => {
    const state = buying(
      [
        { id: 'a-1', at: 'C4', mount: 'motor', mounted: true, aboard: 'a-2' },
        { id: 'a-2', type: 'motor-transport', strength: 4, establishment: 8 },
      ],
      { ...rich(6), zones: alone(...held) },
    )
    put(state, { units: state.units.map((one) => (one.id === 'a-2' ? { ...one, place: CARRYING } : one)) })
    return refused(state, 'a', reinforce('a-2', 1))
  }
  expect(carrying('A1', 'C4')).toBe('cut-off GF-DEP-08')
  expect(carrying('C1', 'C2', 'C3', 'C4')).toBe('legal')
})

rule('GF-REP-01', "nobody reinforces the enemy's, the destroyed or the unknown", () => {
  const state = buying(
    [
      { id: 'b-1', ...below },
      { id: 'a-1', ...below, strength: 0, gone: 'destroyed' },
    ],
    rich(6),
  )
  for (const id of ['b-1', 'a-1', 'a-9']) expect(refused(state, 'a', reinforce(id, 1))).toBe('unknown-unit')
})

rule(
  ['GF-BOMB-07', 'GF-REP-03'],
  'drafts cross a box barrage: they save as the unit would, moving, and do not check',
  () => {
    const state = boxed(buying([{ id: 'a-1', at: 'C2', ...below }], rich(6)), 'C2')
    // Two dice hit three times; experience 3 less 1 for moving saves 1; the 2 of 3 who fall check nothing.
    const events = give(state, 'a', reinforce('a-1', 3), [6, 5, 5, 1])
    expect(eventOf(events, 'drafts-shelled')).toMatchObject({ men: 3, hits: 3, saves: 1, lost: 2, only: 'a' })
    expect(unitOf(state, 'a-1')).toMatchObject({ strength: 5, morale: 3, status: 'steady', drafts: 1 })
    expect(state.armies.a).toMatchObject({ supply: 3, lost: 2 })
  },
)

rule(['GF-BOMB-07', 'GF-EXP-02'], 'only those who come through water the regiment down', () => {
  const state = boxed(buying([{ id: 'a-1', at: 'C2', ...below }], rich(6)), 'C2')
  give(state, 'a', reinforce('a-1', 3), [6, 6, 1, 1])
  expect(unitOf(state, 'a-1')).toMatchObject({ strength: 4, experience: 3, drafts: 0 })
})

rule('GF-BOMB-07', 'nobody is shelled on the way to a unit behind the line or to another zone', () => {
  const state = boxed(
    buying(
      [
        { id: 'a-1', ...below },
        { id: 'a-2', at: 'D2', ...below },
      ],
      rich(6),
    ),
    'C2',
  )
  give(state, 'a', reinforce('a-1', 1))
  give(state, 'a', reinforce('a-2', 1))
  expect([unitOf(state, 'a-1').place, unitOf(state, 'a-2').strength]).toEqual([OFF_BOARD, 5])
})

rule(['GF-BOMB-07', 'GF-EXP-01'], 'drafts who save with every die teach their unit', () => {
  const state = boxed(buying([{ id: 'a-1', at: 'C2', ...below }], rich(9)), 'C2')
  // Two dice, two hits; three experience dice less one for moving, both score.
  give(state, 'a', reinforce('a-1', 1), [5, 5, 5, 5])
  expect(unitOf(state, 'a-1')).toMatchObject({ strength: 5, experience: 4 })
  expect(state.armies.a.lost).toBe(0)
})

rule(['GF-REP-01', 'GF-DPT-05'], 'the last man of the pool and the last the depot can keep may join', () => {
  const pooled = buying([{ id: 'a-1', ...below }], { army: { a: { pool: 2 } } })
  expect(refused(pooled, 'a', reinforce('a-1', 2, 'pool'))).toBe('legal')
  const tanks = buying([{ id: 'a-1', type: 'heavy-tank', strength: 2, establishment: 6 }], {
    army: { a: { supply: 20, depot: 1 } },
  })
  expect(refused(tanks, 'a', reinforce('a-1', 1))).toBe('legal')
  expect(refused(tanks, 'a', reinforce('a-1', 2))).toBe('beyond-depot GF-DPT-05')
})
