import { optionsField, type Readings } from '../../kernel/options.ts'
import { HOUSE_RULES } from './options.ts'

/** What the players of a campaign settle beforehand: the house rules. */
export const GAME_OPTIONS = HOUSE_RULES

export type GameOptions = Readings<typeof GAME_OPTIONS>
export const gameOptions = optionsField(GAME_OPTIONS)
