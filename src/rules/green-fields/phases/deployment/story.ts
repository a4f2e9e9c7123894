import type { ZoneNumber } from '../../state.ts'
import type { Suffered } from '../../suffered.ts'

export type DeploymentStory =
  | { readonly kind: 'sighted'; readonly unit: string; readonly zone: ZoneNumber }
  | { readonly kind: 'crossed-box'; readonly zone: ZoneNumber; readonly struck: readonly Suffered[] }
  | { readonly kind: 'fell-back'; readonly unit: string; readonly from: ZoneNumber; readonly to: ZoneNumber }
  | { readonly kind: 'cut-off'; readonly unit: string; readonly zone: ZoneNumber }
