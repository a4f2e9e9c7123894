import { useRuleset } from '../app/use-ruleset.ts'
import { loadPrinted, RULESETS } from '../rulesets.ts'
import { Book } from './book.tsx'
import './rulebook.css'

interface Props {
  readonly ruleset: string | undefined
  readonly clause: string | undefined
}

/** The rule book of a rule set, or the choice of one. */
export const RulesScreen = ({ ruleset: id, clause }: Props) => {
  const ruleset = useRuleset(id, loadPrinted)
  if (!id || !RULESETS.some((known) => known.id === id)) return <Shelf />
  return ruleset ? (
    <Book key={ruleset.id} ruleset={ruleset} clause={clause} />
  ) : (
    <main class="page" aria-busy="true" />
  )
}

const Shelf = () => (
  <main class="page">
    <h1>Rule book</h1>
    <p class="lead">
      Four rule sets clause by clause, with every table, and sheets to print for the table’s edge.
    </p>
    <ul class="cards doors shelf">
      {RULESETS.map(({ id, title, about }) => (
        <li key={id}>
          <a class="card door" href={`/rules/${id}`}>
            <strong>{title}</strong>
            <span>{about}</span>
          </a>
          <a class="button" href={`/rules/${id}/sheet`} aria-label={`Quick-reference sheets of ${title}`}>
            Quick-reference sheets
          </a>
        </li>
      ))}
    </ul>
  </main>
)
