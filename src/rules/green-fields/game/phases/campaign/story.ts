import type { SideName } from '../../sides.ts'
import type { Ending } from '../../state.ts'

export type CampaignStory =
  | { readonly kind: 'week-begun'; readonly week: number; readonly loser: SideName }
  | { readonly kind: 'assault-opened'; readonly side: SideName }
  | { readonly kind: 'assault-declined'; readonly side: SideName }
  | { readonly kind: 'order-not-carried-out'; readonly side: SideName; readonly points: number }
  | { readonly kind: 'would-end'; readonly side: SideName }
  | { readonly kind: 'campaign-ended'; readonly ending: Ending }
