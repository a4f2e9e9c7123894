/** An action of a battle by which the lead changed much. */
export interface TurningPoint {
  /** The orders it took, from the first to the last of them; the first order of a battle is 1. */
  readonly from: number
  readonly to: number
  readonly turn: number
  /** What the first side won by it; negative if the second did. */
  readonly swing: number
}

/** How a battle stood before any order or after one. */
export interface Stand {
  /** Of the first side over the second. */
  readonly lead: number
  /** The turn in which the order was given. */
  readonly turn: number
  /** Nothing was half done. */
  readonly isQuiet: boolean
}

/** A swing must be so large a part of the largest to be worth telling. */
const WORTH_TELLING = 0.34
const MOST = 5

/** The largest swings of a battle in the order in which they happened, each over one whole action. */
export const turningPoints = (stands: readonly Stand[], most = MOST): readonly TurningPoint[] => {
  const swings: TurningPoint[] = []
  let before = stands[0]
  let from = 1
  stands.forEach((stand, order) => {
    const last = order === stands.length - 1
    if (order === 0 || !before || !(stand.isQuiet || last)) return
    swings.push({ from, to: order, turn: stand.turn, swing: stand.lead - before.lead })
    before = stand
    from = order + 1
  })
  const size = ({ swing }: TurningPoint): number => Math.abs(swing)
  const largest = swings.toSorted((a, b) => size(b) - size(a) || a.from - b.from).slice(0, most)
  const least = (largest[0] ? size(largest[0]) : 0) * WORTH_TELLING
  return largest.filter((point) => size(point) > 0 && size(point) >= least).sort((a, b) => a.from - b.from)
}
