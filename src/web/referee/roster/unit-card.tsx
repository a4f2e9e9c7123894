import type { Ruleset } from '#kernel/game/ruleset.ts'
import { fieldsOf } from '#kernel/procedure/fields.ts'
import { accept } from '#kernel/procedure/schema.ts'
import type { TrackedUnit } from '#referee/session.ts'
import { relevantCardFields } from '#study/relevance.ts'
import { FieldControl } from '../../form/field-control.tsx'
import { withField } from '../../form/with-field.ts'
import { change } from '../store.ts'

const updated = (unit: TrackedUnit): void =>
  change((before) => ({
    ...before,
    units: before.units.map((other) => (other.id === unit.id ? unit : other)),
  }))

/** The card of a unit, to be corrected by hand. */
export const UnitCard = ({ ruleset, unit }: { ruleset: Ruleset; unit: TrackedUnit }) => {
  const { referee } = ruleset
  if (!referee) return null
  const checked = accept(referee.card, unit.card)
  const telling = relevantCardFields(referee, unit.card)
  return (
    <div class="unit-card">
      <div class="text">
        <label for={`name-${unit.id}`}>Name</label>
        <input
          id={`name-${unit.id}`}
          type="text"
          value={unit.name}
          onInput={(event) => updated({ ...unit, name: event.currentTarget.value })}
        />
      </div>
      {fieldsOf(referee.card)
        .filter(({ name }) => telling.has(name))
        .map((field) => (
          <FieldControl
            key={field.name}
            field={field}
            value={unit.card[field.name]}
            onChange={(value) => updated({ ...unit, card: withField(unit.card, field.name, value) })}
          />
        ))}
      {!checked.ok && <p class="unfinished">{checked.error.message}</p>}
      <button
        type="button"
        class="quiet danger"
        onClick={() =>
          change((before) => ({ ...before, units: before.units.filter(({ id }) => id !== unit.id) }))
        }
      >
        Take this unit off the roster
      </button>
    </div>
  )
}
