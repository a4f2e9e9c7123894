import { type HouseRules, optionsField, type Readings } from '#kernel/procedure/options.ts'
import { HOUSE_RULES } from '../options.ts'

/** What can be agreed for a whole battle beside the readings of the rules. */
export const GAME_OPTIONS = {
  ...HOUSE_RULES,
  deployment: { title: 'Where units may begin', clause: 'SK-SET-02', values: ['standard', 'free'] },
  'name-losses': {
    title: 'Who says which men fall',
    clause: 'SK-SEQ-08',
    values: ['specialists', 'all', 'none'],
  },
  gas: { title: 'Gas shells for built forces', clause: 'SK-SET-13', values: ['no', 'yes'] },
} as const satisfies HouseRules

export type BattleOptions = Readings<typeof GAME_OPTIONS>
export const gameOptions = optionsField(GAME_OPTIONS)
