import { commandersOf } from '../../../commander/commander.ts'
import { capitalised } from '../../../kernel/words.ts'
import type { ShownRuleset } from '../../../screen/ruleset.ts'
import { HUMAN } from '../storage/record.ts'

/** Who can play a side: somebody here, or a computer player of the rule set. */
export const playersOf = (ruleset: ShownRuleset): readonly (readonly [value: string, label: string])[] => [
  [HUMAN, 'A player here'],
  ...[...commandersOf(ruleset).keys()].map(
    (name) => [name, name === 'random' ? 'Computer, at random' : `Computer: ${capitalised(name)}`] as const,
  ),
]
