import type { Point } from '#kernel/geometry/point.ts'

export type BarrageStory =
  /** FF-DS-01 */
  | {
      readonly kind: 'deep-suppression'
      readonly penalty: number
      readonly batteryLost: boolean
    }
  /** FF-RB-07, FF-PLAN-08: where the near edge lies now, as on the table; nobody else knew of it. */
  | {
      readonly kind: 'barrage-moved'
      readonly edge: number
      readonly turnsLeft: number
      readonly reveals: true
    }
  | { readonly kind: 'barrage-lifted'; readonly reveals: true }
  /** FF-RB-11: it does not go on this turn, though the plan has it so. */
  | { readonly kind: 'barrage-halted' }
  /** FF-PLAN-03, FF-PLAN-08: a fire of the plan comes down. */
  | { readonly kind: 'scheduled-fire'; readonly at: Point; readonly reveals: true }
  /** FF-SOS-01 */
  | {
      readonly kind: 'sos-called'
      readonly battery: string
      readonly at: Point
      readonly total: number
      readonly arrives: boolean
    }
