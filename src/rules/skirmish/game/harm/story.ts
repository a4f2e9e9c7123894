import type { Cause } from '../causes.ts'
import type { Fate, Lost } from '../state.ts'

export type HarmStory =
  | {
      readonly kind: 'fell'
      readonly unit: string
      readonly figures: readonly string[]
      readonly how: Lost['how']
      readonly cause: Cause
    }
  | { readonly kind: 'unit-gone'; readonly unit: string; readonly fate: Fate }
  | { readonly kind: 'weapon-lost'; readonly unit: string; readonly weapon: string }
