import { useEffect, useState } from 'preact/hooks'
import type { LogEntry } from '#kernel/game/battle/log.ts'
import type { ShownResult } from '#screen/results.ts'
import { useKeyDown } from '../../app/use-key-down.ts'
import { OrderWorking } from '../log/order-working.tsx'
import type { Scene } from '../store/scene.ts'
import { play, type Sound } from './sound.ts'
import { Throws } from './throw.tsx'
import './strip.css'

/** As many results as ever find room beside each other. */
const MOST = 4

interface Told {
  readonly entry: LogEntry
  readonly result: ShownResult
}

const hasDice = ({ throws }: ShownResult): boolean => throws.some(({ dice }) => dice.length > 0)

/** The newest order first; of one order what matters most, and of older ones what dice were thrown for. */
const latest = ({ outcomes }: Scene): readonly Told[] => {
  const told: Told[] = []
  for (const { entry, results } of outcomes.toReversed()) {
    const newest = told.length === 0
    for (const result of results) if (newest || hasDice(result)) told.push({ entry, result })
    if (told.length >= MOST) break
  }
  return told.slice(0, MOST)
}

/** What is heard of the last order. */
const soundsOf = ({ outcomes }: Scene): readonly Sound[] => {
  const last = outcomes.at(-1)
  const kinds = last?.moments.map(({ kind }) => kind) ?? []
  return [
    ...(last && last.entry.dice.length > 0 ? ['dice' as const] : []),
    ...(kinds.includes('lost') ? ['gun' as const] : []),
    ...(kinds.some((kind) => kind !== 'lost') ? ['whistle' as const] : []),
  ]
}

/** What came of the last orders: the dice as they fell, what was added to them, and what it led to. */
export const ResultStrip = ({ scene }: { scene: Scene }) => {
  const [open, setOpen] = useState(false)
  const [now, ...older] = latest(scene)
  useEffect(() => setOpen(false), [now?.entry])
  useEffect(() => play(soundsOf(scene)), [scene.log.length])
  useKeyDown((event) => {
    if (event.key === 'Escape' && open) setOpen(false)
  })
  if (!now) {
    return (
      <section class="result-strip" aria-label="Results">
        <p class="hint">Dice and results are shown here.</p>
      </section>
    )
  }
  const { entry, result } = now
  return (
    <section class="result-strip" aria-label="Results">
      <div class="result latest" key={`${entry.number} ${result.outcome}`}>
        <Throws throws={result.throws} />
        <p class="outcome" role="status">
          <b>{result.outcome}</b>
          {result.follows && <span>{result.follows}</span>}
        </p>
      </div>
      {older.map((told, i) => (
        <div class="result older" key={`${told.entry.number} ${i}`}>
          <Throws throws={told.result.throws} />
          <p class="outcome">{told.result.outcome}</p>
        </div>
      ))}
      <button
        type="button"
        class="open-working"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        title="How the dice came to count as they did"
      >
        <span class="word">Working</span>
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 6 H20 M4 12 H14 M4 18 H20 M17 9 L20 12 L17 15" />
        </svg>
      </button>
      {open && (
        <div class="strip-working">
          {entry.lines.map((line, i) => (
            <p key={i}>{line}</p>
          ))}
          <OrderWorking entry={entry} ruleset={scene.ruleset.id} />
        </div>
      )}
    </section>
  )
}
