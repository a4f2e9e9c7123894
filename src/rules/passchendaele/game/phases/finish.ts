import type { Box } from '../../../../kernel/geometry/box.ts'
import { hasReached } from '../moves/plan.ts'
import { happen, type Play } from '../play.ts'
import { unitNamed } from '../state.ts'
import { finishSide, hasUnchecked } from './turn-end.ts'

/**
 * Steps A8 and A9: an objective reached turns the order into hold; the unit is checked, and the next one is due.
 * `moved` is where its bases have come to stand.
 */
export const finishUnit = (play: Play, id: string, moved: readonly Box[]): void => {
  const unit = unitNamed(play.after ?? play.start, id)
  if (!unit) return
  if (unit.goal && hasReached(unit, moved))
    happen(play, { kind: 'objective-reached', unit: id, reveals: true })
  happen(play, { kind: 'done', unit: id })
  if (!hasUnchecked(play.after ?? play.start, unit.side, id)) finishSide(play, unit.side)
}
