import { expect } from 'vitest'
import { lose } from '#rules/green-fields/game/board/casualties.ts'
import type { State } from '#rules/green-fields/game/state.ts'
import { OFF_BOARD } from '#rules/green-fields/game/zone.ts'
import { rule } from '../../../../rule.ts'
import { happens } from '../deployment/deploying.ts'
import { at, field, give, inAssault, refused, type Setting, zoneOf } from '../field.ts'
import { buying, newest, reinforce } from './buying.ts'

const found = (recovered: number, begins = '1917-12-03'): Setting => ({
  army: { b: { recovered, depot: 6, supply: 30 } },
  terms: { begins },
})
const capture = (strength: number, zone = 'off') => ({ kind: 'capture-tanks', strength, zone })

rule('GF-DATE-04', 'one point of captured tanks for two found, free, experience 1 and morale 2', () => {
  const state = buying([], found(5))
  expect(refused(state, 'b', capture(3))).toBe('too-strong GF-DATE-04')
  give(state, 'b', capture(2, 'C8'))
  expect(newest(state)).toMatchObject({
    type: 'heavy-tank',
    captured: true,
    strength: 2,
    experience: 1,
    morale: 2,
    place: at(state, 'C8'),
  })
  expect(state.armies.b).toMatchObject({ recovered: 1, supply: 30, points: 0 })
  expect(refused(state, 'b', capture(1))).toBe('nothing-captured GF-DATE-04')
})

rule('GF-DATE-04', 'from July 1916, and only by Germans', () => {
  expect(refused(buying([], found(4, '1916-06-26')), 'b', capture(1))).toBe('nothing-captured GF-DATE-04')
  expect(refused(buying([], found(4, '1916-07-03')), 'b', capture(1))).toBe('legal')
  const turks = buying([], { ...found(4), nations: { a: 'british', b: 'turkish' } })
  expect(refused(turks, 'b', capture(1))).toBe('nothing-captured GF-DATE-04')
})

rule('GF-DATE-04', 'beyond the two points of their own tanks', () => {
  const own = { id: 'b-1', type: 'heavy-tank', strength: 2, establishment: 2 } as const
  const state = buying([own], found(8, '1918-01-07'))
  give(state, 'b', capture(4))
  const tanks = { kind: 'buy-unit', type: 'heavy-tank', strength: 1, experience: 1, morale: 1, pay: 'supply' }
  expect(refused(state, 'b', { ...tanks, zone: 'off' })).toBe('too-strong GF-DATE-04')
  const without = buying([], found(8, '1918-01-07'))
  give(without, 'b', capture(4))
  expect(refused(without, 'b', { ...tanks, zone: 'off' })).toBe('legal')
})

rule(['GF-DATE-04', 'GF-SCALE-07'], 'twelve points at most in one unit', () => {
  const state = buying([], found(40))
  give(state, 'b', capture(12))
  expect(state.armies.b.recovered).toBe(16)
  expect(newest(state).place).toBe(OFF_BOARD)
})

rule('GF-DATE-04', 'there is nothing to replace their losses with', () => {
  const tanks = { id: 'b-1', type: 'heavy-tank', captured: true, strength: 1, establishment: 2 } as const
  expect(refused(buying([tanks], found(0)), 'b', reinforce('b-1', 1))).toBe('captured GF-DATE-04')
})

rule('GF-DPT-05', 'they count against the depot like any armour', () => {
  const state = buying([], { ...found(8), army: { b: { recovered: 8, depot: 1 } } })
  expect(refused(state, 'b', capture(4, 'C8'))).toBe('beyond-depot GF-DPT-05')
  give(state, 'b', capture(4))
  expect(newest(state).duty).toBe('idle')
})

rule(
  ['GF-DATE-06', 'GF-VP-06'],
  'in an assault what falls is counted where it falls, and tanks apart',
  () => {
    const units = [
      { id: 'a-1', type: 'heavy-tank', strength: 5, at: 'C6' },
      { id: 'a-2', type: 'armoured-car', strength: 5, at: 'C6' },
      { id: 'b-1', type: 'light-tank', strength: 2, at: 'D4' },
    ] as const
    const fallen = (state: State) =>
      happens(state, [], (play) => {
        lose(play, 'a-1', 2)
        lose(play, 'a-2', 3)
        lose(play, 'b-1', 2)
      }).state
    const assault = fallen(inAssault(units, 'movement', []))
    expect(zoneOf(assault, 'C6')).toMatchObject({ fallen: 5, wrecks: { a: 2, b: 0 } })
    expect(zoneOf(assault, 'D4')).toMatchObject({ fallen: 2, wrecks: { a: 0, b: 2 } })
    const week = fallen(field(units, 'bombardment', []))
    expect([zoneOf(week, 'C6').fallen, week.armies.a.lost]).toEqual([0, 5])
    // GF-DATE-06: tanks lost in the week lie there as well.
    expect(zoneOf(week, 'C6').wrecks).toEqual({ a: 2, b: 0 })
  },
)
