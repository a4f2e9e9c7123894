import type { Gauge } from '../../../kernel/game.ts'
import { leadIn, type Readings, readings } from '../../../study/luck.ts'
import { type TurningPoint, turningPoints } from '../../../study/turning-points.ts'
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
  const measured = (): Readings => readings(gauges, sides, game.view(state, viewer))
  const all = [measured()]
  for (const { events } of log) {
    for (const event of events) game.apply(state, event)
    all.push(measured())
  }
  const leads = all.map((one) => leadIn(gauges, one))
  const turns = [0, ...log.map(({ turn }) => turn)]
  return { gauges, readings: all, points: gauges.length > 0 ? turningPoints(leads, turns) : [] }
}
