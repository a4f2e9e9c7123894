import type { Ruleset } from '../../kernel/game/ruleset.ts'
import type { TrackedUnit } from '../../referee/session.ts'

export const UnitMarks = ({ ruleset, unit }: { ruleset: Ruleset; unit: TrackedUnit }) => {
  const marks = ruleset.referee.gone(unit.card) ? ['off the table'] : (ruleset.referee.marks(unit.card) ?? [])
  return marks.length === 0 ? null : (
    <span class="marks">
      {marks.map((mark) => (
        <span class="mark" key={mark}>
          {mark}
        </span>
      ))}
    </span>
  )
}
