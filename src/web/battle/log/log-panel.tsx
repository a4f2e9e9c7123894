import { useEffect, useState } from 'preact/hooks'
import type { LogEntry } from '#kernel/game/battle/log.ts'
import { capitalised, several } from '#kernel/words.ts'
import { sideName } from '#screen/beside.ts'
import { found, type Sought, unitsNamed } from '#study/replay/finding.ts'
import { type FoldedEntry, foldedEntries, linesOf } from '#study/replay/folding.ts'
import { theSide, turnTitle } from '#study/wording.ts'
import { HUMAN } from '../storage/record.ts'
import type { Scene } from '../store/scene.ts'
import type { BattleStore } from '../store/store.ts'
import { takeBackTo } from '../store/taking-back.ts'
import { useBattle } from '../store/use-battle.ts'
import { LogFilter } from './log-filter.tsx'
import { OrderWorking } from './order-working.tsx'

const EVERYTHING: Sought = { words: '' }

/** Everything that happened, the newest first; each line opens to its dice and their working. */
export const LogPanel = ({ scene }: { scene: Scene }) => {
  const { chosen, pointedAt } = useBattle()
  const [sought, setSought] = useState<Sought>()
  const pointAt = (named: readonly string[]): void => {
    pointedAt.value = named
  }
  const pointAtNone = (): void => pointAt([])
  const { record, tableTop, view, deciding } = scene
  // Who looks next does not look for what the last one did.
  useEffect(() => setSought(undefined), [scene.viewer])
  useEffect(() => pointAtNone, [])
  const units = tableTop.units(view, deciding, undefined)
  // An order of which there is nothing to tell is nobody's business.
  const log = scene.log.filter(({ lines, dice }) => lines.length > 0 || dice.length > 0)
  const fitting = sought ? found(log, sought) : log
  const turnOver = () => setSought(sought ? undefined : EVERYTHING)
  return (
    <section class="battle-log" aria-label="Log">
      <div class="log-head">
        <h3>Log</h3>
        {log.length > 0 && (
          <button type="button" class="quiet" aria-expanded={sought !== undefined} onClick={turnOver}>
            {sought ? 'Show all' : 'Find'}
          </button>
        )}
      </div>
      {record.takenBack > 0 && (
        <p class="hint">{capitalised(several(record.takenBack, 'order'))} taken back after dice.</p>
      )}
      {log.length === 0 && <p class="hint">Nothing has happened yet.</p>}
      {sought && (
        <LogFilter
          log={log}
          sought={sought}
          unit={units.find(({ id }) => id === chosen.value)?.name}
          onSeek={setSought}
        />
      )}
      {log.length > 0 && fitting.length === 0 && (
        <p class="hint" role="status">
          Nothing in the log fits.
        </p>
      )}
      <ol>
        {foldedEntries(fitting)
          .toReversed()
          .map((folded) => (
            <li
              key={folded.entry.number}
              onPointerEnter={() => pointAt(unitsNamed(folded.entry, units))}
              onPointerLeave={pointAtNone}
              onFocusIn={() => pointAt(unitsNamed(folded.entry, units))}
              onFocusOut={pointAtNone}
            >
              <Line
                folded={folded}
                lines={linesOf(folded, units)}
                scene={scene}
                since={log.length - log.indexOf(folded.entry) - 1}
              />
            </li>
          ))}
      </ol>
    </section>
  )
}

interface LineProps {
  readonly folded: FoldedEntry
  readonly lines: readonly string[]
  readonly scene: Scene
  readonly since: number
}

/** One order, or several that read alike; `since` is how many of which something is heard came after it. */
const Line = ({ folded, lines, scene, since }: LineProps) => {
  const store = useBattle()
  const { entry } = folded
  const { game, ground, record, ruleset } = scene
  return (
    <details>
      <summary>
        <span class="hint">
          {turnTitle(game, entry.turn)}, order of {theSide(sideName(ground, entry.side))}
          {entry.own && ' · own dice'}
        </span>
        {lines.map((line, i) => (
          <span class="line" key={i}>
            {line}
          </span>
        ))}
        {entry.why !== undefined && <span class="why">{entry.why}</span>}
      </summary>
      <OrderWorking entry={entry} ruleset={ruleset.id} />
      {record.players[entry.side] === HUMAN && !store.rolling.value && (
        <button type="button" class="quiet" onClick={() => askBack(store, entry, since)}>
          Back to before this
        </button>
      )}
    </details>
  )
}

const askBack = (store: BattleStore, entry: LogEntry, since: number): void => {
  const rest = since === 0 ? '' : since === 1 ? ' and the one after it' : ` and the ${since} after it`
  if (confirm(`Take this order back${rest}, with all dice? The log counts what was taken back after dice.`))
    void takeBackTo(store, entry.number)
}
