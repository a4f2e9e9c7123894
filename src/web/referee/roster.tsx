import { useState } from 'preact/hooks'
import type { Ruleset } from '../../kernel/game/ruleset.ts'
import type { Procedure } from '../../kernel/procedure/procedure.ts'
import { openProcedure } from '../../referee/drafting.ts'
import type { Evening, TrackedUnit } from '../../referee/session.ts'
import { sequenceOf, stepNow } from '../../referee/turn.ts'
import { sideName } from '../form/labels.ts'
import { AddUnits } from './add-units.tsx'
import { change } from './store.ts'
import { UnitCard } from './unit-card.tsx'
import { UnitMarks } from './unit-marks.tsx'

interface Props {
  readonly evening: Evening
  readonly ruleset: Ruleset
}

/** Both sides' units with their marks. Choosing one shows what it may do, the present step first. */
export const Roster = ({ evening, ruleset }: Props) => {
  const [chosen, setChosen] = useState<string>()
  const [adding, setAdding] = useState(false)
  const { referee } = ruleset
  if (!referee) return null
  return (
    <section class="roster" aria-label="Units">
      {referee.sides.map((side, i) => {
        const units = evening.units.filter((unit) => unit.side === side)
        return units.length === 0 ? null : (
          <div key={side}>
            <h3 class={`side-name side-${i}`}>{sideName(side)}</h3>
            <ul>
              {units.map((unit) => (
                <li key={unit.id}>
                  <button
                    type="button"
                    class={`unit ${referee.gone(unit.card) ? 'gone' : ''}`}
                    aria-expanded={chosen === unit.id}
                    onClick={() => setChosen(chosen === unit.id ? undefined : unit.id)}
                  >
                    <span class="unit-name">{unit.name}</span>
                    <UnitMarks ruleset={ruleset} unit={unit} />
                  </button>
                  {chosen === unit.id && <UnitActions evening={evening} ruleset={ruleset} unit={unit} />}
                </li>
              ))}
            </ul>
          </div>
        )
      })}
      {evening.units.length === 0 && (
        <p>No units yet. The procedures work without them; with them the forms fill themselves.</p>
      )}
      <button type="button" class="add" onClick={() => setAdding(!adding)} aria-expanded={adding}>
        Add units
      </button>
      {adding && <AddUnits ruleset={ruleset} onDone={() => setAdding(false)} />}
    </section>
  )
}

/** So many procedures stand open; the rest are folded up. */
const VERBS = 3

/** What a unit can take part in: what the present step or the heart of the turn asks for, then all else. */
const UnitActions = ({ evening, ruleset, unit }: Props & { unit: TrackedUnit }) => {
  const [editing, setEditing] = useState(false)
  const fitting = ruleset.procedures.filter(({ name }) => {
    const [first] = ruleset.referee.roles[name] ?? []
    return first?.fits(unit.card)
  })
  const steps = sequenceOf(evening, ruleset)
  const now = stepNow(evening, ruleset)?.procedures ?? []
  const heart = steps.filter(({ everyUnit, side }) => everyUnit && (!side || side === unit.side))
  const wanted = [...now, ...heart.flatMap(({ procedures }) => procedures)]
  const verbs = [...new Set(wanted)]
    .flatMap((name) => fitting.filter((procedure) => procedure.name === name))
    .slice(0, VERBS)
  const rest = fitting.filter((procedure) => !verbs.includes(procedure))
  const button = ({ name, title }: Procedure) => (
    <button
      key={name}
      type="button"
      class={verbs.some((verb) => verb.name === name) ? 'action now' : 'action'}
      onClick={() => change((before) => openProcedure(before, ruleset, name, unit.id))}
    >
      {title}
    </button>
  )
  return (
    <div class="unit-actions">
      <div class="action-row">{verbs.map(button)}</div>
      {rest.length > 0 && (
        <details>
          <summary>More it may do</summary>
          <div class="action-row">{rest.map(button)}</div>
        </details>
      )}
      <button type="button" class="quiet" aria-expanded={editing} onClick={() => setEditing(!editing)}>
        Edit card
      </button>
      {editing && <UnitCard ruleset={ruleset} unit={unit} />}
    </div>
  )
}
