import { describe, expect, test } from 'vitest'
import { chanceToWin } from '#commander/value.ts'
import { fair, sfc32 } from '#kernel/chance/random.ts'
import { fittedChances } from '#study/fit/fitting.ts'
import { qualityOf } from '#study/fit/forecasts.ts'
import type { Sample } from '#study/fit/gathering.ts'
import { logistic } from '#study/fit/regression.ts'
import { TOY } from '../../kernel/toy-game.ts'

const PARTS = 2 ** 20

/** Battles of two scenarios that a lead decides, the second of which the first side mostly wins; noise decides nothing. */
const samples = (): readonly Sample[] => {
  const random = sfc32(1916)
  const unit = (): number => fair(random, PARTS) / PARTS
  return ['even', 'uphill'].flatMap((scenario) =>
    Array.from({ length: 150 }, (_, battle) => {
      const start = scenario === 'even' ? 0 : 1.5
      const lead = 4 * unit() - 2
      const y = unit() < logistic(start + 2 * lead) ? 1 : 0
      return [1, 2, 3].map((left) => ({
        scenario,
        battle,
        standing: { scenario, side: 'red', left, figures: [lead, 2 * unit() - 1] },
        lead: 2 * unit() - 1,
        y,
        weight: 1 / 3,
      }))
    }).flat(),
  )
}

describe('chances fitted to made-up battles', () => {
  const { chances, trials } = fittedChances(['lead', 'noise'], samples(), [])

  const chanceOf = (scenario: string, lead: number): number => {
    const prospects = {
      names: ['lead', 'noise'],
      of: () => ({ scenario, side: 'red', left: 2, figures: [lead, 0] }),
    }
    const begun = TOY.begin('raid', {})
    if (!begun.ok) throw new Error(begun.error.message)
    return chanceToWin({ game: { ...TOY, prospects }, chances }, begun.value, 'red')
  }

  test('come near the true chances, scenario by scenario', () => {
    expect(Math.abs(chanceOf('even', 0) - 0.5)).toBeLessThan(0.1)
    expect(Math.abs(chanceOf('uphill', 0) - logistic(1.5))).toBeLessThan(0.1)
    expect(Math.abs(chanceOf('even', 1) - logistic(2))).toBeLessThan(0.1)
  })

  test('of a scenario nobody has fought lie between the others', () => {
    expect(chanceOf('another', 0)).toBeGreaterThan(chanceOf('even', 0))
    expect(chanceOf('another', 0)).toBeLessThan(chanceOf('uphill', 0))
  })

  test('forecast battles that were left out better than a constant, and better than a gauge that says nothing', () => {
    for (const { model, constant, gauge, battles } of trials) {
      expect(battles).toBe(150)
      expect(model.brier).toBeLessThan(constant.brier - 0.02)
      expect(model.logLoss).toBeLessThan(gauge.logLoss - 0.05)
    }
  })

  test('are the same whenever they are fitted to the same', () => {
    expect(fittedChances(['lead', 'noise'], samples(), []).chances).toEqual(chances)
  })

  test('leave battles of one’s own to what is common to all', () => {
    const apart = fittedChances(['lead', 'noise'], samples(), ['even']).chances
    expect(Object.keys(apart.scenarios)).toEqual(['uphill'])
    expect(apart.usual).toEqual(chances.usual)
  })
})

test('a Brier score is the mean square of what a forecast was off', () => {
  const { brier } = qualityOf([
    { chance: 0.5, y: 1, weight: 1 },
    { chance: 1, y: 1, weight: 3 },
  ])
  expect(brier).toBeCloseTo(0.0625, 12)
})
