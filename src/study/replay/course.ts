import type { Viewer } from '../../kernel/game/battle/log.ts'
import { leadIn, measureOf, type Readings, type ShownGauge } from '../measure.ts'
import { type Stand, type TurningPoint, turningPoints } from '../turning-points.ts'
import type { Reel } from './reel.ts'

/** What the gauges showed from the first order to the last. */
export interface Course {
  readonly gauges: readonly ShownGauge[]
  /** Before any order, and after each. */
  readonly readings: readonly Readings[]
  readonly points: readonly TurningPoint[]
}

/** Measured as the viewer saw it, so that it tells him nothing new. */
export const courseOf = ({ ruleset, start, frames, sides }: Reel, viewer: Viewer): Course => {
  const { game } = ruleset
  const { gauges, read } = measureOf(ruleset, sides, viewer)
  const all: Readings[] = []
  const stands: Stand[] = []
  const measure = (state: unknown, turn: number): void => {
    const shown = read(state)
    all.push(shown)
    stands.push({ lead: leadIn(gauges, shown), turn, isQuiet: game.isQuiet?.(state) ?? true })
  }
  measure(start, 0)
  for (const { order, last } of frames) measure(last.after, Math.max(1, game.turn(order.before)))
  return { gauges, readings: all, points: turningPoints(stands) }
}
