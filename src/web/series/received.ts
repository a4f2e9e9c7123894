import { parsedText } from '#kernel/procedure/file-text.ts'
import { failure, type Result, success } from '#kernel/procedure/result.ts'
import type { ShownRuleset } from '#screen/ruleset.ts'
import type { SeriesDocument, SeriesKeeper } from '#screen/series.ts'
import { loadRuleset } from '../rulesets.ts'

/** A series with the rule set that keeps it. */
export interface OpenSeries {
  readonly ruleset: ShownRuleset
  readonly keeper: SeriesKeeper
  readonly series: SeriesDocument
}

const rulesNamed = (received: unknown): string =>
  typeof received === 'object' && received !== null && 'ruleset' in received ? String(received.ruleset) : ''

/** A series from the device or from a file, or why it is none. */
export const receivedSeries = async (received: unknown): Promise<Result<OpenSeries, string>> => {
  const ruleset = await loadRuleset(rulesNamed(received))
  const keeper = ruleset?.series
  if (!ruleset || !keeper) return failure('This is no series of battles of a rule set that keeps them.')
  const read = keeper.read(received)
  if (read.ok) return success({ ruleset, keeper, series: read.value })
  const [first] = read.error
  return failure(
    first ? `${first.message}${first.path ? ` (at ${first.path})` : ''}` : 'This is no series of battles.',
  )
}

export const receivedFile = async (text: string): Promise<Result<OpenSeries, string>> => {
  const parsed = parsedText(text)
  return parsed.ok ? receivedSeries(parsed.value) : failure(`This file cannot be read: ${parsed.error}.`)
}

export const isSoundSeries = async (series: SeriesDocument): Promise<boolean> =>
  (await receivedSeries(series)).ok
