import { totalOf, type Viewer } from '#kernel/game/battle/log.ts'
import { type Span, spansOf } from '#kernel/game/battle/spans.ts'
import { measureBy, type Readings, type ShownGauge } from '../measure.ts'
import type { Reel } from './reel.ts'

/** A part of an order, and the frame that tells of it, the first being 1. */
export interface ReelSpan extends Span {
  readonly frame: number
}

/** A battle from turn to turn: its orders cut where a turn begins, what was ordered in secret among them. */
export const reelSpans = ({ ruleset, log, frames }: Reel): readonly ReelSpan[] =>
  frames.flatMap(({ order, last }, i) =>
    log.orders
      .slice(order.number - 1, last.number)
      .flatMap((one) => spansOf(ruleset.game, one).map((span) => ({ ...span, frame: i + 1 }))),
  )

/** When everybody stood where he fights from, and nobody was hurt yet. */
export interface Beginning {
  readonly state: unknown
  /** Orders that had been given in full by then. */
  readonly at: number
  /** Parts of orders that came before it. */
  readonly spans: number
}

/** Some side is worse off by what it should have little of: losses, suppression. */
const isHurt = (gauges: readonly ShownGauge[], first: Readings, now: Readings): boolean =>
  gauges.some(
    ({ better }, g) => better === 'less' && now.some((row, side) => (row[g] ?? 0) > (first[side]?.[g] ?? 0)),
  )

const isReady = ({ ruleset: { game } }: Reel, state: unknown): boolean =>
  game.turn(state) >= 1 && (game.isSetUp?.(state) ?? true)

/**
 * The first turn has begun, and no die of it has fallen; where somebody is hurt before, as by a bombardment ahead of the first
 * turn, the moment before that.
 */
export const beginningOf = (reel: Reel, spans: readonly ReelSpan[], viewer: Viewer): Beginning => {
  const { game } = reel.ruleset
  const { gauges, read } = measureBy(game, reel.sides, viewer)
  const first = read(reel.start)
  const lostBy = (state: unknown): number =>
    Object.values(game.losses(game.view(state, viewer), viewer)).reduce((sum, lost) => sum + totalOf(lost), 0)
  const lost = lostBy(reel.start)
  let found: Beginning = { state: reel.start, at: 0, spans: 0 }
  if (isReady(reel, reel.start)) return found
  for (const [i, { happened, after, frame }] of spans.entries()) {
    for (const state of [...happened.map((one) => one.state), after]) {
      if (lostBy(state) > lost || isHurt(gauges, first, read(state))) return found
      const whole = state === after && spans[i + 1]?.frame !== frame
      found = { state, at: whole ? frame : frame - 1, spans: state === after ? i + 1 : i }
      if (isReady(reel, state)) return found
    }
  }
  return found
}
