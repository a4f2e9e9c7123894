import type { ScheduledFire } from '../../planned.ts'

/** FF-DS-01: the defender is to say which battery is destroyed. */
interface LoseBattery {
  readonly name: 'lose-battery'
  readonly batteries: readonly string[]
}

/** FF-RB-11: the attacker is to say whether the barrage stays where it is. */
interface HaltBarrage {
  readonly name: 'halt-barrage'
}

/** FF-TURN-07: fires of this turn that are still to fall. */
interface Bombardment {
  readonly name: 'bombardment'
  readonly fires: readonly ScheduledFire[]
}

export type BarragePhase = LoseBattery | HaltBarrage | Bombardment
