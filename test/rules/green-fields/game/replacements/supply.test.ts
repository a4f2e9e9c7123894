import { expect } from 'vitest'
import { GAME } from '#rules/green-fields/game/index.ts'
import { rule } from '../../../../rule.ts'
import { eventOf, eventsOf, give, phaseOf, refused } from '../field.ts'
import { beforeSupply, buying, DONE, goods, newest, reinforce, rich, thrown, unit } from './buying.ts'

rule('GF-DPT-02', 'each depot point throws a die for supply, the loser of the dice first', () => {
  const state = beforeSupply([], { army: { a: { depot: 2, depotStart: 2 }, b: { depot: 1, depotStart: 1 } } })
  thrown(state, [3, 6, 5])
  expect([state.armies.a.supply, state.armies.b.supply]).toEqual([9, 5])
  expect(phaseOf(state)).toBe('replacements')
  const army = { a: { depot: 2, depotStart: 2 }, b: { depot: 1, depotStart: 1 } }
  const other = beforeSupply([], { army, loser: 'b' })
  thrown(other, [3, 6, 5])
  expect([other.armies.a.supply, other.armies.b.supply]).toEqual([11, 3])
})

rule('GF-DPT-03', 'and brings a shell', () => {
  const state = beforeSupply([], {
    army: { a: { depot: 2, depotStart: 2, shells: 4 }, b: { depot: 1, depotStart: 1 } },
  })
  thrown(state, [1, 1, 1])
  expect([state.armies.a.shells, state.armies.b.shells]).toEqual([6, 31])
})

rule(
  'GF-DPT-04',
  'a damaged depot regains a point after the roll, a whole one none, one above its start neither',
  () => {
    const state = beforeSupply([], {
      army: { a: { depot: 0, depotStart: 3 }, b: { depot: 4, depotStart: 3 } },
    })
    const events = thrown(state, [1, 1, 1, 1])
    expect([state.armies.a.depot, state.armies.b.depot]).toEqual([1, 4])
    expect([state.armies.a.supply, state.armies.b.supply]).toEqual([0, 4])
    expect(eventsOf(events, 'depot-rebuilt')).toMatchObject([{ side: 'a', depot: 1 }])
  },
)

rule('GF-REP-01', 'points that are not spent are kept for later weeks', () => {
  const state = beforeSupply([], {
    army: { a: { depot: 1, depotStart: 1, supply: 7, pool: 2 }, b: { depot: 1, depotStart: 1 } },
  })
  thrown(state, [4, 4])
  expect(state.armies.a).toMatchObject({ supply: 11, pool: 2 })
})

rule('GF-REP-03', 'both sides buy at the same time', () => {
  const state = buying([])
  expect(GAME.pending(state)).toEqual(['a', 'b'])
  give(state, 'b', DONE)
  expect(GAME.pending(state)).toEqual(['a'])
  expect(refused(state, 'b', DONE)).toBe('not-your-turn')
  give(state, 'a', DONE)
  expect(phaseOf(state)).toBe('assault-decision')
})

rule('GF-VP-04', 'a side that can neither buy nor spend is not asked', () => {
  const state = beforeSupply([], {
    army: { a: { depot: 0, depotStart: 1, points: -29 }, b: { depot: 1, depotStart: 1 } },
  })
  thrown(state, [6])
  expect(GAME.pending(state)).toEqual(['b'])
})

rule('GF-DPT-02', 'supply buys shells, luxuries and gas at the prices of the list', () => {
  const state = buying([], rich(9))
  give(state, 'a', goods('shells', 6))
  give(state, 'a', goods('shells', 1))
  give(state, 'a', goods('luxuries', 4))
  give(state, 'a', goods('gas-canister', 1))
  expect(state.armies.a).toMatchObject({ supply: 0, shells: 37, luxuries: 10, canisters: 1 })
  expect(refused(state, 'a', goods('shells', 1))).toBe('too-dear GF-DPT-02')
})

rule('GF-ARMY-03', 'shells are paid for in whole points', () => {
  const state = buying([], rich(2))
  expect(refused(state, 'a', goods('shells', 13))).toBe('too-dear GF-DPT-02')
  expect(refused(state, 'a', goods('shells', 12))).toBe('legal')
})

rule('GF-DATE-01', 'no gas before July 1915, nor where the scenario knows none', () => {
  const before = buying([], { ...rich(9), terms: { begins: '1915-06-28' } })
  expect(refused(before, 'a', goods('gas-canister', 1))).toBe('no-gas GF-DATE-01')
  const july = buying([], { ...rich(9), terms: { begins: '1915-07-05' } })
  expect(refused(july, 'a', goods('gas-canister', 1))).toBe('legal')
  const none = buying([], { ...rich(9), terms: { noCanisters: true } })
  expect(refused(none, 'a', goods('gas-canister', 1))).toBe('no-gas GF-DATE-01')
})

rule('GF-DPT-05', 'armour beyond what the depot keeps in the field waits behind the line', () => {
  const tanks: object = { type: 'light-tank', strength: 2, experience: 1, morale: 1 }
  const state = buying([{ id: 'a-1', type: 'heavy-tank', strength: 2, at: 'C2' }], {
    army: { a: { supply: 60, depot: 1, depotStart: 1 } },
    terms: { begins: '1917-04-02' },
  })
  expect(refused(state, 'a', unit({ ...tanks, zone: 'C1' }))).toBe('beyond-depot GF-DPT-05')
  give(state, 'a', unit(tanks))
  expect(newest(state)).toMatchObject({ duty: 'idle', strength: 2 })
  give(state, 'a', unit({ ...tanks, strength: 1, zone: 'C1' }))
  expect(newest(state)).toMatchObject({ duty: 'none', strength: 1 })
})

rule('GF-DPT-05', 'nor are those in the field reinforced beyond it, but those who stand down are', () => {
  const state = buying(
    [
      { id: 'a-1', type: 'fighter', strength: 3, establishment: 6 },
      { id: 'a-2', type: 'fighter', strength: 1, establishment: 6, duty: 'idle' },
      { id: 'a-3', type: 'balloon', strength: 1, establishment: 3 },
    ],
    { army: { a: { supply: 60, depot: 1, depotStart: 1 } } },
  )
  expect(refused(state, 'a', reinforce('a-1', 1))).toBe('beyond-depot GF-DPT-05')
  expect(refused(state, 'a', reinforce('a-2', 5))).toBe('legal')
  expect(refused(state, 'a', reinforce('a-3', 2))).toBe('legal')
})

rule('GF-DPT-02', 'what the depot sends is told to its owner alone', () => {
  const state = beforeSupply([])
  const events = thrown(state, [1, 2, 3, 4, 5, 6])
  expect(eventsOf(events, 'supplied').map(({ side, points, only }) => [side, points, only])).toEqual([
    ['a', 6, 'a'],
    ['b', 15, 'b'],
  ])
  expect(GAME.tell(state, eventOf(events, 'supplied'), 'umpire')).toBe(
    'The depot sends up six supply points and three shells.',
  )
})
