import { type Scene, sideName } from './scene.ts'

/** Everything that happened, the newest first; each line opens to its dice. */
export const LogPanel = ({ scene }: { scene: Scene }) => {
  const { log, ground, record, result } = scene
  // What was decided in secret is explained when nobody can gain by it any more.
  const told = (secret: boolean): boolean => !secret || result !== undefined
  return (
    <section class="battle-log" aria-label="Log">
      <h3>Log</h3>
      {record.takenBack > 0 && <p class="hint">{record.takenBack} orders taken back after dice.</p>}
      {log.length === 0 && <p class="hint">Nothing has happened yet.</p>}
      <ol>
        {log.toReversed().map(({ number, turn, side, lines, dice, own, why, secret }) => (
          <li key={number}>
            <details>
              <summary>
                <span class="hint">
                  T{turn} {sideName(ground, side)}
                  {own && ' · own dice'}
                </span>
                {lines.map((line, i) => (
                  <span class="line" key={i}>
                    {line}
                  </span>
                ))}
                {why !== undefined && told(secret) && <span class="why">{why}</span>}
              </summary>
              {dice.length === 0 ? (
                <p class="hint">No dice.</p>
              ) : (
                <ul class="dice-list">
                  {dice.map((die, i) => (
                    <li key={i}>
                      <b>{die.value}</b> d{die.sides} for {die.for}
                    </li>
                  ))}
                </ul>
              )}
            </details>
          </li>
        ))}
      </ol>
    </section>
  )
}
