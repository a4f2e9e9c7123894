import { useEffect, useState } from 'preact/hooks'
import type { Ruleset } from '#kernel/game/ruleset.ts'
import { procedureNamed } from '#referee/drafting.ts'
import { verdictOf } from '#referee/report.ts'
import type { Evening } from '#referee/session.ts'
import { onChange } from '../device/changes.ts'
import { loadDesk } from '../rulesets.ts'
import { lookAtEvening } from './store.ts'

interface Seen {
  readonly evening: Evening
  readonly ruleset: Ruleset
}

/** An evening that another tab has in hand: what has been rolled, the latest first. */
export const WatchedEvening = ({ id }: { readonly id: string }) => {
  const [seen, setSeen] = useState<Seen>()
  useEffect(() => {
    let gone = false
    const read = async (): Promise<void> => {
      const found = await lookAtEvening(id)
      const ruleset = found?.ok ? await loadDesk(found.value.ruleset) : undefined
      if (!gone && found?.ok && ruleset) setSeen({ evening: found.value, ruleset })
    }
    void read()
    const stop = onChange({ store: 'evenings', id }, () => void read())
    return () => {
      gone = true
      stop()
    }
  }, [id])
  if (!seen) return <main class="page" aria-busy="true" />
  const { evening, ruleset } = seen
  return (
    <main class="page">
      <h1>{evening.title}</h1>
      <p class="lead" role="status">
        This evening is open in another tab or window. You are watching: it goes on here as soon as it is
        closed there.
      </p>
      {evening.history.length === 0 && <p>Nothing has been rolled yet.</p>}
      <ol class="plain">
        {evening.history.toReversed().map((entry) => (
          <li key={entry.id}>
            <span class="hint">
              T{entry.turn} {procedureNamed(ruleset, entry.procedure)?.title}
            </span>{' '}
            {verdictOf(entry, ruleset)}
          </li>
        ))}
      </ol>
      <p>
        <a href="/referee">All evenings</a>
      </p>
    </main>
  )
}
