import { foldedLines } from '../../../study/replay/folding.ts'
import type { Scene } from '../store/scene.ts'

/** Lines of one message. */
const MOST = 14

/** What has happened since the player's own last order, as far as he hears of it. */
export const News = ({ scene }: { scene: Scene }) => {
  const { game, log, deciding, hidden } = scene
  // Where no event holds a secret everybody has seen what happened.
  if (!game.eventView || !hidden || deciding === undefined) return null
  const last = log.findLastIndex(({ side }) => side === deciding)
  // What came of that order itself is news too.
  const lines = log.slice(Math.max(0, last)).flatMap((entry) => entry.lines)
  if (lines.length === 0) return null
  const told = foldedLines(lines)
  const shown = told.slice(-MOST)
  return (
    <details class="news" open>
      <summary>What happened</summary>
      <ul>
        {shown.length < told.length && (
          <li class="hint">{told.length - shown.length} more lines in the log.</li>
        )}
        {shown.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ul>
    </details>
  )
}
