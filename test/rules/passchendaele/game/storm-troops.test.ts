import { expect } from 'vitest'
import { hasEnemyInRear } from '#rules/passchendaele/game/board/fire-count.ts'
import type { State } from '#rules/passchendaele/game/state.ts'
import { infantry, storm } from '#rules/passchendaele/scenarios/scenario.ts'
import { rule } from '../../../rule.ts'
import {
  british,
  type Ground,
  german,
  give,
  inTurn,
  kindsOf,
  places,
  ready,
  refused,
  unitOf,
} from './table.ts'

/** Storm troops so far in front of a British base, with an allowance by two dice less 2 for its fire. */
const assault = (
  away: number,
  dice: readonly number[],
  more: Parameters<typeof inTurn>[0] = [],
  ground: Ground = {},
): State => {
  const state = inTurn(
    [german('S', 'veteran', storm([20, 21 + away])), british('A', 'line', infantry([20, 20])), ...more],
    ground,
    'german',
  )
  ready(state, 's', 'advance')
  give(state, 'german', { kind: 'carry-on', unit: 's' }, dice)
  return state
}
const SLIP = { kind: 'move', slip: true }

rule(
  ['PA-STOSS-01', 'PA-STOSS-06'],
  'they come out a quarter inch behind the enemy, who has them in his rear',
  () => {
    const state = assault(1, [5, 4])
    const events = give(state, 'german', SLIP)
    expect(kindsOf(events)).toEqual(['moved'])
    expect(places(state, 's')).toEqual([[20, 18.75]])
    expect(hasEnemyInRear(state, unitOf(state, 'a'))).toBe(true)
  },
)

rule(['PA-STOSS-02', 'PA-STOSS-05'], 'from an inch or less, with 2 inches and enough to get beyond', () => {
  expect(refused(assault(1, [5, 4]), 'german', SLIP)).toBe('legal')
  expect(refused(assault(1.01, [6, 6]), 'german', SLIP)).toBe('slip-too-far PA-STOSS-05')
  const free = { options: { 'pass-through-limit': 'allowance-only' } }
  expect(refused(assault(1.5, [6, 6], [], free), 'german', SLIP)).toBe('legal')
  expect(refused(assault(0.5, [2, 4]), 'german', SLIP)).toBe('slip-too-short PA-STOSS-05')
})

rule('PA-STOSS-03', 'not where a second rank stands, nor anybody or anything else', () => {
  const second = [british('B', 'line', infantry([20, 18.5]))]
  expect(refused(assault(1, [6, 6], second), 'german', SLIP)).toBe('slip-blocked-behind PA-STOSS-05')
  const lake = { terrain: [['lake', 'impassable', 18, 17, 22, 18.5]] } as const
  expect(refused(assault(1, [6, 6], [], lake), 'german', SLIP)).toBe('slip-blocked-behind PA-STOSS-05')
})

rule('PA-STOSS-04', 'if they do not slip through, they fight', () => {
  const state = assault(1, [5, 4])
  const events = kindsOf(give(state, 'german', { kind: 'move' }, [6, 1]))
  expect(events.slice(0, 2)).toEqual(['moved', 'contact'])
})

rule('PA-STOSS-05', 'nobody else can', () => {
  const state = inTurn([british('A', 'line', infantry([20, 20])), german('B', 'line', infantry([20, 21.5]))])
  ready(state, 'a', 'advance')
  give(state, 'entente', { kind: 'carry-on', unit: 'a' }, [6, 6])
  expect(refused(state, 'entente', SLIP)).toBe('slip-not-stosstruppen PA-STOSS-05')
})

rule('PA-STOSS-07', 'no impassable ground under the strip they sweep, bridged or not', () => {
  // A ditch just before the enemy; where they come out it is dry.
  const ditch = ['ditch', 'impassable', 18, 20.6, 22, 20.8] as const
  expect(refused(assault(1, [6, 6], [], { terrain: [ditch] }), 'german', SLIP)).toBe(
    'slip-blocked-behind PA-STOSS-07',
  )
  expect(refused(assault(1, [6, 6], [], { terrain: [ditch], bridges: [[20, 20.7]] }), 'german', SLIP)).toBe(
    'slip-blocked-behind PA-STOSS-07',
  )
  const beside = ['ditch', 'impassable', 18, 20.6, 19.4, 20.8] as const
  expect(refused(assault(1, [6, 6], [], { terrain: [beside] }), 'german', SLIP)).toBe('legal')
  const brook = ['brook', 'stream', 0, 20.6, 40, 20.8] as const
  expect(refused(assault(1, [6, 6], [], { terrain: [brook] }), 'german', SLIP)).toBe('legal')
})
