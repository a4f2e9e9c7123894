import type { Side } from '../../../vocabulary.ts'

export type SupportStory =
  | { readonly kind: 'staff-given'; readonly regiment: string; readonly battalion: string }
  | {
      readonly kind: 'air-called'
      readonly regiment: string
      readonly total: number
      readonly arrives: boolean
    }
  /** FF-AIR-03: the passes of a mission, as far as it came. */
  | {
      readonly kind: 'air-attacked'
      readonly regiment: string
      readonly side: Side
      readonly passes: readonly {
        readonly target: string
        readonly aircraft: number
        readonly defence: number
        readonly outcome:
          | 'none'
          | 'target-suppressed'
          | 'target-destroyed'
          | 'aircraft-driven-off'
          | 'aircraft-destroyed'
      }[]
      readonly aircraft: 'ok' | 'driven-off' | 'destroyed'
    }
