import type { Doctrine } from '../../../kernel/game/commander.ts'
import type { Game } from '../../../kernel/game/game.ts'
import type { PlayedRuleset } from '../../../screen/ruleset.ts'

/** All that a computer player needs of a rule set: its thread loads neither the rule book nor the tables. */
export type CommanderRules = Pick<PlayedRuleset, 'game' | 'doctrine'>

const GAMES = import.meta.glob<Game>('../../../rules/*/game/index.ts', { import: 'GAME' })
const DOCTRINES = import.meta.glob<Doctrine>('../../../rules/*/commander/index.ts', { import: 'DOCTRINE' })

const roomOf = (ruleset: string, room: string): string => `../../../rules/${ruleset}/${room}/index.ts`

/** Whether a rule set can be played as a whole game: it has a room for it. */
export const isPlayable = (ruleset: string): boolean => roomOf(ruleset, 'game') in GAMES

const load = async (ruleset: string): Promise<CommanderRules> => {
  const [game, doctrine] = await Promise.all([
    GAMES[roomOf(ruleset, 'game')]?.(),
    DOCTRINES[roomOf(ruleset, 'commander')]?.(),
  ])
  return { ...(game && { game }), ...(doctrine && { doctrine }) }
}

const loading = new Map<string, Promise<CommanderRules>>()

/** Loads once what the computer players of a rule set need; nothing if it is no whole game. */
export const commanderRules = (ruleset: string): Promise<CommanderRules> | undefined => {
  if (!isPlayable(ruleset)) return undefined
  const started = loading.get(ruleset) ?? load(ruleset)
  loading.set(ruleset, started)
  return started
}
