import type { Game, ScenarioSummary } from '#kernel/game/game.ts'
import type { Ruleset } from '#kernel/game/ruleset.ts'

/** A rule set that can be played as a whole game. */
export type Playable = Ruleset & { readonly game: Game }

const isPlayable = (ruleset: Ruleset): ruleset is Playable => ruleset.game !== undefined

export const playableNamed = (rulesets: readonly Ruleset[], id: string): Playable | undefined =>
  playable(rulesets).find((ruleset) => ruleset.id === id)

export const playable = (rulesets: readonly Ruleset[]): readonly Playable[] => rulesets.filter(isPlayable)

/** A scenario with the rule set it is played under. */
export interface Found {
  readonly ruleset: Playable
  readonly scenario: ScenarioSummary
}

/** The scenario of an id, or of a rule set's and its own: 'skirmish/raid-1916'. */
export const scenarioNamed = (rulesets: readonly Ruleset[], name: string): Found | undefined =>
  scenariosOf(playable(rulesets)).find(
    ({ ruleset, scenario: { id } }) => id === name || `${ruleset.id}/${id}` === name,
  )

/** Instead of scenarios, those of all rule sets. */
export const ALL = 'all'

/** The scenarios that a name stands for: one, all of a rule set, or simply all. */
export const scenariosNamed = (rulesets: readonly Ruleset[], name: string): readonly Found[] => {
  const one = scenarioNamed(rulesets, name)
  if (one) return [one]
  return scenariosOf(playable(rulesets).filter(({ id }) => name === ALL || id === name))
}

const scenariosOf = (rulesets: readonly Playable[]): readonly Found[] =>
  rulesets.flatMap((ruleset) => ruleset.game.scenarios.map((scenario) => ({ ruleset, scenario })))
