import type { View } from '../game/state.ts'
import type { Side } from '../vocabulary.ts'

/** The table as a side sees it. */
export interface Situation {
  readonly view: View
  readonly side: Side
}
