import type { Point } from '#kernel/geometry/point.ts'
import type { Wishes } from '../../../moves/company.ts'
import type { Wish } from '../../../moves/course.ts'
import type { Stand, State } from '../../../state.ts'
import type { ActionsPhase } from '../../shapes.ts'
import { courseOfMove, isMoveCourse, moveOrder } from './courses.ts'

/** Shares of the way on which those who fight nobody come up behind those who do. */
const SHARES = [0.8, 0.5, 0.3] as const

/** The wishes with one more, if the rules allow them all together. */
export const joined = (
  state: State,
  phase: ActionsPhase,
  wishes: Wishes,
  stand: Stand,
  wish: Wish,
): Wishes | undefined => {
  const all = new Map([...wishes, [stand.id, wish]])
  return isMoveCourse(courseOfMove(state, phase, moveOrder(all))) ? all : undefined
}

/** Everybody else comes up behind those who assault, as near as he may. */
export const comingUp = (
  state: State,
  phase: ActionsPhase,
  stands: readonly Stand[],
  wishes: Wishes,
  shift: Point,
): Wishes => {
  let all = wishes
  for (const stand of stands) {
    if (all.has(stand.id)) continue
    for (const share of SHARES) {
      const to = {
        x: Math.round(stand.centre.x + shift.x * share),
        y: Math.round(stand.centre.y + shift.y * share),
      }
      const more = joined(state, phase, all, stand, { path: [to], heading: stand.heading, target: undefined })
      if (!more) continue
      all = more
      break
    }
  }
  return all
}
