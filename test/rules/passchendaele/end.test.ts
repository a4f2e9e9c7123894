import { expect } from 'vitest'
import { rule } from '../../rule.ts'
import { asked, refused } from './asked.ts'

const collapse = asked('collapse')
const casualties = asked('casualty-points')
const victory = asked('victory')
const holder = asked('objective-holder')

rule('PA-END-01', 'three quarters of the infantry and cavalry lost break a side', () => {
  const limits: [number, number][] = [
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 3],
    [5, 4],
    [8, 6],
    [9, 7],
    [12, 9],
  ]
  for (const [originalBases, limit] of limits) {
    expect(collapse({ originalBases, lostBases: limit - 1 })).toEqual({ collapsed: false, limit })
    expect(collapse({ originalBases, lostBases: limit })).toEqual({ collapsed: true, limit })
  }
})

rule('PA-END-01', 'no side loses more than it had', () => {
  expect(refused('collapse')({ originalBases: 4, lostBases: 5 })).toBe('invalid-input lostBases')
  expect(refused('collapse')({ originalBases: 0, lostBases: 0 })).toBe('invalid-input originalBases')
  expect(refused('collapse')({ originalBases: 4, lostBases: -1 })).toBe('invalid-input lostBases')
})

rule('PA-END-01', 'played without collapse nobody breaks', () => {
  const ruin = { originalBases: 4, lostBases: 4 }
  expect(collapse({ ...ruin, options: { collapse: 'on' } })).toEqual({ collapsed: true, limit: 3 })
  expect(collapse({ ...ruin, options: { collapse: 'off' } })).toEqual({ collapsed: false, limit: 3 })
})

rule('PA-END-02', 'what each base lost is worth', () => {
  const worth = {
    infantry: 2,
    cavalry: 2,
    stosstruppen: 1,
    'trench-mortar': 1,
    'machine-gun': 1,
    tank: 2,
    'light-tank': 2,
    'field-artillery': 2,
    'heavy-artillery': 3,
    'extra-heavy-artillery': 3,
    'super-heavy-artillery': 4,
  }
  for (const [troop, points] of Object.entries(worth)) {
    expect(casualties({ bases: { [troop]: 1 } })).toEqual({ points })
    expect(casualties({ bases: { [troop]: 3 } })).toEqual({ points: 3 * points })
  }
  expect(casualties({ bases: { infantry: 3, 'heavy-artillery': 1, 'machine-gun': 2 } })).toEqual({
    points: 11,
  })
  expect(casualties({ bases: {} })).toEqual({ points: 0 })
})

rule('PA-END-02', 'only troops there are can be lost', () => {
  expect(refused('casualty-points')({})).toBe('invalid-input bases')
  expect(refused('casualty-points')({ bases: { elephant: 1 } })).toBe('invalid-input bases.elephant')
  expect(refused('casualty-points')({ bases: { tank: -1 } })).toBe('invalid-input bases.tank')
  expect(refused('casualty-points')({ bases: { tank: 0.5 } })).toBe('invalid-input bases.tank')
})

rule('PA-END-03', 'a side alone within an inch takes the objective', () => {
  expect(holder({ holder: 'entente', germanDistance: 1 })).toEqual({ holder: 'german', changed: true })
  expect(holder({ holder: 'none', ententeDistance: 0, germanDistance: 1.01 })).toEqual({
    holder: 'entente',
    changed: true,
  })
  expect(holder({ holder: 'german', germanDistance: 0.5, ententeDistance: 4 })).toEqual({
    holder: 'german',
    changed: false,
  })
})

rule('PA-END-03', 'contested or deserted it stays with the last holder', () => {
  for (const before of ['german', 'entente', 'none']) {
    const same = { holder: before, changed: false }
    expect(holder({ holder: before })).toEqual(same)
    expect(holder({ holder: before, germanDistance: 1, ententeDistance: 1 })).toEqual(same)
    expect(holder({ holder: before, germanDistance: 2, ententeDistance: null })).toEqual(same)
  }
  expect(refused('objective-holder')({})).toBe('invalid-input holder')
})

rule('PA-END-04', 'under 5 points is a stalemate, under 12 marginal, the rest decisive', () => {
  const degrees: [number, string][] = [
    [0, 'stalemate'],
    [4, 'stalemate'],
    [5, 'marginal'],
    [11, 'marginal'],
    [12, 'decisive'],
    [30, 'decisive'],
  ]
  for (const [margin, degree] of degrees) {
    const won = degree !== 'stalemate'
    expect(victory({ germanPoints: 10 + margin, ententePoints: 10 })).toEqual({
      winner: won ? 'german' : 'none',
      degree,
      margin,
    })
    expect(victory({ germanPoints: 10, ententePoints: 10 + margin })).toEqual({
      winner: won ? 'entente' : 'none',
      degree,
      margin,
    })
  }
})

rule('PA-END-04', 'points are whole and never negative', () => {
  expect(refused('victory')({ germanPoints: 1 })).toBe('invalid-input ententePoints')
  expect(refused('victory')({ germanPoints: -1, ententePoints: 0 })).toBe('invalid-input germanPoints')
  expect(refused('victory')({ germanPoints: 1.5, ententePoints: 0 })).toBe('invalid-input germanPoints')
})
