import { expect } from 'vitest'
import { refusal, resolved, rule } from '../../rule.ts'

const cost = (input: object) => resolved('green-fields', 'unit-cost', input)
const force = (input: object) => resolved('green-fields', 'standard-force', input)

rule('GF-VP-04', 'units at half price, shells four a point, depot points 2 or 10', () => {
  const regiment = { item: 'infantry', strength: 8, experience: 3, morale: 2 }
  expect(cost(regiment)).toEqual({ points: 21, victoryPoints: 11 })
  expect(cost({ item: 'shells', quantity: 5 })).toEqual({ points: 1, victoryPoints: 2 })
  expect(cost({ item: 'depot-point', quantity: 2, purpose: 'replace' })).toEqual({
    points: null,
    victoryPoints: 4,
  })
  expect(cost({ item: 'depot-point', quantity: 1, purpose: 'raise' })).toEqual({
    points: null,
    victoryPoints: 10,
  })
})

rule('GF-ARMY-02', 'the price list', () => {
  const unit = (item: string) => cost({ item, strength: 6, experience: 2, morale: 3 }).points
  expect(['infantry', 'cavalry', 'pioneer', 'sapper'].map(unit)).toEqual([18, 24, 24, 24])
  expect(['field-artillery', 'medium-artillery', 'heavy-artillery'].map(unit)).toEqual([24, 36, 60])
  expect(['heavy-tank', 'light-tank', 'armoured-car'].map(unit)).toEqual([32, 32, 32])
  expect(['reconnaissance', 'ground-attack', 'fighter', 'bomber'].map(unit)).toEqual([18, 24, 36, 48])
  expect(unit('balloon')).toBe(22)
  expect(cost({ item: 'motor-transport', strength: 5 })).toEqual({ points: 10, victoryPoints: 5 })
  expect(cost({ item: 'luxuries', quantity: 4 })).toEqual({ points: 4, victoryPoints: null })
  expect(cost({ item: 'gas-canister', quantity: 2 })).toEqual({ points: 6, victoryPoints: null })
})

rule('GF-ARMY-02', 'bicycles and lorries cost on top, by the point', () => {
  const foot = { item: 'infantry', strength: 5, experience: 1, morale: 1 }
  expect(cost({ ...foot, mount: 'bicycles' })).toEqual({ points: 12.5, victoryPoints: 7 })
  expect(cost({ ...foot, mount: 'motor' })).toMatchObject({ points: 20 })
  expect(cost({ ...foot, item: 'cavalry', mount: 'horses' })).toMatchObject({ points: 15 })
  const wrong = (input: object) => refusal('green-fields', 'unit-cost', input)
  expect(wrong({ ...foot, mount: 'horses' })).toBe('invalid-input mount')
  expect(wrong({ item: 'infantry', strength: 5, experience: 1 })).toBe('invalid-input morale')
  expect(wrong({ item: 'infantry', strength: 5, experience: 0, morale: 1 })).toBe('invalid-input experience')
  expect(wrong({ item: 'shells' })).toBe('invalid-input quantity')
  expect(wrong({ item: 'depot-point', quantity: 1 })).toBe('invalid-input purpose')
  expect(wrong({ item: 'depot', strength: 3 })).toBe('invalid-input item')
})

rule('GF-ARMY-03', 'shells are bought in whole points of six', () => {
  const points = (quantity: number) => cost({ item: 'shells', quantity }).points
  expect([1, 6, 7, 24].map(points)).toEqual([1, 1, 2, 4])
})

rule('GF-ARMY-01', 'a share rounds down but is never none', () => {
  expect(force({ frontage: 1 })).toEqual({
    depotPoints: 1,
    infantry: 1,
    cavalry: 1,
    pioneers: 1,
    fieldArtillery: 1,
    mediumArtillery: 1,
    heavyArtillery: 1,
    balloons: 1,
    observationAircraft: 1,
    armyPoints: 10,
    shells: 9,
  })
  expect(force({ frontage: 13 })).toMatchObject({
    depotPoints: 6,
    fieldArtillery: 6,
    mediumArtillery: 3,
    balloons: 2,
    shells: 30,
  })
})

rule(['GF-VAR-01', 'GF-VAR-03'], 'in 1914 nothing is compulsory and a zone brings 30 points', () => {
  expect(force({ frontage: 6, variation: '1914' })).toEqual({
    depotPoints: 3,
    infantry: 0,
    cavalry: 0,
    pioneers: 0,
    fieldArtillery: 0,
    mediumArtillery: 0,
    heavyArtillery: 0,
    balloons: 0,
    observationAircraft: 0,
    armyPoints: 180,
    shells: 0,
  })
})

rule('GF-VAR-04', 'in Russia and Palestine the units are halved, rounded up', () => {
  expect(force({ frontage: 10, variation: 'russia-palestine' })).toMatchObject({
    depotPoints: 5,
    infantry: 5,
    cavalry: 1,
    fieldArtillery: 3,
    mediumArtillery: 1,
    heavyArtillery: 1,
    armyPoints: 100,
    shells: 15,
  })
})
