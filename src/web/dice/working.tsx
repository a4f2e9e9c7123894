import type { TraceLine } from '../../kernel/procedure/trace.ts'
import { shown } from '../../kernel/words.ts'
import './dice.css'

/** How dice came to count as they did, step by step; each clause opens in the rule book. */
export const Working = ({ lines, ruleset }: { lines: readonly TraceLine[]; ruleset: string }) => (
  <ol class="working">
    {lines.map(({ clause, text, value }, i) => (
      <li key={i}>
        <span>{text}</span> <b class="step-value">{value !== undefined && shown(value)}</b>{' '}
        <a href={`/rules/${ruleset}/${clause}`}>{clause}</a>
      </li>
    ))}
  </ol>
)
