import { chanceBy } from '#commander/value.ts'
import { RULESETS } from '#rules/index.ts'
import type { Quality } from '#study/fit/forecasts.ts'
import { qualityOf } from '#study/fit/forecasts.ts'
import { gathered } from '#study/fit/gathering.ts'
import { playable } from '#study/playable.ts'

/** A few battles of each scenario that the chances were not fitted to. */
const BATTLES = 6
const SEED = 1918

export interface Forecasts extends Quality {
  readonly scenario: string
  readonly battles: number
}

/** How good the stored chances to win are over fresh battles; always to say half has a Brier score of 0.25 without draws. */
export const storedForecasts = (): readonly Forecasts[] =>
  playable(RULESETS).flatMap((ruleset) => {
    const { chances, game } = ruleset
    if (!chances || !game.prospects) return []
    return game.scenarios.map((scenario) => {
      const samples = Array.from({ length: BATTLES }, (_, battle) => {
        const fought = gathered(ruleset, scenario, battle, SEED)
        if (!fought.ok) throw new Error(`${scenario.id}: ${fought.error.message}`)
        return fought.value
      }).flat()
      const model = chances.scenarios[scenario.id] ?? chances.usual
      const forecasts = samples.map(({ standing, y, weight }) => ({
        chance: chanceBy(model, standing),
        y,
        weight,
      }))
      return { scenario: scenario.id, battles: BATTLES, ...qualityOf(forecasts) }
    })
  })
