import type { SideName } from '../../../scenarios/scenario.ts'

export type InitialOrdersStory =
  | { readonly kind: 'orders-written'; readonly side: SideName }
  | { readonly kind: 'orders-revealed'; readonly reveals: true }
