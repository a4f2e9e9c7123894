import { expect } from 'vitest'
import { rule } from '../../rule.ts'
import { asked, outcomeOf, refused } from './asked.ts'

const placed = asked('sheaf-placement')
const points = asked('sheaf-points')

const four = (range: number) => Array.from({ length: 4 }, () => ({ range }))

rule('PA-SHEAF-01', 'guns on a barrage order lay four squares within range', () => {
  expect(placed({ guns: 'field-artillery', squares: four(10) })).toEqual({
    legal: true,
    reasons: [],
    maxRange: 18,
  })
  expect(placed({ guns: 'field-artillery', squares: four(10), order: 'hold' })).toEqual({
    legal: false,
    reasons: ['order-not-fire-barrage'],
    maxRange: 18,
  })
})

rule('PA-SHEAF-02', 'HE may be stacked: one square four deep, or two by two', () => {
  expect(placed({ guns: 'heavy-artillery', squares: [{ range: 20, stack: 4 }] })).toMatchObject({
    legal: true,
  })
  expect(
    placed({ guns: 'heavy-artillery', squares: [{ range: 20, stack: 2 }, { range: 21 }, { range: 21 }] }),
  ).toMatchObject({ legal: true })
})

rule('PA-SHEAF-09', 'neither three squares nor five make a sheaf', () => {
  for (const stack of [1, 2, 3, 5, 8]) {
    expect(placed({ guns: 'heavy-artillery', squares: [{ range: 20, stack }] })).toMatchObject({
      legal: false,
      reasons: ['not-four-squares'],
    })
  }
  expect(refused('sheaf-placement')({ guns: 'heavy-artillery', squares: [] })).toBe('invalid-input squares')
  expect(refused('sheaf-placement')({ guns: 'heavy-artillery', squares: [{ range: 1, stack: 0 }] })).toBe(
    'invalid-input squares.0.stack',
  )
})

rule(
  ['PA-SHEAF-10', 'PA-FIRE-08', 'PA-TROOP-07', 'PA-TROOP-08'],
  'every square lies within the range of its guns',
  () => {
    const ranges = {
      'field-artillery': 18,
      'heavy-artillery': 24,
      'extra-heavy-artillery': 48,
      'super-heavy-artillery': 48,
    }
    for (const [guns, maxRange] of Object.entries(ranges)) {
      expect(placed({ guns, squares: four(maxRange) })).toEqual({ legal: true, reasons: [], maxRange })
      expect(placed({ guns, squares: [...four(4).slice(1), { range: maxRange + 0.1 }] })).toEqual({
        legal: false,
        reasons: ['out-of-range'],
        maxRange,
      })
    }
  },
)

rule('PA-SHEAF-11', 'gas is not stacked', () => {
  expect(placed({ guns: 'field-artillery', squares: four(10), shell: 'gas' })).toMatchObject({ legal: true })
  expect(placed({ guns: 'field-artillery', squares: [{ range: 9, stack: 4 }], shell: 'gas' })).toMatchObject({
    reasons: ['gas-stacked'],
  })
})

rule('PA-SHEAF-12', 'the biggest guns have no gas', () => {
  for (const guns of ['extra-heavy-artillery', 'super-heavy-artillery']) {
    expect(placed({ guns, squares: four(10), shell: 'gas' })).toMatchObject({ reasons: ['no-gas-shell'] })
    expect(refused('sheaf-points')({ guns, squareInches: 1, shell: 'gas' })).toBe('invalid-input shell')
    expect(refused('fire-total')({ sheaves: [{ guns, squareInches: 1, shell: 'gas' }] })).toBe(
      'invalid-input sheaves.0.shell',
    )
  }
})

rule('PA-SHEAF-05', 'disordered guns have no sheaf; pinned ones have', () => {
  expect(placed({ guns: 'field-artillery', squares: four(10), status: 'disordered' })).toMatchObject({
    legal: false,
    reasons: ['disordered'],
  })
  expect(placed({ guns: 'field-artillery', squares: four(10), status: 'pinned' })).toMatchObject({
    legal: true,
  })
})

rule('PA-SHEAF-01', 'all that is wrong is listed in a fixed order', () => {
  const wrong = {
    guns: 'super-heavy-artillery',
    squares: [{ range: 49, stack: 5 }],
    shell: 'gas',
    order: 'advance',
    status: 'disordered',
  }
  const reasons = [
    'order-not-fire-barrage',
    'disordered',
    'not-four-squares',
    'out-of-range',
    'gas-stacked',
    'no-gas-shell',
  ]
  expect(placed(wrong)).toEqual({ legal: false, reasons, maxRange: 48 })
  expect(outcomeOf('sheaf-placement', wrong)).toEqual({
    legal: false,
    reasons: reasons.join(', '),
    maxRange: 48,
  })
})

rule(
  ['PA-SHEAF-03', 'PA-SHEAF-08'],
  'half a square inch left over is dropped, anything above is a point',
  () => {
    const rounded: [number, number][] = [
      [0, 0],
      [0.5, 0],
      [0.501, 1],
      [1, 1],
      [1.5, 1],
      [1.51, 2],
      [2.4, 2],
      [3.5004, 3],
      [3.5006, 4],
      [4, 4],
    ]
    for (const [squareInches, expected] of rounded) {
      expect(points({ guns: 'field-artillery', squareInches })).toEqual({
        points: expected,
        fireType: 'field-artillery',
        gas: false,
      })
    }
  },
)

rule(['PA-SHEAF-03', 'PA-TROOP-08'], 'bigger guns multiply after rounding', () => {
  expect(points({ guns: 'heavy-artillery', squareInches: 2.6 })).toMatchObject({ points: 3 })
  expect(points({ guns: 'extra-heavy-artillery', squareInches: 2.6 })).toMatchObject({ points: 6 })
  expect(points({ guns: 'super-heavy-artillery', squareInches: 2.6 })).toEqual({
    points: 12,
    fireType: 'heavy-artillery',
    gas: false,
  })
  expect(points({ guns: 'super-heavy-artillery', squareInches: 0.5 })).toMatchObject({ points: 0 })
})

rule('PA-SHEAF-02', 'the layers of a stack all count: a whole sheaf on one square is 4 points', () => {
  expect(points({ guns: 'field-artillery', squareInches: 4 })).toMatchObject({ points: 4 })
  expect(refused('sheaf-points')({ guns: 'field-artillery', squareInches: 4.1 })).toBe(
    'invalid-input squareInches',
  )
})

rule(['PA-SHEAF-04', 'PA-SHEAF-11'], 'gas has no points: any part of it gasses, none does not', () => {
  const gas = (squareInches: number) => points({ guns: 'heavy-artillery', squareInches, shell: 'gas' })
  expect(gas(0.1)).toEqual({ points: 0, fireType: 'gas', gas: true })
  expect(gas(4)).toEqual({ points: 0, fireType: 'gas', gas: true })
  expect(gas(0)).toEqual({ points: 0, fireType: 'gas', gas: false })
  expect(gas(0.0004)).toMatchObject({ gas: false })
})

rule('PA-SHEAF-06', 'a sheaf asks neither whose unit lies under it nor what stands between', () => {
  expect(
    refused('sheaf-points')({ guns: 'field-artillery', squareInches: 1, blockedBy: 'friendly-unit' }),
  ).toBe('invalid-input blockedBy')
})
