import type { Random } from '#kernel/chance/random.ts'
import type { Refusal } from '#kernel/game/game.ts'
import type { OrderForm } from '#kernel/game/pages.ts'
import { replacePhase, topPhase } from '#kernel/game/phases.ts'
import type { Accepted } from '#kernel/procedure/schema.ts'
import type { PlayingCard } from '../../../vocabulary.ts'
import { spendShootingCards } from '../../cards/on-rolls.ts'
import type { Play } from '../../play.ts'
import { actionsPhaseWith } from '../../records.ts'
import type { State } from '../../state.ts'
import type { Decision } from '../page.ts'
import type { ActionsPhase } from '../shapes.ts'

/** Where a stand is ordered to, as far along the table as the enemy's base edge is for it; cm. */
export interface Goal {
  readonly stand: string
  readonly y: number | undefined
}

/** What a unit may spend an action on (FF-ORD-08), by orders of one form. */
export interface Action<F extends OrderForm> extends Decision<'actions', F> {
  /** Why the unit may not do it now; that an action is left has been seen to. */
  check(state: State, phase: ActionsPhase, order: Accepted<F>): Refusal | undefined
  /** The action has been paid for, and `moved` is still as it was before it; whatever is left to happen waits on the stack, tests of morale (`reckon`) included. */
  act(play: Play, phase: ActionsPhase, order: Accepted<F>): void
  /** A random one that `check` allows, if it comes to mind. */
  sample(state: State, phase: ActionsPhase, random: Random): Accepted<F> | undefined
  /** FF-FORM-04, FF-NAT-05: it is a move, and takes its stands there. */
  goals?(state: State, order: Accepted<F>): readonly Goal[]
}

/** FF-EVT-04: they count for all shooting of the unit in this turn; gives back what they add. */
export const playShootingCards = (
  play: Play,
  { side, unit }: ActionsPhase,
  cards: readonly PlayingCard[],
): number => {
  if (cards.length === 0) return 0
  const worth = spendShootingCards(play, side, unit, cards)
  const phase = topPhase(play.state)
  if (phase?.name === 'actions')
    replacePhase(play, actionsPhaseWith(phase, { shooting: phase.shooting + worth }))
  return worth
}
