import { memo } from '../../memo.ts'
import type { Game } from '../game.ts'
import type { BattleSetting } from './battle.ts'
import { factsHash, hashOf } from './hash.ts'

/** Of what a battle is fought about, as it was given. */
export const settingHash = ({ ruleset, scenario, options = {}, seed }: BattleSetting): string =>
  hashOf([ruleset, scenario, options, seed])

/** What of a scenario only a reader sees, beside the names and titles in it. */
const LABELS = ['id', 'size', 'text', 'called']

/**
 * Of what the rules go by in the scenario of a battle. Where it is another one than when the battle was written down, that
 * explains why it comes out otherwise; nothing if the scenario cannot be told.
 */
export const scenarioHash = (
  game: Pick<Game, 'scenarioOf'>,
  { scenario, options = {}, seed }: BattleSetting,
): string | undefined => {
  const fought = game.scenarioOf?.(scenario, options, seed)
  if (typeof fought !== 'object' || fought === null) return undefined
  return factsHash(Object.fromEntries(Object.entries(fought).filter(([field]) => !LABELS.includes(field))))
}

/** The same, remembered for a battle that is written down order by order. */
export const rememberedScenarioHash = memo((setting: BattleSetting, game: Game) => ({
  hash: scenarioHash(game, setting),
}))
