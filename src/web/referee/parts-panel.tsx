import type { Ruleset } from '../../kernel/game/ruleset.ts'
import { rolesOf, togglePart } from '../../referee/drafting.ts'
import type { Draft, Evening } from '../../referee/session.ts'
import { change } from './store.ts'
import { UnitMarks } from './unit-marks.tsx'

interface Props {
  readonly evening: Evening
  readonly ruleset: Ruleset
  readonly draft: Draft
}

/** Rolls a long row to the unit that was chosen elsewhere. */
const showInRow = (chip: HTMLElement | null): void => {
  const row = chip?.parentElement
  if (!chip || !row) return
  row.scrollLeft = chip.offsetLeft - row.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2
}

/** Who takes which part: a row of the units that fit, the chosen ones pressed. */
export const PartsPanel = ({ evening, ruleset, draft }: Props) => {
  const roles = rolesOf(ruleset, draft.procedure)
  const onTable = evening.units.filter(({ card }) => !ruleset.referee.gone(card))
  const [first] = roles
  const [actor] = first ? (draft.parts[first.title] ?? []) : []
  const actingSide = evening.units.find(({ id }) => id === actor)?.side
  const taken = new Set(Object.values(draft.parts).flat())
  return (
    <div class="parts">
      {roles.map((role) => {
        // Whoever acts usually deals with the enemy.
        const acting = role === first ? undefined : actingSide
        const chosen = draft.parts[role.title] ?? []
        const fitting = onTable
          .filter(({ id, card }) => role.fits(card) && (chosen.includes(id) || !taken.has(id)))
          .toSorted((a, b) => Number(a.side === acting) - Number(b.side === acting))
        if (fitting.length === 0) return null
        return (
          <fieldset key={role.title} class="part">
            <legend>{role.title}</legend>
            <div class="unit-row">
              {fitting.map((unit) => (
                <button
                  key={unit.id}
                  type="button"
                  class={`unit-chip side-${ruleset.referee.sides.indexOf(unit.side)}`}
                  ref={chosen.includes(unit.id) ? showInRow : null}
                  aria-pressed={chosen.includes(unit.id)}
                  onClick={() => change((before) => togglePart(before, role, unit.id))}
                >
                  {unit.name}
                  <UnitMarks ruleset={ruleset} unit={unit} />
                </button>
              ))}
            </div>
          </fieldset>
        )
      })}
    </div>
  )
}
