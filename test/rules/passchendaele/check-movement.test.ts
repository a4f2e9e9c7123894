import { expect } from 'vitest'
import { rule } from '../../rule.ts'
import { asked } from './asked.ts'

const allowance = asked('movement-allowance')
const carryOn = asked('carry-on')

const UNIT = { status: 'solid', order: 'hold', cover: 'cratered' }

rule(['PA-CHECK-06', 'PA-HINT-05'], 'the movement column', () => {
  const inches = [0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3]
  inches.forEach((expected, score) => {
    expect(allowance({ score, order: 'advance', status: 'solid' })).toEqual({
      inches: expected,
      inchesOpen: expected,
    })
  })
  expect(allowance({ score: -5, order: 'advance', status: 'solid' })).toMatchObject({ inches: 0 })
})

rule('PA-CHECK-09', 'status after the check limits the move', () => {
  const most = {
    advance: [3, 2, 0, 0],
    countermarch: [3, 2, 1, 0],
    retreat: [3, 3, 1, 1],
  }
  const statuses = ['solid', 'wavering', 'pinned', 'disordered']
  for (const [order, row] of Object.entries(most)) {
    row.forEach((inches, i) => {
      expect(allowance({ score: 12, order, status: statuses[i] })).toEqual({ inches, inchesOpen: inches })
    })
  }
  expect(allowance({ score: 12, order: 'hold', status: 'solid' })).toMatchObject({ inches: 0 })
  expect(
    allowance({ score: 12, order: 'fire-barrage', status: 'solid', troop: 'field-artillery' }),
  ).toMatchObject({ inches: 0 })
})

rule('PA-CHECK-09', 'the limit is that of the new status', () => {
  expect(carryOn({ ...UNIT, status: 'wavering', order: 'advance' }, [6, 6])).toMatchObject({
    newStatus: 'solid',
    inches: 3,
  })
  expect(carryOn({ ...UNIT, status: 'wavering', order: 'advance', smallArms: 1 }, [3, 4])).toMatchObject({
    score: 5,
    newStatus: 'pinned',
    inches: 0,
  })
})

rule('PA-CHECK-10', 'tanks close by add an inch to an advance, before the limit', () => {
  const helped = (input: object) =>
    allowance({ order: 'advance', status: 'solid', tankSupport: true, ...input }).inches
  expect(helped({ score: 2 })).toBe(1)
  expect(helped({ score: 0 })).toBe(1)
  expect(helped({ score: 5 })).toBe(2)
  expect(helped({ score: 7 })).toBe(3)
  expect(helped({ score: 12 })).toBe(3)
  expect(helped({ score: 7, status: 'wavering' })).toBe(2)
  expect(helped({ score: 7, status: 'pinned' })).toBe(0)
  expect(helped({ score: 5, troop: 'tank' })).toBe(1)
  expect(helped({ score: 5, order: 'retreat' })).toBe(1)
  expect(helped({ score: 5, order: 'countermarch' })).toBe(1)
  expect(helped({ score: 0, fallBack: true })).toBe(0)
})

rule(['PA-CHECK-11', 'PA-TROOP-06'], 'light tanks are an inch faster if they move at all', () => {
  const light = (input: object) => allowance({ order: 'advance', troop: 'light-tank', ...input }).inches
  expect(light({ score: 12, status: 'solid' })).toBe(4)
  expect(light({ score: 12, status: 'wavering' })).toBe(3)
  expect(light({ score: 4, status: 'solid' })).toBe(2)
  expect(light({ score: 2, status: 'solid' })).toBe(0)
  expect(light({ score: 12, status: 'pinned' })).toBe(0)
})

rule('PA-CHECK-11', 'guns move an inch at most', () => {
  for (const troop of ['field-artillery', 'heavy-artillery']) {
    expect(allowance({ score: 12, order: 'retreat', status: 'solid', troop })).toEqual({
      inches: 1,
      inchesOpen: 1,
    })
    expect(allowance({ score: 2, order: 'retreat', status: 'solid', troop })).toMatchObject({ inches: 0 })
  }
})

rule(['PA-MOVE-19', 'PA-MOVE-04'], 'cavalry goes twice as far over open countryside', () => {
  expect(allowance({ score: 10, order: 'advance', status: 'solid', troop: 'cavalry' })).toEqual({
    inches: 3,
    inchesOpen: 6,
  })
  expect(allowance({ score: 10, order: 'advance', status: 'solid' })).toEqual({ inches: 3, inchesOpen: 3 })
})

rule('PA-MOVE-16', 'falling back takes the place of the move', () => {
  expect(
    allowance({ score: 12, order: 'retreat', status: 'solid', troop: 'cavalry', fallBack: true }),
  ).toEqual({ inches: 0, inchesOpen: 0 })
})
