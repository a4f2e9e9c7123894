import type { Random } from '../../../../kernel/chance/random.ts'
import type { Choice, Refusal } from '../../../../kernel/game/game.ts'
import type { PlayerOrder } from '../orders.ts'
import type { Play } from '../play.ts'
import type { SideName, State } from '../state.ts'
import type { Phase } from './phase.ts'

/**
 * What the players may do in one phase. `prompt`, `choices` and `check` look only at what the side may know, so that no
 * refusal gives anything away.
 */
export interface PhaseRules<P extends Phase = Phase> {
  /** Who owes a decision. */
  pending(state: State, phase: P): readonly SideName[]
  prompt(state: State, phase: P, side: SideName): string
  choices(state: State, phase: P, side: SideName): readonly Choice[]
  /** Asked only of a side that owes a decision, about any order but conceding and agreeing. */
  check(state: State, phase: P, side: SideName, order: PlayerOrder): Refusal | undefined
  sample(state: State, phase: P, side: SideName, random: Random): PlayerOrder
  /** A legal order. A phase that is over settles itself; the campaign then goes on by itself. */
  play(play: Play, phase: P, side: SideName, order: PlayerOrder): void
}
