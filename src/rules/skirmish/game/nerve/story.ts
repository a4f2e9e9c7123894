import type { CheckReason, MoraleResult } from '../../vocabulary.ts'

export type NerveStory =
  | {
      readonly kind: 'checked'
      readonly unit: string
      readonly reasons: readonly CheckReason[]
      readonly score: number
      readonly roll: number
      readonly result: MoraleResult
    }
  | {
      readonly kind: 'checked-together'
      readonly units: readonly string[]
      readonly reasons: readonly CheckReason[]
      readonly score: number
      readonly roll: number
      readonly result: MoraleResult
    }
  | { readonly kind: 'broke'; readonly unit: string; readonly result: MoraleResult }
  | {
      readonly kind: 'rallied'
      readonly unit: string
      readonly score: number
      readonly roll: number
      readonly recovered: boolean
    }
