import type { SideName } from '../../../scenarios/scenario.ts'

export type ArmisticeStory =
  | { readonly kind: 'offered'; readonly side: SideName; readonly reveals: true }
  | { readonly kind: 'offer-answered'; readonly side: SideName; readonly agrees: boolean }
