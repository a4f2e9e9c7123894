import type { Heading } from '#kernel/geometry/angle.ts'
import type { Side } from '../../../vocabulary.ts'

/** SK-MEL-26, SK-MEL-29: melees one after another, each in its steps, which a question may cut short. */
export interface MeleePhase {
  readonly name: 'melee'
  /** Melees still to be fought, by number; the first is being fought. */
  readonly left: readonly number[]
  readonly stage: 'round' | 'aftermath' | 'check' | 'follow-up'
  readonly loser: Side | null
  readonly outcome: 'continue' | 'retreat' | 'surrender' | 'hold' | 'destroyed'
  readonly follows: boolean
  /** The axis of the round, laid down before its dice (SK-MEL-28), and the structure the losers were put out of. */
  readonly away: Heading | null
  readonly taken: string | null
  /** Figures of loser and winner in the round, for the odds of the check. */
  readonly involved: { readonly own: number; readonly enemies: number } | null
}
