import type { Procedure } from '#kernel/procedure/procedure.ts'
import type { Rulebook } from '#kernel/procedure/rulebook.ts'

interface Written {
  /** What the ids of its clauses begin with. */
  readonly prefix: string
  book(): Promise<{ readonly RULEBOOK: Rulebook }>
  procedures(): Promise<{ readonly PROCEDURES: readonly Procedure[] }>
}

/** Each rule set by itself: a test that loaded all four would take seconds to begin. */
const WRITTEN: Readonly<Record<string, Written>> = {
  'flanders-fields': {
    prefix: 'FF',
    book: () => import('#rules/flanders-fields/rulebook/index.ts'),
    procedures: () => import('#rules/flanders-fields/procedures/index.ts'),
  },
  skirmish: {
    prefix: 'SK',
    book: () => import('#rules/skirmish/rulebook/index.ts'),
    procedures: () => import('#rules/skirmish/procedures/index.ts'),
  },
  'green-fields': {
    prefix: 'GF',
    book: () => import('#rules/green-fields/rulebook/index.ts'),
    procedures: () => import('#rules/green-fields/procedures/index.ts'),
  },
  passchendaele: {
    prefix: 'PA',
    book: () => import('#rules/passchendaele/rulebook/index.ts'),
    procedures: () => import('#rules/passchendaele/procedures/index.ts'),
  },
}

const books = new Map<string, ReadonlySet<string>>()
const procedures = new Map<string, readonly Procedure[]>()

/** The ids of all clauses with the prefix of a rule set. */
export const clausesOf = async (prefix: string): Promise<ReadonlySet<string>> => {
  const known = books.get(prefix)
  if (known) return known
  const written = Object.values(WRITTEN).find((each) => each.prefix === prefix)
  const { RULEBOOK } = written ? await written.book() : { RULEBOOK: [] }
  const ids = new Set(RULEBOOK.flatMap(({ clauses }) => clauses.map(({ id }) => id)))
  books.set(prefix, ids)
  return ids
}

/** Loads what the tests in the folder of a rule set may ask. */
export const loadProcedures = async (testFile: string): Promise<void> => {
  const ruleset = /\/test\/rules\/([^/]+)\//.exec(testFile.replaceAll('\\', '/'))?.[1] ?? ''
  const written = WRITTEN[ruleset]
  if (written && !procedures.has(ruleset)) procedures.set(ruleset, (await written.procedures()).PROCEDURES)
}

/** A procedure of the rule set in whose folder the test stands. */
export const procedureOf = (ruleset: string, name: string): Procedure => {
  const found = procedures.get(ruleset)?.find((procedure) => procedure.name === name)
  if (!found)
    throw new Error(`${ruleset} has no procedure ${name}, or the test is not below test/rules/${ruleset}/`)
  return found
}
