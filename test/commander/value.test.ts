import { describe, expect, test } from 'vitest'
import { chanceToWin } from '#commander/value.ts'
import { beginBattle } from '#kernel/game/battle/battle.ts'
import { RULESETS } from '#rules/index.ts'
import { playable } from '#study/playable.ts'

/** Battles drawn up by the players go by what is common to all. */
const isPrinted = (scenario: string): boolean => !scenario.startsWith('own-')

/** One that has been fitted to none is judged by its first gauge. */
const FITTED = playable(RULESETS).filter(({ chances }) => chances)

describe.each(FITTED)('the stored chances of $title', ({ id, game, chances }) => {
  const models = chances ? [chances.usual, ...Object.values(chances.scenarios)] : []

  test('are for the figures of the game, in every printed scenario', () => {
    expect(chances?.figures).toEqual(game.prospects?.names)
    expect(Object.keys(chances?.scenarios ?? {})).toEqual(
      game.scenarios.map((scenario) => scenario.id).filter(isPrinted),
    )
    for (const model of models) expect(model).toHaveLength(2 + 2 * (chances?.figures.length ?? 0))
  })

  test('never hold against a side what speaks for it', () => {
    for (const model of models) expect(Math.min(...model.slice(2))).toBeGreaterThanOrEqual(0)
  })

  test('leave the outcome open at the start', () => {
    for (const { id: scenario, sides } of game.scenarios) {
      const begun = beginBattle(game, { ruleset: id, scenario, options: {}, seed: 1914 })
      if (!begun.ok) throw new Error(begun.error.message)
      const chance = chanceToWin({ game, ...(chances ? { chances } : {}) }, begun.value.state, sides[0])
      expect(chance, scenario).toBeGreaterThan(0.05)
      expect(chance, scenario).toBeLessThan(0.95)
    }
  })
})
