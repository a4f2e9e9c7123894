import { expect } from 'vitest'
import { refusal, resolved, rule } from '../../rule.ts'

const move = (input: object) => resolved('flanders-fields', 'movement-allowance', input)
const refused = (input: object) => refusal('flanders-fields', 'movement-allowance', input)

const GROUNDS = ['cross-country', 'shell-torn', 'shattered', 'along-trench', 'road', 'close']
const distances = (mover: string, more: object = {}) =>
  GROUNDS.map((terrain) => {
    const { allowed, distance } = move({ mover, terrain, ...more })
    return allowed ? distance : 'no'
  })
const crossings = (mover: string, more: object = {}) =>
  ['across-trench', 'stream', 'river'].map((terrain) => {
    const { allowed, actionsToCross } = move({ mover, terrain, ...more })
    return allowed ? actionsToCross : 'no'
  })

rule('FF-MOVE-01', 'distances by ground', () => {
  expect(distances('infantry')).toEqual([20, 15, 10, 10, 25, 10])
  expect(distances('cavalry')).toEqual([30, 20, 10, 'no', 35, 15])
  expect(distances('field-artillery')).toEqual([20, 10, 5, 'no', 35, 10])
  expect(distances('heavy-tank')).toEqual([15, 10, 5, 10, 20, 10])
  expect(distances('motor')).toEqual([5, 'no', 'no', 'no', 40, 'no'])
})

rule('FF-MOVE-01', 'actions to cross an obstacle', () => {
  expect(crossings('infantry')).toEqual([0, 1, 3])
  expect(crossings('cavalry')).toEqual([1, 1, 3])
  expect(crossings('field-artillery')).toEqual([1, 'no', 'no'])
  expect(crossings('heavy-tank')).toEqual([0, 1, 'no'])
  expect(crossings('motor')).toEqual(['no', 'no', 'no'])
})

rule('FF-MOVE-01', 'the whole answer for a distance, a crossing and a refusal', () => {
  expect(move({ mover: 'infantry', terrain: 'road' })).toEqual({
    allowed: true,
    distance: 25,
    actionsToCross: 0,
  })
  expect(move({ mover: 'infantry', terrain: 'river' })).toEqual({
    allowed: true,
    distance: 0,
    actionsToCross: 3,
  })
  expect(move({ mover: 'motor', terrain: 'river' })).toEqual({
    allowed: false,
    distance: 0,
    actionsToCross: 0,
  })
})

rule('FF-MOVE-01', 'by the other reading infantry moves 15 cm in close terrain', () => {
  const options = { 'infantry-close-terrain': '15' }
  expect(move({ mover: 'infantry', terrain: 'close', options }).distance).toBe(15)
  expect(move({ mover: 'infantry', terrain: 'close', quality: 'veteran', options }).distance).toBe(20)
  expect(move({ mover: 'machine-gun', terrain: 'close', options }).distance).toBe(7.5)
  expect(move({ mover: 'cavalry', terrain: 'close', options }).distance).toBe(15)
})

rule('FF-MOVE-02', 'veteran infantry and light tanks go 5 cm farther', () => {
  expect(distances('infantry', { quality: 'veteran' })).toEqual([25, 20, 15, 15, 30, 15])
  expect(distances('infantry', { quality: 'storm' })).toEqual([25, 20, 15, 15, 30, 15])
  expect(distances('infantry', { quality: 'raw' })).toEqual([20, 15, 10, 10, 25, 10])
  expect(distances('light-tank')).toEqual([20, 15, 10, 15, 25, 15])
  expect(crossings('light-tank')).toEqual([0, 1, 'no'])
  expect(distances('cavalry', { quality: 'veteran' })).toEqual([30, 20, 10, 'no', 35, 15])
})

rule('FF-MOVE-03', 'machine guns and light mortars: as infantry packed, half by hand', () => {
  for (const mover of ['machine-gun', 'light-mortar']) {
    expect(distances(mover, { transport: 'pack' })).toEqual([20, 15, 10, 10, 25, 10])
    expect(distances(mover, { transport: 'manhandled' })).toEqual([10, 7.5, 5, 5, 12.5, 5])
    expect(distances(mover)).toEqual([10, 7.5, 5, 5, 12.5, 5])
    expect(distances(mover, { transport: 'pack', quality: 'veteran' })).toEqual([20, 15, 10, 10, 25, 10])
    expect(crossings(mover, { transport: 'pack' })).toEqual([0, 1, 3])
    expect(crossings(mover)).toEqual([0, 1, 3])
  }
})

rule('FF-MOVE-03', 'field guns are pushed 3 cm where limbered guns may go, over no trench', () => {
  expect(distances('field-artillery', { transport: 'manhandled' })).toEqual([3, 3, 3, 'no', 3, 3])
  expect(crossings('field-artillery', { transport: 'manhandled' })).toEqual(['no', 'no', 'no'])
})

rule('FF-MOVE-03', 'a transport that the weapon does not have is refused', () => {
  expect(refused({ mover: 'machine-gun', terrain: 'road', transport: 'limbered' })).toBe(
    'invalid-input transport',
  )
  expect(refused({ mover: 'light-mortar', terrain: 'road', transport: 'limbered' })).toBe(
    'invalid-input transport',
  )
  for (const mover of ['field-artillery', 'heavy-artillery', 'super-heavy-artillery']) {
    expect(refused({ mover, terrain: 'road', transport: 'pack' })).toBe('invalid-input transport')
  }
  expect(move({ mover: 'infantry', terrain: 'road', transport: 'pack' }).distance).toBe(25)
  expect(refused({ mover: 'infantry', terrain: 'road', transport: 'barge' })).toBe('invalid-input transport')
  expect(refused({ mover: 'infantry' })).toBe('invalid-input terrain')
  expect(refused({ terrain: 'road' })).toBe('invalid-input mover')
})

rule('FF-MOVE-04', 'heavy guns go half as far as field guns and cannot be pushed', () => {
  expect(distances('heavy-artillery')).toEqual([10, 5, 2.5, 'no', 17.5, 5])
  expect(crossings('heavy-artillery')).toEqual([1, 'no', 'no'])
  expect(distances('heavy-artillery', { transport: 'manhandled' })).toEqual(Array(6).fill('no'))
  expect(crossings('heavy-artillery', { transport: 'manhandled' })).toEqual(Array(3).fill('no'))
})

rule('FF-MOVE-04', 'the heaviest pieces never move', () => {
  for (const mover of ['super-heavy-artillery', 'medium-mortar', 'heavy-mortar']) {
    expect(distances(mover)).toEqual(Array(6).fill('no'))
    expect(crossings(mover)).toEqual(Array(3).fill('no'))
  }
})
