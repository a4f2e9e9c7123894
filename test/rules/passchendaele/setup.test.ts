import { expect } from 'vitest'
import { rule } from '../../rule.ts'
import { asked, outcomeOf, refused } from './asked.ts'
import { oddsOf, percent } from './odds.ts'

const initiative = asked('initiative')
const relocation = asked('relocation')
const deployment = asked('deployment-check')

rule('PA-TURN-02', 'the higher die chooses, whichever side it is', () => {
  expect(initiative({}, [3, 4])).toEqual({ winner: 'entente', throws: 1, rolls: [[3, 4]] })
  expect(initiative({ sides: ['red', 'blue'] }, [6, 1])).toEqual({
    winner: 'red',
    throws: 1,
    rolls: [[6, 1]],
  })
})

rule('PA-TURN-02', 'ties are thrown again as often as needed', () => {
  const rolls = [
    [1, 1],
    [6, 6],
    [3, 3],
    [2, 5],
  ]
  expect(initiative({}, rolls.flat())).toEqual({ winner: 'entente', throws: 4, rolls })
})

rule('PA-TURN-02', 'both sides have the same chance', () => {
  const odds = oddsOf('initiative', {})
  expect(odds.map(({ outcome }) => outcome)).toEqual([{ winner: 'entente' }, { winner: 'german' }])
  expect(percent(odds, ({ winner }) => winner === 'german')).toBeCloseTo(50, 10)
})

rule('PA-TURN-02', 'there are just two sides', () => {
  expect(refused('initiative')({ sides: ['one'] })).toBe('invalid-input sides')
  expect(refused('initiative')({ sides: ['one', 'two', 'three'] })).toBe('invalid-input sides')
  expect(refused('initiative')({ sides: ['one', 2] })).toBe('invalid-input sides.1')
})

rule('PA-SETUP-07', 'a division behind the line relocates on 5 or 6', () => {
  const divisions = [{ name: 'a' }, { name: 'b' }, { name: 'c' }]
  expect(relocation({ divisions }, [4, 5, 6])).toEqual({ relocating: ['b', 'c'], staying: ['a'] })
  expect(outcomeOf('relocation', { divisions }, [4, 5, 6])).toEqual({ relocating: 2, staying: 1 })
})

rule('PA-SETUP-11', 'a division on the front line has no die', () => {
  const divisions = [
    { name: 'a', frontLine: true },
    { name: 'b', frontLine: true },
  ]
  expect(relocation({ divisions }, [])).toEqual({ relocating: [], staying: ['a', 'b'] })
})

rule('PA-SETUP-07', 'somebody must be named', () => {
  expect(refused('relocation')({ divisions: [] })).toBe('invalid-input divisions')
  expect(refused('relocation')({})).toBe('invalid-input divisions')
  expect(refused('relocation')({ divisions: [{ frontLine: true }] })).toBe('invalid-input divisions.0.name')
})

rule('PA-SETUP-04', 'front-line supports stand no more than 12 inches back', () => {
  expect(deployment({ group: 'front-support', distanceBehindFront: 6 })).toEqual({
    legal: true,
    reason: 'ok',
  })
  expect(deployment({ group: 'front-support', distanceBehindFront: 12.01 })).toEqual({
    legal: false,
    reason: 'too-far-from-front',
  })
  expect(deployment({ group: 'front-line' })).toEqual({ legal: true, reason: 'ok' })
})

rule('PA-SETUP-05', 'the attacker deploys anywhere on his own ground', () => {
  expect(deployment({ group: 'attacker', distanceBehindFront: 40 })).toEqual({ legal: true, reason: 'ok' })
})

rule('PA-SETUP-06', 'counter-attack divisions and their supports stand at least 12 inches back', () => {
  for (const group of ['eingreif', 'eingreif-support']) {
    expect(deployment({ group, distanceBehindFront: 11.99 })).toEqual({
      legal: false,
      reason: 'too-close-to-front',
    })
    expect(deployment({ group, distanceBehindFront: 30 })).toEqual({ legal: true, reason: 'ok' })
  }
})

rule('PA-SETUP-10', 'exactly 12 inches suits both', () => {
  for (const group of ['front-support', 'eingreif', 'eingreif-support']) {
    expect(deployment({ group, distanceBehindFront: 12 })).toEqual({ legal: true, reason: 'ok' })
  }
})

rule('PA-SETUP-14', 'nobody deploys outside friendly ground, and that is said first', () => {
  for (const group of ['front-line', 'attacker']) {
    expect(deployment({ group, outsideFriendlyGround: true })).toEqual({
      legal: false,
      reason: 'outside-friendly-ground',
    })
  }
  expect(
    deployment({ group: 'eingreif', distanceBehindFront: 3, outsideFriendlyGround: true }),
  ).toMatchObject({ reason: 'outside-friendly-ground' })
})

rule('PA-SETUP-06', 'the distance must be known where it counts', () => {
  for (const group of ['front-support', 'eingreif', 'eingreif-support']) {
    expect(refused('deployment-check')({ group })).toBe('invalid-input distanceBehindFront')
  }
  expect(refused('deployment-check')({ group: 'reserve' })).toBe('invalid-input group')
  expect(refused('deployment-check')({ group: 'attacker', distanceBehindFront: -1 })).toBe(
    'invalid-input distanceBehindFront',
  )
})
