import type { Clause } from '../../kernel/rulebook.ts'
import type { Ruleset } from '../../kernel/ruleset.ts'

/** Finds the clauses that fit some words, the best first. */
export type Finder = (sought: string) => readonly Clause[]

/** Builds the full-text search of a rule book when it is first wanted. */
export const finderOf = async ({ rulebook }: Ruleset): Promise<Finder> => {
  const { default: MiniSearch } = await import('minisearch')
  const clauses = new Map(
    rulebook.flatMap((chapter) => chapter.clauses.map((clause) => [clause.id as string, clause])),
  )
  const index = new MiniSearch({
    fields: ['id', 'title', 'text', 'note'],
    searchOptions: { prefix: true, fuzzy: 0.15, boost: { id: 4, title: 3 }, combineWith: 'AND' },
  })
  index.addAll([...clauses.values()])
  return (sought) =>
    index.search(sought).flatMap(({ id }) => {
      const clause = clauses.get(id)
      return clause ? [clause] : []
    })
}
