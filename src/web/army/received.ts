import { parsedText } from '#kernel/procedure/file-text.ts'
import { failure, type Result, success } from '#kernel/procedure/result.ts'
import type { ArmyDocument, Designer } from '#screen/designer.ts'
import type { ShownRuleset } from '#screen/ruleset.ts'
import { placeName } from '../form/labels.ts'
import { loadRuleset } from '../rulesets.ts'

/** An army with the rule set that it is for. */
export interface OpenArmy {
  readonly ruleset: ShownRuleset
  readonly designer: Designer
  readonly army: ArmyDocument
}

const rulesetIn = (received: unknown): string =>
  typeof received === 'object' &&
  received !== null &&
  'ruleset' in received &&
  typeof received.ruleset === 'string'
    ? received.ruleset
    : ''

/** An army that came from a file or a link, or why it cannot be opened. */
export const received = async (
  army: unknown,
  load: typeof loadRuleset = loadRuleset,
): Promise<Result<OpenArmy, string>> => {
  const ruleset = await load(rulesetIn(army))
  if (!ruleset?.designer) return failure('This is no army of a game whose armies can be put together here.')
  const read = ruleset.designer.read(army)
  if (read.ok) return success({ ruleset, designer: ruleset.designer, army: read.value })
  const [fault] = read.error
  return failure(fault ? `${fault.message} (${placeName(fault.path) || 'the file'})` : 'This is no army.')
}

export const isSoundArmy = async (army: ArmyDocument): Promise<boolean> => (await received(army)).ok

/** The text of a file. */
export const receivedFile = async (text: string, load?: typeof loadRuleset) => {
  const parsed = parsedText(text)
  return parsed.ok ? received(parsed.value, load) : failure(`This file holds no army: ${parsed.error}.`)
}
