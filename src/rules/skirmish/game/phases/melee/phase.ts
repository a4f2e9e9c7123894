/** SK-MEL-26, SK-MEL-29: melees one after another, each in its steps, which a question may cut short. */
export interface MeleePhase {
  readonly name: 'melee'
  /** Melees still to be fought, by number. */
  readonly left: readonly number[]
  readonly stage: 'round' | 'retreat' | 'check' | 'follow-up'
  /** The side beaten in the round that is being carried out. */
  readonly loser: 'a' | 'b' | null
  readonly follows: boolean
  readonly retreated: boolean
}
