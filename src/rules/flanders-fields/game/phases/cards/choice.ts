import type { Random } from '#kernel/chance/random.ts'
import type { Refusal } from '#kernel/game/game.ts'
import type { Side } from '../../../vocabulary.ts'
import type { OrderOf } from '../../orders.ts'
import type { Play } from '../../play.ts'
import type { State } from '../../state.ts'

/** Whom or what a card is for. */
export type Choice = Pick<OrderOf<'card-choice'>, 'stands' | 'battery' | 'unit' | 'x' | 'y'>

/** A card whose effect somebody chooses: the side that plays it, or the one that gains from it. */
export interface ChoiceCard {
  /** Whether any choice could have an effect; a card without one is thrown away (FF-EVT-03). */
  isPossible(state: State, chooser: Side): boolean
  check(state: State, chooser: Side, choice: Choice): Refusal | undefined
  act(play: Play, chooser: Side, choice: Choice): void
  /** A random choice that `check` allows. */
  sample(state: State, chooser: Side, random: Random): Choice
}
