import type { Heading } from '../../../../kernel/geometry/angle.ts'
import type { SideName } from '../../scenarios/scenario.ts'
import type { MovingOrder } from '../../vocabulary.ts'

/** A way to fall back, and the room it leaves, in inches (PA-MOVE-16). */
export interface WayBack {
  readonly side: 'left' | 'right'
  readonly heading: Heading
}

/** A decision that a side owes, or that both owe at once. */
export type Phase =
  | { readonly name: 'deploy'; readonly side: SideName; readonly units: readonly string[] }
  | { readonly name: 'relocation'; readonly side: SideName }
  | { readonly name: 'relocate'; readonly side: SideName; readonly units: readonly string[] }
  | { readonly name: 'initial-orders' }
  | { readonly name: 'choose'; readonly side: SideName }
  | { readonly name: 'activate'; readonly side: SideName }
  | {
      readonly name: 'move'
      readonly side: SideName
      readonly unit: string
      readonly order: MovingOrder
      /** Allowance, and what it is worth in open countryside. */
      readonly inches: number
      readonly inchesOpen: number
    }
  | {
      readonly name: 'fall-back'
      readonly side: SideName
      readonly unit: string
      readonly ways: readonly WayBack[]
    }
  | { readonly name: 'support'; readonly side: SideName }
  | { readonly name: 'loss'; readonly side: SideName; readonly from: 'attackers' | 'defenders' }
  | { readonly name: 'consolidate'; readonly side: SideName; readonly unit: string }
