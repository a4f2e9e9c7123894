import type { SideName } from '../../../scenarios/scenario.ts'

/** One side of a close combat. */
export type Camp = 'attackers' | 'defenders'

export interface LossPhase {
  readonly name: 'loss'
  /** Who chooses. */
  readonly side: SideName
  readonly from: Camp
}

export type CloseCombatPhase =
  | { readonly name: 'support'; readonly side: SideName }
  | LossPhase
  | { readonly name: 'consolidate'; readonly side: SideName; readonly unit: string }
