/** A stretch of a battle in which the lead changed by much. */
export interface TurningPoint {
  /** The orders it took, from the first to the last of them; the first order of a battle is 1. */
  readonly from: number
  readonly to: number
  readonly turn: number
  /** What the first side won by it; negative if the second did. */
  readonly swing: number
}

/** Changes the same way belong together if no more orders than this lie between them. */
const TOGETHER = 2
/** A swing must be so large a part of the largest to be worth telling. */
const WORTH_TELLING = 0.34
const MOST = 5

/**
 * The largest swings of a battle in the order in which they happened. `leads[n]` is the lead of the first side after
 * `n` orders, `turns[n]` the turn in which order `n` was given.
 */
export const turningPoints = (
  leads: readonly number[],
  turns: readonly number[],
  most = MOST,
): readonly TurningPoint[] => {
  const swings: TurningPoint[] = []
  for (let order = 1; order < leads.length; order++) {
    const swing = (leads[order] ?? 0) - (leads[order - 1] ?? 0)
    if (swing === 0) continue
    const turn = turns[order] ?? 0
    const last = swings.at(-1)
    const goesOn =
      last && last.turn === turn && last.swing > 0 === swing > 0 && order - last.to <= TOGETHER + 1
    if (goesOn) swings[swings.length - 1] = { ...last, to: order, swing: last.swing + swing }
    else swings.push({ from: order, to: order, turn, swing })
  }
  const size = ({ swing }: TurningPoint): number => Math.abs(swing)
  const largest = swings.toSorted((a, b) => size(b) - size(a) || a.from - b.from).slice(0, most)
  const least = (largest[0] ? size(largest[0]) : 0) * WORTH_TELLING
  return largest.filter((point) => size(point) >= least).sort((a, b) => a.from - b.from)
}
