import type { Ruleset } from '#kernel/game/ruleset.ts'
import type { TrackedUnit } from '#referee/session.ts'

/** Strength, quality and arm of a unit, as on its paper card. */
export const UnitFace = ({ ruleset, unit }: { ruleset: Ruleset; unit: TrackedUnit }) => {
  const face = ruleset.referee.face?.(unit.card)
  return face === undefined ? null : (
    <span class="face">
      {face.strength !== undefined && <b class="strength">{face.strength}</b>}
      <span class="worth">
        {face.quality !== undefined && <span class="quality">{face.quality}</span>}
        <span class="arm">{face.arm}</span>
      </span>
    </span>
  )
}
