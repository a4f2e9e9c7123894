import type { PrintedRules } from '#kernel/game/ruleset.ts'
import type { Clause } from '#kernel/procedure/rulebook.ts'

export interface Hit {
  readonly clause: Clause
  /** The words of the clause that fit. */
  readonly words: readonly string[]
}

/** Finds the clauses that fit some words, the best first. */
export type Finder = (sought: string) => readonly Hit[]

/** Builds the full-text search of a rule book, with its tables, when it is first wanted. */
export const finderOf = async ({ rulebook, tables = [] }: PrintedRules): Promise<Finder> => {
  const { default: MiniSearch } = await import('minisearch')
  const clauses = new Map(
    rulebook.flatMap((chapter) => chapter.clauses.map((clause) => [clause.id as string, clause])),
  )
  const index = new MiniSearch({
    fields: ['id', 'title', 'text', 'note', 'tables'],
    searchOptions: { prefix: true, fuzzy: 0.15, boost: { id: 4, title: 3 }, combineWith: 'AND' },
  })
  index.addAll(
    [...clauses.values()].map((clause) => ({
      ...clause,
      tables: tables
        .filter((table) => table.clause === clause.id)
        .map(({ title, columns, rows }) => [title, ...columns, ...rows.map(([head]) => head)].join(' '))
        .join(' '),
    })),
  )
  return (sought) =>
    index.search(sought).flatMap(({ id, terms }) => {
      const clause = clauses.get(id)
      return clause ? [{ clause, words: terms }] : []
    })
}
