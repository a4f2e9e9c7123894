import { commanderNames } from '../../../commander/commander.ts'
import { capitalised } from '../../../kernel/words.ts'
import type { PlayedRuleset } from '../../../screen/ruleset.ts'
import { HUMAN } from '../storage/record.ts'

type Players = readonly (readonly [value: string, label: string])[]

/** Who can play a side: somebody here, or a computer player; one of them may judge for itself. */
export const playersWhere = (judged: boolean): Players => [
  [HUMAN, 'A player here'],
  ...commanderNames(judged).map(
    (name) => [name, name === 'random' ? 'Computer, at random' : `Computer: ${capitalised(name)}`] as const,
  ),
]

export const playersOf = ({ doctrine }: PlayedRuleset): Players => playersWhere(doctrine !== undefined)
