import type { LogEntry } from '#kernel/game/battle/log.ts'
import { Working } from '../../dice/working.tsx'

/** The dice of an order, and how they came to count as they did. */
export const OrderWorking = ({ entry, ruleset }: { entry: LogEntry; ruleset: string }) => {
  const { dice, working } = entry
  if (dice.length === 0) return <p class="hint">No dice.</p>
  return (
    <>
      <ul class="dice-list">
        {dice.map((die, i) => (
          <li key={i}>
            <b>{die.value}</b> on a d{die.sides} for {die.for}
          </li>
        ))}
      </ul>
      <Working lines={working} ruleset={ruleset} />
    </>
  )
}
