import { expect } from 'vitest'
import { GAME } from '#rules/night-raids/game/index.ts'
import { proveExamples } from '../../examples.ts'
import { playing } from '../../playing.ts'
import { resolved, rule } from '../../rule.ts'

proveExamples('night-raids', [
  { procedure: 'raid', input: { raiders: 3 }, dice: [6, 3, 1], result: { hits: 1, lost: 0 } },
])

const { give, refused } = playing(GAME)

const begun = () => {
  const state = GAME.begin('first-night', {})
  if (!state.ok) throw new Error(state.error.message)
  return state.value
}

rule('NR-RAID-01', 'a side sends one man at least, and no more than it has', () => {
  const state = begun()
  expect(refused(state, 'a', { kind: 'raid', men: 9 })).toBe('too-many NR-RAID-01')
  expect(refused(state, 'a', { kind: 'raid', men: 8 })).toBe('legal')
  expect(refused(state, 'b', { kind: 'raid', men: 1 })).toBe('not-your-turn')
})

rule(
  'NR-RAID-02',
  'a 5 or a 6 hits, and a raid in vain loses a man unless the players settle otherwise',
  () => {
    expect(resolved('night-raids', 'raid', { raiders: 4 }, [5, 4, 2, 6])).toEqual({ hits: 2, lost: 0 })
    expect(resolved('night-raids', 'raid', { raiders: 2 }, [4, 1])).toEqual({ hits: 0, lost: 1 })
    const safe = { raiders: 1, options: { 'failed-raid': 'comes-back' } }
    expect(resolved('night-raids', 'raid', safe, [1])).toEqual({ hits: 0, lost: 0 })
  },
)

rule('NR-RAID-03', 'the dead are off the table, and a side without men has lost', () => {
  const state = begun()
  give(state, 'a', { kind: 'raid', men: 3 }, [6, 6, 1])
  expect(state.platoons.map(({ men }) => men)).toEqual([8, 6])
  give(state, 'b', { kind: 'raid', men: 6 }, [5, 5, 5, 5, 5, 5])
  give(state, 'a', { kind: 'raid', men: 1 }, [1])
  give(state, 'b', { kind: 'raid', men: 1 }, [6])
  expect(GAME.result(state)).toMatchObject({ winner: 'b', reason: 'collapse' })
})
