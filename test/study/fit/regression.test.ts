import { describe, expect, test } from 'vitest'
import { fair, sfc32 } from '#kernel/chance/random.ts'
import { fitted, logistic, logLoss, type Row } from '#study/fit/regression.ts'

const PARTS = 2 ** 20

/** Rows of which the truth is known: the chance of a 1 is the logistic of these weights. */
const made = (truth: readonly number[], count: number): readonly Row[] => {
  const random = sfc32(1917)
  const unit = (): number => fair(random, PARTS) / PARTS
  return Array.from({ length: count }, () => {
    const x = truth.map((_, i) => (i === 0 ? 1 : 2 * unit() - 1))
    const chance = logistic(x.reduce((sum, one, i) => sum + one * (truth[i] ?? 0), 0))
    return { x, y: unit() < chance ? 1 : 0, weight: 1 }
  })
}

const free = (width: number, penalty = 1e-6) => ({
  centre: new Array<number>(width).fill(0),
  penalty: new Array<number>(width).fill(penalty),
  positive: new Array<boolean>(width).fill(false),
})

describe('a logistic fit', () => {
  const truth = [0.5, 2, -1]
  const rows = made(truth, 20_000)

  test('finds the weights that made the data', () => {
    const weights = fitted(rows, free(3))
    weights.forEach((weight, i) => {
      expect(Math.abs(weight - (truth[i] ?? 0))).toBeLessThan(0.12)
    })
  })

  test('counts a row of double weight as two rows', () => {
    const few = rows.slice(0, 200)
    const doubled = fitted(
      few.map((row) => ({ ...row, weight: 2 })),
      free(3),
    )
    fitted([...few, ...few], free(3)).forEach((weight, i) => {
      expect(weight).toBeCloseTo(doubled[i] ?? 0, 4)
    })
  })

  test('lets no positive weight fall below 0', () => {
    const weights = fitted(rows, { ...free(3), positive: [false, true, true] })
    expect(weights[1]).toBeGreaterThan(1.8)
    expect(weights[2]).toBe(0)
  })

  test('is held to its centre the more firmly, the fewer it has seen', () => {
    const held = { ...free(3, 50), centre: [0, 1, 1] }
    const off = (count: number): number => Math.abs((fitted(rows.slice(0, count), held)[2] ?? 0) - 1)
    expect(off(10)).toBeLessThan(0.1)
    expect(off(10)).toBeLessThan(off(1000))
    expect(fitted([], held)).toEqual([0, 1, 1])
  })

  test('stays finite where one figure tells all', () => {
    const told = [-2, -1, 1, 2].map((x) => ({ x: [1, x], y: x > 0 ? 1 : 0, weight: 1 }))
    const [, weight = 0] = fitted(told, free(2, 0.1))
    expect(weight).toBeGreaterThan(1)
    expect(weight).toBeLessThan(10)
  })

  test('gives a draw half a chance', () => {
    const drawn = Array.from({ length: 50 }, () => ({ x: [1], y: 0.5, weight: 1 }))
    expect(fitted(drawn, free(1))[0]).toBeCloseTo(0, 6)
  })
})

test('whoever was sure of the wrong thing pays most', () => {
  expect(logLoss(0.5, 1)).toBeCloseTo(Math.log(2), 12)
  expect(logLoss(0.9, 0)).toBeGreaterThan(logLoss(0.6, 0))
  expect(logLoss(1, 0)).toBeLessThan(20)
})
