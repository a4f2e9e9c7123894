import type { TraceLine, TraceValue } from '#kernel/procedure/trace.ts'
import { shown, words } from '#kernel/words.ts'
import './dice.css'

/** A name of the rules without its hyphens; names that players gave stay as they are. */
const valueWords = (value: TraceValue): string =>
  typeof value === 'string' && /^[a-z0-9-]+$/.test(value) ? words(value) : shown(value)

/** How dice came to count as they did, step by step; each clause opens in the rule book. */
export const Working = ({ lines, ruleset }: { lines: readonly TraceLine[]; ruleset: string }) => (
  <ol class="working">
    {lines.map(({ clause, text, value }, i) => (
      <li key={i}>
        <span>{text}</span> <b class="step-value">{value !== undefined && valueWords(value)}</b>{' '}
        <a href={`/rules/${ruleset}/${clause}`}>{clause}</a>
      </li>
    ))}
  </ol>
)
