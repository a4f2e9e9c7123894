import type { Ruleset } from '#kernel/game/ruleset.ts'
import type { TrackedUnit } from '#referee/session.ts'

interface Props {
  readonly ruleset: Ruleset
  readonly unit: TrackedUnit
  /** So many of them, the most urgent first. */
  readonly most?: number
}

export const UnitMarks = ({ ruleset, unit, most }: Props) => {
  const marks = ruleset.referee.gone(unit.card) ? ['off the table'] : ruleset.referee.marks(unit.card)
  return marks.length === 0 ? null : (
    <span class="marks">
      {marks.slice(0, most).map((mark) => (
        <span class="mark" key={mark}>
          {mark}
        </span>
      ))}
    </span>
  )
}
