import type { PrintedRules } from '#kernel/game/ruleset.ts'

interface Props {
  readonly ruleset: PrintedRules
  readonly text: string
  /** Words to be marked. */
  readonly sought: readonly string[]
}

/** A text of the rules in which the clauses it names are links, and the words sought are marked. */
export const LinkedText = ({ ruleset, text, sought }: Props) => (
  <>
    {text.split(/([A-Z]{2}-[A-Z0-9]+-\d+)/).map((piece, i) =>
      i % 2 === 1 && isClause(ruleset, piece) ? (
        <a key={i} class="clause-id" href={`/rules/${ruleset.id}/${piece}`}>
          {piece}
        </a>
      ) : (
        <Marked key={i} text={piece} sought={sought} />
      ),
    )}
  </>
)

const isClause = ({ rulebook }: PrintedRules, id: string): boolean =>
  rulebook.some(({ clauses }) => clauses.some((clause) => clause.id === id))

const Marked = ({ text, sought }: Pick<Props, 'text' | 'sought'>) => {
  if (sought.length === 0) return <>{text}</>
  const words = sought.map((word) => word.replace(/[^\p{L}\p{N}]/gu, '\\$&'))
  const pieces = text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${words.join('|')})(?![\\p{L}\\p{N}])`, 'giu'))
  return <>{pieces.map((piece, i) => (i % 2 === 1 ? <mark key={i}>{piece}</mark> : piece))}</>
}
