import type { Gauge } from '../../../kernel/game/game.ts'
import { leadIn, type Readings, readings } from '../../../study/luck.ts'
import { type Stand, type TurningPoint, turningPoints } from '../../../study/turning-points.ts'
import { type Reel, stateAt } from './reel.ts'
import type { Viewer } from './viewers.ts'

/** What the gauges showed from the first order to the last. */
export interface Course {
  readonly gauges: readonly Gauge[]
  /** Before any order, and after each. */
  readonly readings: readonly Readings[]
  readonly points: readonly TurningPoint[]
}

/** Measured as the viewer saw it, so that it tells him nothing new. */
export const courseOf = (reel: Reel, viewer: Viewer): Course => {
  const { ruleset, log, sides } = reel
  const { game } = ruleset
  const gauges = game.gauges ?? []
  const state = stateAt(reel, 0)
  const all: Readings[] = []
  const stands: Stand[] = []
  const measure = (turn: number): void => {
    const shown = readings(gauges, sides, game.view(state, viewer))
    all.push(shown)
    stands.push({ lead: leadIn(gauges, shown), turn, settled: game.settled?.(state) ?? true })
  }
  measure(0)
  for (const { turn, events } of log) {
    for (const event of events) game.apply(state, event)
    measure(turn)
  }
  return { gauges, readings: all, points: turningPoints(stands) }
}
