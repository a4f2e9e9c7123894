import type { MeleeOutcome, Side } from '../../../vocabulary.ts'

export type MeleeStory =
  | { readonly kind: 'melee-joined'; readonly units: readonly string[] }
  | {
      readonly kind: 'melee-round'
      readonly units: readonly string[]
      readonly tableA: number
      readonly tableB: number
      readonly lostA: number
      readonly lostB: number
      readonly loser: Side | null
      readonly outcome: MeleeOutcome
    }
  | { readonly kind: 'pushed-back'; readonly unit: string }
  | { readonly kind: 'followed-up'; readonly unit: string }
