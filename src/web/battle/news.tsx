import type { Scene } from './scene.ts'

/** Lines of one message. */
const MOST = 14

/** What has happened since the player's own last order, as far as he hears of it. */
export const News = ({ scene }: { scene: Scene }) => {
  const { log, deciding, tableTop } = scene
  if (!tableTop.secretive || deciding === undefined) return null
  const last = log.findLastIndex(({ side }) => side === deciding)
  // What came of that order itself is news too.
  const lines = log.slice(Math.max(0, last)).flatMap((entry) => entry.lines)
  if (lines.length === 0) return null
  const shown = lines.slice(-MOST)
  return (
    <details class="news" open>
      <summary>What happened</summary>
      <ul>
        {shown.length < lines.length && (
          <li class="hint">{lines.length - shown.length} more lines in the log.</li>
        )}
        {shown.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ul>
    </details>
  )
}
