import type { LogEntry } from '../../../kernel/game/battle/log.ts'
import { shown } from '../../../kernel/words.ts'

/** The dice of an order, and how they came to count as they did, each step with its clause. */
export const Working = ({ entry, ruleset }: { entry: LogEntry; ruleset: string }) => {
  const { dice, working } = entry
  if (dice.length === 0) return <p class="hint">No dice.</p>
  return (
    <>
      <ul class="dice-list">
        {dice.map((die, i) => (
          <li key={i}>
            <b>{die.value}</b> d{die.sides} for {die.for}
          </li>
        ))}
      </ul>
      <ol class="working">
        {working.map(({ clause, text, value }, i) => (
          <li key={i}>
            {text}
            {value !== undefined && <b> {shown(value)}</b>}{' '}
            <a href={`/rules/${ruleset}/${clause}`}>{clause}</a>
          </li>
        ))}
      </ol>
    </>
  )
}
