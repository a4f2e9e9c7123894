import { optionsField, type Readings } from '#kernel/procedure/options.ts'
import { HOUSE_RULES } from '../options.ts'

/** What the players of a whole battle settle beforehand: the house rules, and how the troops are set up. */
export const GAME_OPTIONS = {
  ...HOUSE_RULES,
  attachment: {
    title: 'Attaching mortars and MG battalions to divisions',
    clause: 'PA-TROOP-13',
    values: ['choose', 'listed'],
  },
  deployment: {
    title: 'Who sets up where',
    clause: 'PA-SETUP-09',
    values: ['standard', 'free'],
  },
} as const

export type GameOptions = Readings<typeof GAME_OPTIONS>
export const gameOptions = optionsField(GAME_OPTIONS)
