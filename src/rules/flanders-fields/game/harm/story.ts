import type { Side, Stand as StandType } from '../../vocabulary.ts'
import type { Cause } from '../state.ts'

export type HarmStory =
  /** Markers as they are afterwards; a third one has made it a loss, told by itself. */
  | {
      readonly kind: 'suppressed'
      readonly stands: readonly { readonly stand: string; readonly markers: number }[]
      readonly cause: Cause
    }
  | {
      readonly kind: 'lost'
      readonly id: string
      readonly type: StandType
      readonly side: Side
      readonly unit: string
      readonly cause: Cause
    }
  /** FF-BLOCK-02 */
  | {
      readonly kind: 'faces-marked'
      readonly id: string
      readonly faces: readonly [number, number, number]
    }
