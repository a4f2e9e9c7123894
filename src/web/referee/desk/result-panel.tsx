import { useEffect, useState } from 'preact/hooks'
import type { RolledDie } from '#kernel/chance/dice.ts'
import type { Ruleset } from '#kernel/game/ruleset.ts'
import { recordChanges } from '#referee/bodies.ts'
import { verdictOf } from '#referee/report.ts'
import type { Entry, Evening } from '#referee/session.ts'
import { Working } from '../../dice/working.tsx'
import { label, reading } from '../../form/labels.ts'
import { settings } from '../../settings/store.ts'
import { DueRoll } from '../roster/body-record.tsx'

/** How long the dice tumble. */
const TUMBLE = 400

interface Props {
  readonly entry: Entry
  readonly evening: Evening
  readonly ruleset: Ruleset
}

/** The result in one large line, the cards it changed, and the working below. */
export const ResultPanel = ({ entry, evening, ruleset }: Props) => {
  const [tumbling, setTumbling] = useState(
    settings.value.animation && !entry.own && entry.answer.dice.length > 0,
  )
  useEffect(() => {
    const timer = setTimeout(() => setTumbling(false), TUMBLE)
    return () => clearTimeout(timer)
  }, [entry.id])
  if (tumbling) {
    return (
      <button
        type="button"
        class="tumble"
        onClick={() => setTumbling(false)}
        aria-label="Skip the rolling dice"
      >
        {entry.answer.dice.slice(0, 12).map((_, i) => (
          <span key={i} class="die tumbling" aria-hidden="true" />
        ))}
      </button>
    )
  }
  return (
    <section class="result" aria-label="Result" aria-live="polite">
      <p class="verdict">{verdictOf(entry, ruleset)}</p>
      <DiceRow dice={entry.answer.dice} own={entry.own} />
      <Changes entry={entry} evening={evening} ruleset={ruleset} />
      <Records entry={entry} evening={evening} ruleset={ruleset} />
      <EntryWorking entry={entry} ruleset={ruleset.id} />
    </section>
  )
}

const DiceRow = ({ dice, own }: { dice: readonly RolledDie[]; own: boolean }) =>
  dice.length === 0 ? null : (
    <ul class="faces" aria-label={own ? 'Own dice' : 'Dice'}>
      {dice.map(({ value, for: why }, i) => (
        <li key={i} class="die" title={why}>
          {value}
        </li>
      ))}
      {own && <li class="hint">own dice</li>}
    </ul>
  )

/** What the result did to the cards of those who took part. */
const Changes = ({ entry, evening, ruleset }: Props) => {
  const { referee } = ruleset
  const lines = entry.before.flatMap((before) => {
    const now = evening.units.find(({ id }) => id === before.id)
    if (!referee || !now || JSON.stringify(now.card) === JSON.stringify(before.card)) return []
    const marks = referee.gone(now.card) ? 'off the table' : referee.marks(now.card).join(', ') || 'no marks'
    return [`${now.name}: ${marks}`]
  })
  return lines.length === 0 ? null : (
    <ul class="changes" aria-label="Cards changed">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

/** What it did to the records that units share, and the rolls they owe now. */
const Records = ({ entry, evening, ruleset }: Props) => {
  const changes = recordChanges(evening, ruleset, entry)
  return changes.length === 0 ? null : (
    <div class="record-changes">
      {changes.map(({ title, body, facts }) => (
        <div key={body[0]?.id}>
          {facts.length > 0 && (
            <p>
              <b>{title}</b>: {facts.join(', ')}
            </p>
          )}
          <DueRoll ruleset={ruleset} title={title} body={body} />
        </div>
      ))}
    </div>
  )
}

/** What says nothing on its own: that it was legal, and fields without a value. */
const tells = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && !['', 'ok', 'none'].includes(value))

/** Every step of the working, and the figures that came out of it. */
export const EntryWorking = ({ entry, ruleset }: { entry: Entry; ruleset: string }) => (
  <details open>
    <summary>Working</summary>
    <Working lines={entry.answer.trace} ruleset={ruleset} />
    <dl class="fields">
      {Object.entries(entry.answer.result).map(([name, value]) =>
        tells(value) ? (
          <div key={name}>
            <dt>{label(name)}</dt>
            <dd>{reading(value)}</dd>
          </div>
        ) : null,
      )}
    </dl>
  </details>
)
