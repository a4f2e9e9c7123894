import { type Scene, sideName } from '../scene.ts'
import { turnTitle } from '../turn-word.ts'
import { Working } from './working.tsx'

/** Everything that happened, the newest first; each line opens to its dice and their working. */
export const LogPanel = ({ scene }: { scene: Scene }) => {
  const { ground, record, result, ruleset, tableTop } = scene
  // Orders of which nothing is heard are nobody's business.
  const log = tableTop.secretive ? scene.log.filter(({ lines }) => lines.length > 0) : scene.log
  // What was decided in secret is explained when nobody can gain by it any more.
  const told = (secret: boolean): boolean => !secret || result !== undefined
  return (
    <section class="battle-log" aria-label="Log">
      <h3>Log</h3>
      {record.takenBack > 0 && <p class="hint">{record.takenBack} orders taken back after dice.</p>}
      {log.length === 0 && <p class="hint">Nothing has happened yet.</p>}
      <ol>
        {log.toReversed().map((entry) => (
          <li key={entry.number}>
            <details>
              <summary>
                <span class="hint">
                  {turnTitle(tableTop, entry.turn)}, {sideName(ground, entry.side)}
                  {entry.own && ' · own dice'}
                </span>
                {entry.lines.map((line, i) => (
                  <span class="line" key={i}>
                    {line}
                  </span>
                ))}
                {entry.why !== undefined && told(entry.secret) && <span class="why">{entry.why}</span>}
              </summary>
              <Working entry={entry} ruleset={ruleset.id} />
            </details>
          </li>
        ))}
      </ol>
    </section>
  )
}
