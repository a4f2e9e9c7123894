import { tellOf } from '#kernel/game/play.ts'
import type { Box } from '#kernel/geometry/box.ts'
import { hasReached } from '../moves/plan.ts'
import { changeUnit, type Play, unitNow } from '../play.ts'

/**
 * Steps A8 and A9: an objective reached turns the order into hold, and the unit is checked. `moved` is where its bases have
 * come to stand.
 */
export const finishUnit = (play: Play, id: string, moved: readonly Box[]): void => {
  if (!hasReached(unitNow(play, id), moved)) {
    changeUnit(play, id, { checked: true })
    return
  }
  changeUnit(play, id, { checked: true, order: 'hold', goal: null })
  tellOf(play, { kind: 'objective-reached', unit: id, reveals: true })
}
