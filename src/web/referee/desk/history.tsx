import type { Ruleset } from '#kernel/game/ruleset.ts'
import { procedureNamed } from '#referee/drafting.ts'
import { reportOf, verdictOf } from '#referee/report.ts'
import { reopen, undoLast } from '#referee/rolling.ts'
import type { Evening } from '#referee/session.ts'
import { download, saveFile } from '../../app/download.ts'
import { change, eveningBackup } from '../store.ts'
import { EntryWorking } from './result-panel.tsx'

interface Props {
  readonly evening: Evening
  readonly ruleset: Ruleset
}

/** Everything adjudicated this evening, the latest first; each line opens to its working. */
export const History = ({ evening, ruleset }: Props) => (
  <section class="history" aria-label="History">
    <header>
      <h3>This evening</h3>
      <button type="button" disabled={evening.history.length === 0} onClick={() => change(undoLast)}>
        Undo
      </button>
    </header>
    <ol>
      {evening.history.toReversed().map((entry) => (
        <li key={entry.id}>
          <details>
            <summary>
              <span class="hint">
                T{entry.turn} {procedureNamed(ruleset, entry.procedure)?.title}
                {entry.own && ' · own dice'}
              </span>
              <span class="line">{verdictOf(entry, ruleset)}</span>
            </summary>
            <button type="button" class="quiet" onClick={() => change((before) => reopen(before, entry.id))}>
              Open again
            </button>
            <EntryWorking entry={entry} ruleset={ruleset.id} />
          </details>
        </li>
      ))}
    </ol>
    {evening.history.length === 0 && <p>Nothing has been rolled yet.</p>}
    <div class="action-row">
      <button
        type="button"
        class="quiet"
        onClick={() => download(`${evening.title}.md`, 'text/markdown', reportOf(evening, ruleset))}
      >
        Report (Markdown)
      </button>
      <button type="button" class="quiet" onClick={() => saveFile(eveningBackup(evening))}>
        Backup (JSON)
      </button>
    </div>
  </section>
)
