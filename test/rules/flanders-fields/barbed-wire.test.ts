import { expect } from 'vitest'
import { refusal, resolved, rule } from '../../rule.ts'

const cross = (input: object, dice: readonly number[] = []) =>
  resolved('flanders-fields', 'wire-crossing', input, dice)
const refused = (input: object) => refusal('flanders-fields', 'wire-crossing', input)

rule('FF-WIRE-02', 'each platoon needs 5 in the mid and 3 in the late period', () => {
  expect(cross({ period: 'mid', platoons: 6 }, [1, 2, 3, 4, 5, 6])).toEqual({
    allowed: true,
    needed: 5,
    crossed: [false, false, false, false, true, true],
    crossedCount: 2,
  })
  expect(cross({ period: 'late', platoons: 3 }, [2, 3, 6])).toMatchObject({ needed: 3, crossedCount: 2 })
})

rule('FF-WIRE-02', 'early troops have had their test with the order', () => {
  expect(cross({ period: 'early', platoons: 2 })).toEqual({
    allowed: true,
    needed: null,
    crossed: [true, true],
    crossedCount: 2,
  })
})

rule('FF-WIRE-02', 'by the other readings early platoons need a 3', () => {
  for (const reading of ['platoon-roll', 'both']) {
    const input = { period: 'early', platoons: 2, options: { 'early-wire': reading } }
    expect(cross(input, [2, 3])).toMatchObject({ needed: 3, crossed: [false, true] })
  }
})

rule('FF-WIRE-03', 'a platoon that fails stays on the wire while others pass', () => {
  expect(cross({ period: 'mid' }, [4])).toMatchObject({ allowed: true, crossed: [false], crossedCount: 0 })
  expect(cross({ period: 'mid' }, [5])).toMatchObject({ crossed: [true], crossedCount: 1 })
})

rule('FF-WIRE-03', 'who has failed this turn may not roll again, but by the other reading', () => {
  expect(cross({ period: 'mid', platoons: 2, failedThisTurn: true })).toEqual({
    allowed: false,
    needed: null,
    crossed: [false, false],
    crossedCount: 0,
  })
  const freely = { period: 'mid', failedThisTurn: true, options: { 'wire-retry': 'next-action' } }
  expect(cross(freely, [5])).toMatchObject({ allowed: true, needed: 5, crossedCount: 1 })
})

rule('FF-WIRE-09', 'a track or a gap asks for no die, whoever has failed', () => {
  expect(cross({ period: 'mid', gap: 'tank-track', failedThisTurn: true })).toMatchObject({ allowed: true })
  // FF-WIRE-02: neither do early troops, who had their test with the order.
  expect(cross({ period: 'early', failedThisTurn: true })).toMatchObject({ allowed: true, needed: null })
})

rule('FF-WIRE-06', 'infantry uses a tank track or a gap freely, and tanks need neither', () => {
  for (const gap of ['tank-track', 'cleared']) {
    expect(cross({ period: 'mid', gap, platoons: 2 })).toMatchObject({ needed: null, crossedCount: 2 })
  }
  expect(cross({ period: 'mid', mover: 'tank' })).toMatchObject({ allowed: true, needed: null })
})

rule('FF-WIRE-07', 'horses and mules cross only by a cleared gap', () => {
  for (const mover of ['cavalry', 'horse-artillery', 'pack-animals']) {
    for (const gap of ['none', 'tank-track']) {
      expect(cross({ period: 'late', mover, gap, platoons: 2 })).toEqual({
        allowed: false,
        needed: null,
        crossed: [false, false],
        crossedCount: 0,
      })
    }
    expect(cross({ period: 'late', mover, gap: 'cleared' })).toMatchObject({ allowed: true, crossedCount: 1 })
  }
})

rule('FF-WIRE-01', 'one belt is crossed by 1 to 16 platoons at a time', () => {
  expect(refused({ period: 'mid', platoons: 0 })).toBe('invalid-input platoons')
  expect(refused({ period: 'mid', platoons: 17 })).toBe('invalid-input platoons')
  expect(refused({ period: 'mid', gap: 'hole' })).toBe('invalid-input gap')
  expect(refused({})).toBe('invalid-input period')
})
