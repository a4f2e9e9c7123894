import type { Modifiers } from '../../../reckoning/check.ts'
import type { FireOn } from '../../../reckoning/load.ts'
import type { Cover, Order, Shell, Status, StatusAfter } from '../../../vocabulary.ts'

/** What came of a check. */
export interface CheckedStory {
  readonly kind: 'checked'
  readonly unit: string
  /** Runner dice thrown, and whether the new order arrived; null if the unit carried on. */
  readonly runners: { readonly dice: number; readonly received: boolean } | null
  readonly fire: FireOn
  readonly cover: Cover
  readonly roll: number
  readonly modifiers: Modifiers
  readonly score: number
  readonly load: number
  readonly was: Status
  readonly status: StatusAfter
  readonly fallBack: boolean
  readonly inches: number
  readonly inchesOpen: number
}

export type ActivationStory =
  | { readonly kind: 'stood-by'; readonly unit: string }
  | CheckedStory
  | { readonly kind: 'ordered'; readonly unit: string; readonly order: Order }
  | { readonly kind: 'shell-switched'; readonly unit: string; readonly base: string; readonly shell: Shell }
  | { readonly kind: 'sheaf-laid'; readonly unit: string; readonly base: string }
  | { readonly kind: 'sheaf-lifted'; readonly unit: string; readonly base: string }
  | { readonly kind: 'gas-laid'; readonly unit: string; readonly base: string }
  /** `spread`: the widest shift along the line, in inches (PA-GEO-15). */
  | { readonly kind: 'turned'; readonly unit: string; readonly spread: number }
  | {
      readonly kind: 'removed'
      readonly unit: string
      readonly why: 'broken' | 'surrendered' | 'jammed'
      /** Those it still had. */
      readonly bases: number
    }
  | { readonly kind: 'objective-reached'; readonly unit: string; readonly reveals: true }
