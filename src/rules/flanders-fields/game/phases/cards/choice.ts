import type { Random } from '#kernel/chance/random.ts'
import type { Refusal } from '#kernel/game/game.ts'
import { type Accepted, form, list, maybe } from '#kernel/procedure/schema.ts'
import type { Side } from '../../../vocabulary.ts'
import type { Play } from '../../play.ts'
import type { State } from '../../state.ts'
import { id, kind, MOST_STANDS, maybeAt } from '../forms.ts'

/** Whom or what a card is for. */
export const CHOSEN = {
  stands: maybe(list(id(), 1, MOST_STANDS)),
  battery: maybe(id()),
  unit: maybe(id()),
  ...maybeAt,
}
export const CHOICE_FORM = form({ kind: kind('card-choice'), ...CHOSEN })
export type Choice = Omit<Accepted<typeof CHOICE_FORM>, 'kind'>

/** A card whose effect somebody chooses: the side that plays it, or the one that gains from it. */
export interface ChoiceCard {
  /** Whether any choice could have an effect; a card without one is thrown away (FF-EVT-03). */
  isPossible(state: State, chooser: Side): boolean
  check(state: State, chooser: Side, choice: Choice): Refusal | undefined
  act(play: Play, chooser: Side, choice: Choice): void
  /** A random choice that `check` allows. */
  sample(state: State, chooser: Side, random: Random): Choice
}
