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
  /** Units of the loser that went back, and how far in table units. */
  readonly shift: { readonly x: number; readonly y: number } | null
  /** Figures of loser and winner in the round, for the odds of the check. */
  readonly involved: { readonly own: number; readonly enemies: number } | null
}
