import type { Game } from '#kernel/game/game.ts'
import type { Ruleset } from '#kernel/game/ruleset.ts'

/** A rule set that can be played as a whole game. */
export type Playable = Ruleset & { readonly game: Game }

const isPlayable = (ruleset: Ruleset): ruleset is Playable => ruleset.game !== undefined

export const playableNamed = (rulesets: readonly Ruleset[], id: string): Playable | undefined =>
  playable(rulesets).find((ruleset) => ruleset.id === id)

export const playable = (rulesets: readonly Ruleset[]): readonly Playable[] => rulesets.filter(isPlayable)
