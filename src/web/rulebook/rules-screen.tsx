import { useEffect, useState } from 'preact/hooks'
import type { ShownTable } from '../../kernel/display.ts'
import type { Chapter, Clause } from '../../kernel/rulebook.ts'
import type { Ruleset } from '../../kernel/ruleset.ts'
import { loadRuleset, RULESETS } from '../rulesets.ts'
import { type Finder, finderOf } from './finder.ts'
import { RuleTable } from './rule-table.tsx'

interface Props {
  readonly ruleset: string | undefined
  readonly clause: string | undefined
}

/** The rule book: all clauses by chapter, or the choice of a rule set. */
export const RulesScreen = ({ ruleset: id, clause }: Props) => {
  const [ruleset, setRuleset] = useState<Ruleset>()
  useEffect(() => {
    setRuleset(undefined)
    void (id ? loadRuleset(id) : undefined)?.then(setRuleset)
  }, [id])
  if (!id || !RULESETS.some((known) => known.id === id)) return <Shelf />
  return ruleset ? <Book ruleset={ruleset} clause={clause} /> : <main class="page" aria-busy="true" />
}

const Shelf = () => (
  <main class="page">
    <h1>Rule book</h1>
    <ul class="cards">
      {RULESETS.map(({ id, title, about }) => (
        <li key={id}>
          <a class="card" href={`/rules/${id}`}>
            <strong>{title}</strong>
            <span>{about}</span>
          </a>
        </li>
      ))}
    </ul>
  </main>
)

const Book = ({ ruleset, clause }: { ruleset: Ruleset; clause: string | undefined }) => {
  const [sought, setSought] = useState('')
  const [finder, setFinder] = useState<Finder>()
  useEffect(() => {
    const target = clause && document.getElementById(clause)
    if (target) target.scrollIntoView({ block: 'center' })
    else scrollTo(0, 0)
  }, [clause, ruleset])
  const found = sought.trim() && finder ? finder(sought) : undefined
  return (
    <main class="book">
      <nav class="chapters" aria-label="Chapters">
        <ul>
          {ruleset.rulebook.map(({ code, title }) => (
            <li key={code}>
              <a
                href={`/rules/${ruleset.id}#${code}`}
                onClick={() => document.getElementById(code)?.scrollIntoView()}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div class="book-text">
        <h1>{ruleset.title}</h1>
        <p>
          <a href={`/rules/${ruleset.id}/sheet`}>Quick-reference sheet</a>
        </p>
        <input
          type="search"
          aria-label="Search the rules"
          placeholder="Search the rules"
          value={sought}
          onFocus={() => void finderOf(ruleset).then((made) => setFinder(() => made))}
          onInput={(event) => setSought(event.currentTarget.value)}
        />
        {found ? (
          <section aria-label="Found" class="found">
            {found.length === 0 && <p>Nothing found.</p>}
            {found.map((hit) => (
              <ClauseText key={hit.id} ruleset={ruleset} clause={hit} marked={false} />
            ))}
          </section>
        ) : (
          ruleset.rulebook.map((chapter) => (
            <ChapterText key={chapter.code} chapter={chapter} ruleset={ruleset} clause={clause} />
          ))
        )}
      </div>
    </main>
  )
}

const ChapterText = ({
  chapter,
  ruleset,
  clause,
}: {
  chapter: Chapter
  ruleset: Ruleset
  clause: string | undefined
}) => (
  <section id={chapter.code} class="chapter">
    <h2>{chapter.title}</h2>
    {chapter.clauses.map((one) => (
      <ClauseText key={one.id} ruleset={ruleset} clause={one} marked={one.id === clause} />
    ))}
  </section>
)

const ClauseText = ({ ruleset, clause, marked }: { ruleset: Ruleset; clause: Clause; marked: boolean }) => {
  const tables = (ruleset.tables ?? []).filter((table: ShownTable) => table.clause === clause.id)
  return (
    <article id={clause.id} class={marked ? 'clause marked' : 'clause'}>
      <h3>
        <a href={`/rules/${ruleset.id}/${clause.id}`} class="clause-id">
          {clause.id}
        </a>{' '}
        {clause.title}
        {clause.ruling && <span class="badge">Our ruling</span>}
      </h3>
      <p>{clause.text}</p>
      {clause.note && (
        <p class="note">
          <span class="badge">Our ruling</span> {clause.note}
        </p>
      )}
      {clause.options?.map((option) => (
        <HouseRuleNote key={option} ruleset={ruleset} option={option} />
      ))}
      {tables.map((table) => (
        <RuleTable key={table.id} table={table} />
      ))}
    </article>
  )
}

const HouseRuleNote = ({ ruleset, option }: { ruleset: Ruleset; option: string }) => {
  const rule = ruleset.houseRules[option]
  return rule ? (
    <p class="note">
      <span class="badge">House rule</span> {rule.title}:{' '}
      {rule.values.map((value, i) => (i === 0 ? `${value} (ours)` : value)).join(', ')}
    </p>
  ) : null
}
