import { useState } from 'preact/hooks'
import type { Ruleset } from '#kernel/game/ruleset.ts'
import { fieldsOf } from '#kernel/procedure/fields.ts'
import type { Fields } from '#kernel/procedure/referee.ts'
import { accept } from '#kernel/procedure/schema.ts'
import { joinUnits } from '#referee/joining.ts'
import { relevantCardFields } from '#study/relevance.ts'
import { stamp } from '../../app/stamp.ts'
import { ChoiceControl } from '../../form/choice-control.tsx'
import { FieldControl } from '../../form/field-control.tsx'
import { withField } from '../../form/with-field.ts'
import { change, evening } from '../store.ts'
import { Armies, armiesFor } from './armies.tsx'

interface Props {
  readonly ruleset: Ruleset
  onDone(): void
}

/** Units from a ready army, or one made by hand. */
export const AddUnits = ({ ruleset, onDone }: Props) => {
  const { referee } = ruleset
  const taken = new Set(evening.value?.units.map((unit) => unit.side))
  const [side, setSide] = useState(referee?.sides.find((name) => !taken.has(name)) ?? referee?.sides[0] ?? '')
  if (!referee) return null
  return (
    <div class="add-units">
      <ChoiceControl
        name="side"
        values={referee.sides}
        value={side}
        onChange={(value) => setSide(value ?? side)}
      />
      <h4>A ready army</h4>
      <Armies ruleset={ruleset} armies={armiesFor(ruleset, side, undefined)} side={side} onJoined={onDone} />
      <OwnUnit ruleset={ruleset} side={side} />
    </div>
  )
}

const OwnUnit = ({ ruleset, side }: { ruleset: Ruleset; side: string }) => {
  const { referee } = ruleset
  const [name, setName] = useState('')
  const [card, setCard] = useState<Fields>({})
  if (!referee) return null
  const checked = accept(referee.card, card)
  const telling = checked.ok ? relevantCardFields(referee, checked.value) : new Set(Object.keys(card))
  return (
    <details class="own-unit">
      <summary>A unit of your own</summary>
      <div class="text">
        <label for="own-unit-name">Name</label>
        <input
          id="own-unit-name"
          type="text"
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </div>
      {fieldsOf(referee.card)
        .filter(({ name, required }) => required || telling.has(name))
        .map((field) => (
          <FieldControl
            key={field.name}
            field={field}
            value={card[field.name]}
            onChange={(value) => setCard(withField(card, field.name, value))}
          />
        ))}
      {!checked.ok && <p class="unfinished">{checked.error.message}</p>}
      <button
        type="button"
        class="primary"
        disabled={!checked.ok}
        onClick={() => {
          if (!checked.ok) return
          const unit = { name: name.trim() || 'Unit', card: checked.value }
          change((before) => joinUnits(before, side, [unit], () => stamp().id))
          setName('')
        }}
      >
        Add this unit
      </button>
    </details>
  )
}
