import { useLayoutEffect, useRef } from 'preact/hooks'
import type { LogEntry } from '#kernel/game/battle/log.ts'
import { type Sought, stepsIn } from '#study/replay/finding.ts'

interface Props {
  readonly log: readonly LogEntry[]
  readonly sought: Sought
  /** The name of the unit that the player looks at. */
  readonly unit: string | undefined
  onSeek(sought: Sought): void
}

/** What to look for in the log: words, a part of the turn, the unit looked at, dice. */
export const LogFilter = ({ log, sought, unit, onSeek }: Props) => {
  const about = sought.unit ?? unit
  const words = useRef<HTMLInputElement>(null)
  // What is typed next is what to look for, not keys of the table.
  useLayoutEffect(() => words.current?.focus(), [])
  return (
    <div class="log-filter">
      <input
        ref={words}
        type="search"
        aria-label="Find in the log"
        placeholder="Words"
        value={sought.words}
        onInput={({ currentTarget }) => onSeek({ ...sought, words: currentTarget.value })}
      />
      <select
        aria-label="Part of the turn"
        value={sought.step ?? ''}
        onChange={({ currentTarget }) => onSeek({ ...sought, step: currentTarget.value || undefined })}
      >
        <option value="">Every phase</option>
        {stepsIn(log).map((step) => (
          <option key={step} value={step}>
            {step}
          </option>
        ))}
      </select>
      <button
        type="button"
        class="edit"
        aria-pressed={sought.dice === true}
        onClick={() => onSeek({ ...sought, dice: !sought.dice })}
      >
        With dice
      </button>
      {about !== undefined && (
        <button
          type="button"
          class="edit"
          aria-pressed={sought.unit !== undefined}
          onClick={() => onSeek({ ...sought, unit: sought.unit === undefined ? about : undefined })}
        >
          {about}
        </button>
      )}
    </div>
  )
}
