import type { SideName } from '../../sides.ts'

export type CampaignPhase =
  /** The first dice of the campaign are thrown when side a says so. */
  { readonly name: 'opening' } | { readonly name: 'assault-decision'; readonly side: SideName }
