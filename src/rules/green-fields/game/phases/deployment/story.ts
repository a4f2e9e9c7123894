import type { Suffered } from '../../board/suffered.ts'
import type { SideName } from '../../sides.ts'
import type { ZoneNumber } from '../../zone.ts'

/** What a week in the line costs a unit. */
export interface Worn {
  readonly unit: string
  readonly casualties: number
  readonly destroyed: boolean
}

export type DeploymentStory =
  | {
      readonly kind: 'deployed'
      readonly side: SideName
      readonly onBoard: number
      readonly idle: readonly string[]
    }
  | {
      readonly kind: 'on-the-table'
      readonly units: readonly { readonly unit: string; readonly zone: ZoneNumber }[]
    }
  | {
      readonly kind: 'attrition'
      readonly side: SideName
      readonly rolled: number
      readonly worn: readonly Worn[]
    }
  | { readonly kind: 'sighted'; readonly unit: string; readonly zone: ZoneNumber }
  | { readonly kind: 'crossed-box'; readonly zone: ZoneNumber; readonly struck: readonly Suffered[] }
  | { readonly kind: 'fell-back'; readonly unit: string; readonly from: ZoneNumber; readonly to: ZoneNumber }
  | { readonly kind: 'surrendered'; readonly unit: string; readonly zone: ZoneNumber }
  | { readonly kind: 'cut-off'; readonly unit: string; readonly zone: ZoneNumber }
