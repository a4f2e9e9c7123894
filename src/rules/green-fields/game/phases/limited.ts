import type { Random } from '#kernel/chance/random.ts'
import type { Refusal } from '#kernel/game/game.ts'
import { bareOrders, type OrderForms, type OrderIn } from '#kernel/game/pages.ts'
import { draftOf } from '#kernel/game/play.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { ORDERS_IN_PHASE } from '../../tables/index.ts'
import type { SideName } from '../sides.ts'
import type { State } from '../state.ts'
import type { Page } from './page.ts'
import type { PhaseName, PhaseOf } from './shapes.ts'

/** What ends the part of a side; the second where it may not end it with its army off the table (GF-ASLT-08). */
const LAST = ['done', 'deploy-usual'] as const

/** GF-TURN-04: the orders that a side may give in one phase. */
const mostOrders = ({ units }: State, side: SideName): number =>
  ORDERS_IN_PHASE.least +
  ORDERS_IN_PHASE.perUnit * units.filter((unit) => unit.side === side && unit.gone === null).length

const hasGivenAll = (state: State, side: SideName): boolean =>
  state.given[side] >= ORDERS_IN_PHASE.least && state.given[side] >= mostOrders(state, side)

/** How often a random player thinks again who was about to order what is so already. */
const ATTEMPTS = 4

/** GF-TURN-04: no phase can be kept open for ever. */
export const limited = <N extends PhaseName, F extends OrderForms>(page: Page<N, F>): Page<N, F> => {
  const last = bareOrders(page.orders, LAST)

  /** What is still open to a side that has given all its orders; undefined where it only answers a question. */
  const lastOrder = (state: State, phase: PhaseOf<N>, side: SideName): OrderIn<F> | undefined =>
    last.find((order) => page.check(state, phase, side, order) === undefined)

  const isIdle = (state: State, phase: PhaseOf<N>, side: SideName, order: OrderIn<F>): boolean =>
    page.changesNothing?.(state, phase, side, order) ?? false

  const check = (state: State, phase: PhaseOf<N>, side: SideName, order: OrderIn<F>): Refusal | undefined => {
    const refusal = page.check(state, phase, side, order)
    if (refusal) return refusal
    if (isIdle(state, phase, side, order))
      return refuse('changes-nothing', 'It is so already: the order would change nothing.', 'GF-TURN-04')
    if (!hasGivenAll(state, side)) return undefined
    const end = lastOrder(state, phase, side)
    return end === undefined || end.kind === order.kind
      ? undefined
      : refuse(
          'too-many-orders',
          'You have given all the orders that one phase allows: bring your part of it to an end.',
          'GF-TURN-04',
        )
  }

  const sample = (state: State, phase: PhaseOf<N>, side: SideName, random: Random): OrderIn<F> => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const order = page.sample(state, phase, side, random)
      if (!hasGivenAll(state, side) && !isIdle(state, phase, side, order)) return order
    }
    return lastOrder(state, phase, side) ?? page.sample(state, phase, side, random)
  }

  return {
    ...page,
    check,
    sample,
    act(play, phase, side, order) {
      const { given } = play.state
      draftOf(play).given = side === 'a' ? { a: given.a + 1, b: given.b } : { a: given.a, b: given.b + 1 }
      page.act(play, phase, side, order)
    },
  }
}
