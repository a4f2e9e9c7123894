import { useCallback, useState } from 'preact/hooks'
import type { PrintedRules } from '#kernel/game/ruleset.ts'
import { Gradually } from '../app/gradually.tsx'
import { Chapters } from './chapters.tsx'
import { ClauseText } from './clause-text.tsx'
import type { Hit } from './finder.ts'
import { usePlace } from './place.ts'
import { Search } from './search.tsx'

/** The rule book of one rule set: all its clauses by chapter, or those that were sought. */
export const Book = ({ ruleset, clause }: { ruleset: PrintedRules; clause: string | undefined }) => {
  const [sought, setSought] = useState('')
  const [hits, setHits] = useState<readonly Hit[]>()
  const clear = useCallback(() => {
    setSought('')
    setHits(undefined)
  }, [])
  const [whole, setWhole] = useState(false)
  const showWhole = useCallback(() => setWhole(true), [])
  usePlace(clear, whole)
  return (
    <main class="book" aria-busy={whole || hits ? undefined : 'true'}>
      <Chapters ruleset={ruleset} />
      <div class="book-text">
        <BookHead ruleset={ruleset} />
        <div class="book-search">
          <Search ruleset={ruleset} sought={sought} onSeek={setSought} onFound={setHits} />
        </div>
        {clause && !hits && <UnknownClause ruleset={ruleset} clause={clause} />}
        {hits ? (
          <Found ruleset={ruleset} hits={hits} />
        ) : (
          <AllChapters ruleset={ruleset} clause={clause} onAll={showWhole} />
        )}
      </div>
    </main>
  )
}

const BookHead = ({ ruleset }: { ruleset: PrintedRules }) => {
  const clauses = ruleset.rulebook.reduce((sum, chapter) => sum + chapter.clauses.length, 0)
  return (
    <header class="book-head">
      <h1>{ruleset.title}</h1>
      <p>
        {clauses} clauses in our own words and {ruleset.tables?.length ?? 0} tables.{' '}
        <span class="badge ruling">Our ruling</span> is what we decided where the published rules are silent
        or contradict themselves; <span class="badge">House rule</span> is what you may set otherwise for an
        evening.
      </p>
      <p class="screen-only">
        <a class="button" href={`/rules/${ruleset.id}/sheet`}>
          Quick-reference sheets
        </a>
      </p>
    </header>
  )
}

interface AllChaptersProps {
  readonly ruleset: PrintedRules
  readonly clause: string | undefined
  onAll(): void
}

const AllChapters = ({ ruleset, clause, onAll }: AllChaptersProps) => (
  <Gradually
    step={2}
    onAll={onAll}
    parts={ruleset.rulebook.map(({ code, title, clauses }) => (
      <section key={code} id={code} class="chapter">
        <h2 tabIndex={-1}>{title}</h2>
        {clauses.map((one) => (
          <ClauseText key={one.id} ruleset={ruleset} clause={one} marked={one.id === clause} />
        ))}
      </section>
    ))}
  />
)

const Found = ({ ruleset, hits }: { ruleset: PrintedRules; hits: readonly Hit[] }) => (
  <section aria-label="Found" class="found">
    <p role="status">
      {hits.length === 0 ? 'Nothing found.' : hits.length === 1 ? 'One clause.' : `${hits.length} clauses.`}
    </p>
    {hits.map(({ clause, words }) => (
      <ClauseText key={clause.id} ruleset={ruleset} clause={clause} sought={words} />
    ))}
  </section>
)

const UnknownClause = ({ ruleset, clause }: { ruleset: PrintedRules; clause: string }) =>
  ruleset.rulebook.some(({ clauses }) => clauses.some(({ id }) => id === clause)) ? null : (
    <p class="trouble">
      {ruleset.title} has no clause {clause}.
    </p>
  )
