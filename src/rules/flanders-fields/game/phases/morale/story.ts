import type { MoraleResult, Side } from '../../../vocabulary.ts'

export type MoraleStory =
  | {
      readonly kind: 'tested'
      readonly battalion: string
      readonly trigger: 'half' | 'three-quarters'
      readonly roll: number
      readonly modifier: number
      readonly total: number
      readonly result: MoraleResult
    }
  | { readonly kind: 'retreated'; readonly battalion: string; readonly stands: readonly string[] }
  | { readonly kind: 'routed'; readonly battalion: string; readonly side: Side }
  | { readonly kind: 'stood-fast'; readonly battalion: string; readonly usesLeft: number }
  /** FF-MOR-04 */
  | { readonly kind: 'support-tested'; readonly id: string; readonly roll: number; readonly lost: boolean }
