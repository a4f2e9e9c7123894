import { useState } from 'preact/hooks'
import type { Ruleset } from '#kernel/game/ruleset.ts'
import type { Procedure } from '#kernel/procedure/procedure.ts'
import { openProcedure } from '#referee/drafting.ts'
import { colourOf } from '#referee/joining.ts'
import type { Evening, TrackedUnit } from '#referee/session.ts'
import { sequenceOf, stepNow } from '#referee/turn.ts'
import { change } from '../store.ts'
import { UnitCard } from './unit-card.tsx'
import { UnitFace } from './unit-face.tsx'
import { UnitMarks } from './unit-marks.tsx'

interface Props {
  readonly evening: Evening
  readonly ruleset: Ruleset
  readonly unit: TrackedUnit
  onClose(): void
}

/** So many stand open. */
const VERBS = 3

/** What the present step or the heart of the turn asks a unit for. */
const wantedNow = (evening: Evening, ruleset: Ruleset, unit: TrackedUnit): readonly string[] => {
  const now = stepNow(evening, ruleset)?.procedures ?? []
  const heart = sequenceOf(evening, ruleset).filter(
    ({ everyUnit, side }) => everyUnit && (!side || side === unit.side),
  )
  return [...now, ...heart.flatMap(({ procedures }) => procedures)]
}

/** The card of the chosen unit with its verbs first and alone; all else it may do is folded up. */
export const UnitSheet = ({ evening, ruleset, unit, onClose }: Props) => {
  const [editing, setEditing] = useState(false)
  const { referee, procedures } = ruleset
  const fitting = procedures.filter(({ name }) => referee.roles[name]?.[0]?.fits(unit.card))
  const now = wantedNow(evening, ruleset, unit)
  const fittingOf = (names: readonly string[]) =>
    [...new Set(names)].flatMap((name) => fitting.filter((procedure) => procedure.name === name))
  const own = fittingOf(referee.verbs ?? [])
  const verbs = (own.length > 0 ? own : fittingOf(now)).slice(0, VERBS)
  // What the step asks for comes first among the rest.
  const rest = fitting
    .filter((procedure) => !verbs.includes(procedure))
    .toSorted((a, b) => Number(now.includes(b.name)) - Number(now.includes(a.name)))
  const button = (kind: string) => (procedure: Procedure) => (
    <button
      key={procedure.name}
      type="button"
      class={`action ${kind}`}
      onClick={() => change((before) => openProcedure(before, ruleset, procedure.name, unit.id))}
    >
      {procedure.title}
    </button>
  )
  return (
    <section class={`unit-sheet colour-${colourOf(evening, ruleset, unit.side)}`} aria-label={unit.name}>
      <header>
        <h3>{unit.name}</h3>
        <UnitFace ruleset={ruleset} unit={unit} />
        <UnitMarks ruleset={ruleset} unit={unit} />
        <button type="button" class="quiet close" aria-label="Put the card back" onClick={onClose}>
          ✕
        </button>
      </header>
      <div class="verbs">{verbs.map(button('now'))}</div>
      <div class="unit-more">
        {rest.length > 0 && (
          <details>
            <summary>More</summary>
            <div class="action-row">{rest.map(button('rest'))}</div>
          </details>
        )}
        <button type="button" class="quiet" aria-expanded={editing} onClick={() => setEditing(!editing)}>
          Edit card
        </button>
      </div>
      {editing && <UnitCard ruleset={ruleset} unit={unit} />}
    </section>
  )
}
