import { parsedText } from '#kernel/procedure/file-text.ts'
import type { Fault } from '#kernel/procedure/result.ts'
import { either } from '#kernel/words.ts'
import { RULESETS } from '#rules/index.ts'
import { ARMY_FORMAT } from '#screen/designer.ts'
import type { ShownRuleset } from '#screen/ruleset.ts'
import { SERIES_FORMAT } from '#screen/series.ts'

interface Document {
  readonly format: unknown
}

type Check = (received: unknown) => readonly Fault[]

/** How a rule set looks at a document of each format; nothing where it has none. */
const CHECKS: Readonly<Record<string, (ruleset: ShownRuleset) => Check | undefined>> = {
  [ARMY_FORMAT]: ({ checkArmy }) => checkArmy,
  [SERIES_FORMAT]: ({ series }) =>
    series &&
    ((received) => {
      const read = series.read(received)
      return read.ok ? [] : read.error
    }),
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The army or series in a text that says it is one; anything else is looked at as a battle. */
export const documentIn = (text: string): Document | undefined => {
  if (!Object.keys(CHECKS).some((format) => text.includes(format))) return undefined
  const parsed = parsedText(text)
  const read = parsed.ok ? parsed.value : undefined
  return isObject(read) && 'format' in read && Object.hasOwn(CHECKS, String(read.format)) ? read : undefined
}

/** What its rule set has against a document. */
export const faultsOfDocument = (document: Document): readonly Fault[] => {
  const checkOf = CHECKS[String(document.format)]
  const named = 'ruleset' in document ? document.ruleset : undefined
  const known = RULESETS.flatMap((ruleset) => {
    const check = checkOf?.(ruleset)
    return check ? [{ id: ruleset.id, check }] : []
  })
  const own = known.find(({ id }) => id === named)
  if (own) return own.check(document)
  return [{ path: 'ruleset', message: `"ruleset" must be ${either(known.map(({ id }) => id))}.` }]
}
