import type { Heading } from '#kernel/geometry/angle.ts'
import type { Point } from '#kernel/geometry/point.ts'

/* What a screen says of a line that a player lays. */

/** An end of a line: a place, or the piece it was laid on, where that stands or is planned to stand. */
export interface LineEnd {
  readonly point: Point
  readonly piece?: string
  /** How the piece is planned to face, if it is planned to. */
  readonly heading?: Heading
}

/** Whether one sees along a line, and what the rules say of it. */
export interface ShownSight {
  readonly seen: boolean
  /** 'Seen', 'No fire' */
  readonly verdict: string
  /** In whole sentences: what stands between, how far one sees. */
  readonly text: string
  readonly clauses: readonly string[]
  /** Where the line ends that is not clear, and at what. */
  readonly stop?: { readonly at: Point; readonly by: string }
}
