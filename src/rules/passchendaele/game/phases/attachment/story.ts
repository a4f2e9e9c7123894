import type { SideName } from '../../../scenarios/scenario.ts'

/** A base that does not stand as listed. */
export interface Reattached {
  /** The unit as it is now called, of which it is a base. */
  readonly unit: string
  readonly troop: 'trench-mortar' | 'machine-gun'
  /** It goes with a division; else it stands alone. */
  readonly joins: boolean
}

export type AttachmentStory =
  | { readonly kind: 'attachments-written'; readonly side: SideName }
  | {
      readonly kind: 'attachments-shown'
      readonly changes: readonly Reattached[]
      readonly reveals: true
    }
