import type { HouseRules } from '#kernel/procedure/options.ts'
import type { PlayedRuleset } from '#screen/ruleset.ts'

/** What the players of a battle may agree upon: nothing that could make no difference in it. */
export const offeredRules = (ruleset: PlayedRuleset, scenario: string, options: unknown): HouseRules => {
  const idle = ruleset.idleOptions?.(scenario, options) ?? []
  const rules: HouseRules = ruleset.gameOptions ?? ruleset.houseRules
  return Object.fromEntries(Object.entries(rules).filter(([id]) => !idle.includes(id)))
}
