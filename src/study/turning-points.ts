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

/** The swings of a battle in the order in which they happened, each over one whole action. */
export const swingsOf = (stands: readonly Stand[]): readonly TurningPoint[] => {
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
  return swings
}

/** The largest swings that can be told, with what is to be told of them, in the order in which they happened. */
export const turningPoints = <T extends object>(
  swings: readonly TurningPoint[],
  told: (point: TurningPoint) => T | undefined,
  most = MOST,
): readonly (TurningPoint & T)[] => {
  const size = ({ swing }: TurningPoint): number => Math.abs(swing)
  const chosen = new Map<TurningPoint, T>()
  let least = 0
  for (const point of swings.toSorted((a, b) => size(b) - size(a) || a.from - b.from)) {
    if (chosen.size === most || size(point) === 0 || size(point) < least) break
    const words = told(point)
    if (!words) continue
    if (chosen.size === 0) least = size(point) * WORTH_TELLING
    chosen.set(point, words)
  }
  return [...chosen].sort(([a], [b]) => a.from - b.from).map(([point, words]) => ({ ...point, ...words }))
}
