import { expect } from 'vitest'
import { refusal, resolved, rule } from '../../rule.ts'

const supply = (input: object, dice: readonly number[]) => resolved('green-fields', 'supply', input, dice)
const drafts = (input: object) =>
  resolved('green-fields', 'replacements', {
    type: 'infantry',
    strength: 6,
    establishment: 12,
    added: 1,
    experience: 3,
    ...input,
  })

rule(['GF-DPT-02', 'GF-DPT-03'], 'each depot point gives a die of supply and a shell', () => {
  expect(supply({ depotStrength: 3, depotStart: 3 }, [1, 2, 6])).toEqual({
    supplyPoints: 9,
    shells: 3,
    depotAfter: 3,
    armourLimit: 9,
    aircraftLimit: 9,
  })
})

rule('GF-DPT-04', 'a damaged depot regains a point a week, after the roll', () => {
  expect(supply({ depotStrength: 0, depotStart: 3 }, [])).toMatchObject({ supplyPoints: 0, depotAfter: 1 })
  expect(supply({ depotStrength: 2, depotStart: 4 }, [1, 1])).toMatchObject({ shells: 2, depotAfter: 3 })
})

rule('GF-DPT-05', 'three points of armour and three of aircraft fight for each depot point', () => {
  expect(supply({ depotStrength: 2, depotStart: 1 }, [1, 1])).toMatchObject({
    depotAfter: 2,
    armourLimit: 6,
    aircraftLimit: 6,
  })
  expect(refusal('green-fields', 'supply', { depotStrength: 3, depotStart: 1 })).toBe(
    'invalid-input depotStrength',
  )
})

rule('GF-EXP-02', 'drafts of half the strength or more cost a level', () => {
  expect(drafts({ added: 2 })).toEqual({
    strengthAfter: 8,
    experienceAfter: 3,
    experienceLost: false,
    points: 2,
  })
  expect(drafts({ added: 3 })).toMatchObject({ experienceAfter: 2, experienceLost: true })
  expect(drafts({ added: 6, experience: 1 })).toMatchObject({ experienceAfter: 1, experienceLost: false })
  expect(drafts({ added: 6, experience: 1, options: { 'rating-floor': 'zero' } })).toMatchObject({
    experienceAfter: 0,
    experienceLost: true,
  })
})

rule(['GF-REP-01', 'GF-REP-03'], 'nobody is filled beyond the establishment', () => {
  const wrong = (input: object) =>
    refusal('green-fields', 'replacements', {
      type: 'infantry',
      strength: 6,
      establishment: 8,
      added: 2,
      experience: 3,
      ...input,
    })
  expect(wrong({ added: 3 })).toBe('invalid-input added')
  expect(wrong({ added: 0 })).toBe('invalid-input added')
  expect(wrong({ experience: undefined })).toBe('invalid-input experience')
  expect(wrong({ type: 'depot' })).toBe('invalid-input type')
  expect(wrong({ establishment: 13 })).toBe('invalid-input establishment')
})

rule('GF-REP-02', 'the price of a point by type', () => {
  const points = (type: string) => drafts({ type }).points
  expect(['infantry', 'heavy-artillery', 'reconnaissance'].map(points)).toEqual([1, 1, 1])
  expect(['cavalry', 'pioneer', 'sapper', 'balloon', 'motor-transport', 'ground-attack'].map(points)).toEqual(
    [2, 2, 2, 2, 2, 2],
  )
  expect(['heavy-tank', 'light-tank', 'armoured-car'].map(points)).toEqual([3, 3, 3])
  expect(['fighter', 'bomber'].map(points)).toEqual([4, 6])
  expect(drafts({ type: 'motor-transport', added: 6 })).toMatchObject({
    experienceAfter: 0,
    experienceLost: false,
  })
})

rule('GF-RES-01', 'bought units enter on a 5 or 6, others at will', () => {
  const enters = (source: string, dice: readonly number[]) =>
    resolved('green-fields', 'reserve-entry', { source }, dice).enters
  expect([enters('off-board', []), enters('purchased', [4]), enters('purchased', [5])]).toEqual([
    true,
    false,
    true,
  ])
})

rule('GF-DPT-02', 'a depot may start with as many points as a scenario likes', () => {
  const large = { depotStrength: 0, depotStart: 500 }
  expect(supply(large, [])).toMatchObject({ supplyPoints: 0, shells: 0, depotAfter: 1, armourLimit: 3 })
  const sixes = Array.from({ length: 120 }, () => 6)
  expect(supply({ depotStrength: 120, depotStart: 120 }, sixes)).toMatchObject({ supplyPoints: 720 })
})
