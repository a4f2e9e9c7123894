import { expect } from 'vitest'
import { rule } from '../../../../rule.ts'
import { eventsOf, give, inAssault, put, refused } from '../field.ts'
import { buying, DONE, goods, newest, unit } from './buying.ts'

const worth = (points: number) => ({ army: { a: { points } } })
const depot = (quantity: number, purpose: string) => ({ kind: 'buy-depot', quantity, purpose })

rule('GF-VP-04', 'units cost half their price, fractions up, even below zero', () => {
  const state = buying([], worth(3))
  // 4 + 3 + 4 = 11
  give(state, 'a', unit({ pay: 'points', zone: 'C3' }))
  expect(state.armies.a.points).toBe(-3)
  expect(newest(state).strength).toBe(4)
})

rule('GF-VP-04', 'four shells a point, no luxuries and no gas', () => {
  const state = buying([], worth(0))
  give(state, 'a', goods('shells', 5, 'points'))
  expect(state.armies.a).toMatchObject({ points: -2, shells: 35 })
  expect(refused(state, 'a', goods('luxuries', 1, 'points'))).toBe('not-for-points GF-VP-04')
  expect(refused(state, 'a', goods('gas-canister', 1, 'points'))).toBe('not-for-points GF-VP-04')
})

rule('GF-VP-04', 'never to the lower end of the track', () => {
  const state = buying([], worth(0))
  expect(refused(state, 'a', goods('shells', 120, 'points'))).toBe('too-dear GF-VP-04')
  give(state, 'a', goods('shells', 116, 'points'))
  expect(state.armies.a.points).toBe(-29)
  expect(refused(state, 'a', goods('shells', 1, 'points'))).toBe('too-dear GF-VP-04')
  const short = buying([], { terms: { limit: 20 } })
  expect(refused(short, 'a', goods('shells', 80, 'points'))).toBe('too-dear GF-VP-04')
  expect(refused(short, 'a', goods('shells', 76, 'points'))).toBe('legal')
})

rule('GF-VP-04', 'lost depot points cost 2 each', () => {
  const state = buying([], { army: { a: { depot: 1, depotStart: 3 } } })
  expect(refused(state, 'a', depot(3, 'replace'))).toBe('nothing-lost GF-VP-04')
  expect(refused(state, 'a', depot(1, 'raise'))).toBe('not-above GF-VP-04')
  give(state, 'a', depot(2, 'replace'))
  expect(state.armies.a).toMatchObject({ depot: 3, points: -4 })
  expect(refused(state, 'a', depot(1, 'replace'))).toBe('nothing-lost GF-VP-04')
})

rule('GF-VP-04', 'one above the start costs 10, and there is no second', () => {
  const state = buying([])
  expect(refused(state, 'a', depot(2, 'raise'))).toBe('not-above GF-VP-04')
  give(state, 'a', depot(1, 'raise'))
  expect(state.armies.a).toMatchObject({ depot: 4, points: -10 })
  expect(refused(state, 'a', depot(1, 'raise'))).toBe('not-above GF-VP-04')
})

rule('GF-VP-04', 'the enemy hears what was spent when both have done, and not on what', () => {
  const state = buying([], worth(0))
  const events = [
    ...give(state, 'a', goods('shells', 4, 'points')),
    ...give(state, 'a', depot(1, 'raise')),
    ...give(state, 'a', DONE),
    ...give(state, 'b', DONE),
  ]
  expect(eventsOf(events, 'goods-bought').map(({ only }) => only)).toEqual(['a', 'a'])
  const spent = eventsOf(events, 'points-spent')
  expect(spent).toEqual([{ kind: 'points-spent', side: 'a', spent: 11, left: -11 }])
})

const atReserves = () =>
  inAssault([{ id: 'a-1', at: 'C2' }], 'reserves', [{ name: 'reserves', side: 'a', answering: false }], {
    army: { a: { supply: 99, depot: 2 } },
  })

rule(
  ['GF-VP-04', 'GF-RES-01'],
  'in an assault shells and depot points are had at once, and supply buys nothing',
  () => {
    const state = atReserves()
    expect(refused(state, 'a', goods('shells', 6))).toBe('not-in-assault GF-DPT-02')
    const events = give(state, 'a', goods('shells', 8, 'points'))
    expect(eventsOf(events, 'points-spent')).toMatchObject([{ spent: 2, left: -2 }])
    give(state, 'a', depot(1, 'replace'))
    expect(state.armies.a).toMatchObject({ shells: 38, depot: 3, points: -4, supply: 99 })
    expect(refused(state, 'a', { kind: 'pool', men: 1 })).toBe('not-now')
    expect(refused(state, 'a', { kind: 'reinforce', unit: 'a-1', men: 1, from: 'supply' })).toBe('not-now')
  },
)

rule(['GF-RES-01', 'GF-ARMY-03'], 'what is bought in an assault comes up on a 5 or 6', () => {
  const state = atReserves()
  give(state, 'a', unit({ pay: 'points', type: 'field-artillery' }), [4])
  expect(newest(state)).toMatchObject({ onItsWay: true, type: 'field-artillery' })
  expect(state.armies.a.shells).toBe(33)
  give(state, 'a', unit({ pay: 'points' }), [5])
  expect(newest(state)).toMatchObject({ onItsWay: false })
})

rule('GF-ASLT-05', 'whoever only answers an offer to stop buys nothing', () => {
  const state = atReserves()
  put(state, { phases: [{ name: 'reserves', side: 'a', answering: true }] })
  expect(refused(state, 'a', goods('shells', 4, 'points'))).toBe('not-now')
})
