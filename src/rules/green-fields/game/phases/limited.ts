import type { Random } from '#kernel/chance/random.ts'
import type { Refusal } from '#kernel/game/game.ts'
import { draftOf } from '#kernel/game/play.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { ORDERS_IN_PHASE } from '../../tables/index.ts'
import type { PlayerOrder } from '../orders.ts'
import type { SideName } from '../sides.ts'
import type { State } from '../state.ts'
import { noChange } from './no-change.ts'
import type { Phase } from './phase.ts'
import type { PhaseRules } from './rules.ts'

const DONE: PlayerOrder = { kind: 'done' }
/** Ends the part of a side that may not end it with its army off the table (GF-ASLT-08). */
const USUAL: PlayerOrder = { kind: 'deploy-usual' }

/** GF-TURN-04: the orders that a side may give in one phase. */
const mostOrders = ({ units }: State, side: SideName): number =>
  ORDERS_IN_PHASE.least +
  ORDERS_IN_PHASE.perUnit * units.filter((unit) => unit.side === side && unit.gone === null).length

const hasGivenAll = (state: State, side: SideName): boolean =>
  state.given[side] >= ORDERS_IN_PHASE.least && state.given[side] >= mostOrders(state, side)

/** How often a random player thinks again who was about to order what is so already. */
const ATTEMPTS = 4

/** GF-TURN-04: no phase can be kept open for ever. */
export const limited = (rules: PhaseRules): PhaseRules => {
  /** What is still open to a side that has given all its orders; undefined where it only answers a question. */
  const lastOrder = (state: State, phase: Phase, side: SideName): PlayerOrder | undefined =>
    [DONE, USUAL].find((order) => rules.check(state, phase, side, order) === undefined)

  const check = (state: State, phase: Phase, side: SideName, order: PlayerOrder): Refusal | undefined => {
    const refusal = rules.check(state, phase, side, order) ?? noChange(state, phase, side, order)
    if (refusal || !hasGivenAll(state, side)) return refusal
    const last = lastOrder(state, phase, side)
    return last === undefined || last.kind === order.kind
      ? undefined
      : refuse(
          'too-many-orders',
          'You have given all the orders that one phase allows: bring your part of it to an end.',
          'GF-TURN-04',
        )
  }

  const sample = (state: State, phase: Phase, side: SideName, random: Random): PlayerOrder => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const order = rules.sample(state, phase, side, random)
      if (!hasGivenAll(state, side) && !noChange(state, phase, side, order)) return order
    }
    return lastOrder(state, phase, side) ?? rules.sample(state, phase, side, random)
  }

  return {
    ...rules,
    check,
    sample,
    act(play, phase, side, order) {
      const { given } = play.state
      draftOf(play).given = side === 'a' ? { a: given.a + 1, b: given.b } : { a: given.a, b: given.b + 1 }
      rules.act(play, phase, side, order)
    },
  }
}
