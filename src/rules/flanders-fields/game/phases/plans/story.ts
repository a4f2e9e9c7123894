import type { Side } from '../../../vocabulary.ts'

export type PlanStory =
  | { readonly kind: 'barrage-length'; readonly d3: number; readonly turns: number }
  | { readonly kind: 'plan-sealed'; readonly side: Side }
