import type { BattleResult } from '#kernel/game/game.ts'
import type { Readings } from '#kernel/procedure/options.ts'
import type { HOUSE_RULES } from '../options.ts'
import type { Scenario } from '../scenarios/scenario.ts'
import type { Side } from '../vocabulary.ts'
import type { Phase } from './phases/shapes.ts'

export interface Platoon {
  readonly id: string
  readonly side: Side
  readonly men: number
}

/** A battle in progress; what changes takes the place of what was. */
export interface State {
  readonly scenario: Scenario
  readonly options: Readings<typeof HOUSE_RULES>
  readonly turn: number
  /** Sides that have been asked for their raid this turn. */
  readonly raided: number
  readonly platoons: readonly Platoon[]
  /** The decisions that are waited for, the innermost last. */
  readonly phases: readonly Phase[]
  /** Sides that would stop now by agreement. */
  readonly agreed: readonly Side[]
  readonly ending: BattleResult | null
}

/** Nothing is hidden. */
export type View = State
