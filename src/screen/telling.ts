import type { Point } from '#kernel/geometry/point.ts'

/** How an event is told where there is room for a few lines only. */
export interface Telling {
  /**
   * 0 is left out, below 1.5 told only for want of better: a unit that stays as it is. 2 is an ordinary action, 3 a fight
   * or a fright, 4 a loss, 5 a whole unit or ground lost or won.
   */
  readonly weight: number
  /** Units it is about, the one that acts first. If neither they nor places are named, it belongs to the event before it. */
  readonly units?: readonly string[]
  /** Where it happened; where its units stand if left out. */
  readonly places?: readonly Point[]
  /** Several events of one key are told at once, in these words. */
  readonly alike?: { readonly key: string; words(count: number): string }
}
