import type { Viewer } from '#kernel/game/battle/log.ts'
import { leadIn, measureOf, type Readings, type ShownGauge } from '../measure.ts'
import { type Stand, swingsOf, type TurningPoint, turningPoints } from '../turning-points.ts'
import { type Beginning, beginningOf, type ReelSpan, reelSpans } from './beginning.ts'
import { type Deed, deedIn } from './deeds.ts'
import type { Reel } from './reel.ts'

/** A turning point with all that happened in it, and what of it is told first. */
export interface Turning extends TurningPoint {
  readonly spans: readonly ReelSpan[]
  readonly deed: Deed
}

/** What the gauges showed from the first order to the last. */
export interface Course {
  readonly gauges: readonly ShownGauge[]
  /** Before any order, and after each. */
  readonly readings: readonly Readings[]
  readonly spans: readonly ReelSpan[]
  readonly beginning: Beginning
  readonly points: readonly Turning[]
  /** What the gauges show of a state. */
  readonly read: (state: unknown) => Readings
}

/** Measured as the viewer saw it, so that it tells him nothing new. */
export const courseOf = (reel: Reel, viewer: Viewer): Course => {
  const { ruleset, start, frames, sides } = reel
  const { game } = ruleset
  const measure = measureOf(ruleset, sides, viewer)
  const { gauges } = measure
  // The end of an order is looked at as the end of its part and as that of its frame.
  const known = new Map<unknown, Readings>()
  const read = (state: unknown): Readings => {
    const shown = known.get(state) ?? measure.read(state)
    known.set(state, shown)
    return shown
  }
  const spans = reelSpans(reel)
  const beginning = beginningOf(reel, spans, viewer)
  const fought = spans.slice(beginning.spans)
  const stands: Stand[] = [
    { lead: leadIn(gauges, read(beginning.state)), turn: 0, isQuiet: true },
    ...fought.map(({ after, turn, cut }) => ({
      lead: leadIn(gauges, read(after)),
      turn,
      isQuiet: cut || (game.isQuiet?.(after) ?? true),
    })),
  ]
  const told = ({ from, to, swing }: TurningPoint): Omit<Turning, 'turn' | 'swing'> | undefined => {
    const within = fought.slice(from - 1, to)
    const before = fought[from - 2]?.after ?? beginning.state
    const deed = deedIn({ reel, viewer, spans: within, winner: swing > 0 ? 0 : 1, before })
    const [first, last] = [within[0], within.at(-1)]
    return deed && first && last && { from: first.frame, to: last.frame, spans: within, deed }
  }
  return {
    gauges,
    readings: [read(start), ...frames.map(({ last }) => read(last.after))],
    spans,
    beginning,
    points: turningPoints(swingsOf(stands), told),
    read,
  }
}
