import type { Game } from '#kernel/game/game.ts'
import type { Command } from '#kernel/game/ruleset.ts'

/** All that a computer player needs of a rule set: its thread loads neither the rule book nor the tables. */
export interface CommanderRules extends Command {
  readonly game?: Game
}

const GAMES = import.meta.glob<Game>('../../../rules/*/game/index.ts', { import: 'GAME' })
const COMMANDS = import.meta.glob<Command>('../../../rules/*/commander/index.ts', { import: 'COMMAND' })

const roomOf = (ruleset: string, room: string): string => `../../../rules/${ruleset}/${room}/index.ts`

/** Whether a rule set can be played as a whole game: it has a room for it. */
export const isPlayable = (ruleset: string): boolean => roomOf(ruleset, 'game') in GAMES

const load = async (ruleset: string): Promise<CommanderRules> => {
  const [game, command] = await Promise.all([
    GAMES[roomOf(ruleset, 'game')]?.(),
    COMMANDS[roomOf(ruleset, 'commander')]?.(),
  ])
  return { ...command, ...(game && { game }) }
}

const loading = new Map<string, Promise<CommanderRules>>()

/** Loads once what the computer players of a rule set need; nothing if it is no whole game. */
export const commanderRules = (ruleset: string): Promise<CommanderRules> | undefined => {
  if (!isPlayable(ruleset)) return undefined
  const started = loading.get(ruleset) ?? load(ruleset)
  loading.set(ruleset, started)
  return started
}
