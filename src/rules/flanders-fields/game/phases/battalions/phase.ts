import type { PlayingCard, Side } from '../../../vocabulary.ts'

/** FF-TURN-09: battalion by battalion, each step by step. */
export interface BattalionsPhase {
  readonly name: 'battalion-orders'
  readonly side: Side
  /** The battalion that has begun; none between two of them. */
  readonly battalion: string | null
  readonly step: BattalionStep
  /** Platoons that have tried to leave their shelters (FF-DUG-02). */
  readonly tried: readonly string[]
  /** FF-ORD-02: the face that all its companies share by the house rule, once it is rolled. */
  readonly die: number | null
}

/** Written out like all copies of what a state is made of (game/copies.ts). */
export const battalionsWith = (phase: BattalionsPhase, set: Partial<BattalionsPhase>): BattalionsPhase => {
  const copy: BattalionsPhase = {
    name: phase.name,
    side: phase.side,
    battalion: phase.battalion,
    step: phase.step,
    tried: phase.tried,
    die: phase.die,
  }
  return Object.assign(copy, set)
}

/** Deep shelters; then tanks, machine guns, mortars and guns, companies. */
export const BATTALION_STEPS = ['shelters', 'tanks', 'machine-guns', 'mortars', 'companies'] as const
export type BattalionStep = (typeof BATTALION_STEPS)[number]

/** FF-HERO-04: who is asked whether a feat of the enemy is to be. */
export interface HeroicAnswerPhase {
  readonly name: 'heroic-answer'
  readonly side: Side
  readonly platoon: string
  readonly targets: readonly string[]
  readonly facing: number | null
  /** As long as it has not been played only its holder knows of it. */
  readonly card: PlayingCard | null
}
