import { percent } from '#kernel/chance/random.ts'
import { popPhase } from '#kernel/game/phases.ts'
import { change, tellOf } from '#kernel/game/play.ts'
import { choice, form, kind, maybe } from '#kernel/procedure/schema.ts'
import { otherSide, type SideName } from '../../../vocabulary.ts'
import { keepsSheaves, sheafOn } from '../../board/sheaves.ts'
import type { State } from '../../state.ts'
import { hasUnchecked } from '../../units.ts'
import type { Page } from '../page.ts'

/** Some sheaf of the side lies on enemies who show no effect of it yet. */
const awaitsBarrage = (state: State, side: SideName): boolean => {
  for (const guns of state.units) {
    if (guns.side !== side || !keepsSheaves(guns)) continue
    for (const { sheaf } of guns.bases) {
      if (!sheaf) continue
      for (const enemy of state.units) {
        if (enemy.side !== side && enemy.status === 'solid' && sheafOn(enemy, sheaf.squares) > 0) return true
      }
    }
  }
  return false
}

/** PA-TURN-07: what the computer takes, and what an order leaves open. */
export const usualMove = (state: State, side: SideName): 'first' | 'second' =>
  state.table.attacker !== side || awaitsBarrage(state, side) ? 'second' : 'first'

const ORDERS = [form({ kind: kind('choose'), move: maybe(choice(['first', 'second'])) })] as const

/** PA-TURN-02: the winner of the throw says who moves first. */
export const CHOOSE: Page<'choose', typeof ORDERS> = {
  orders: ORDERS,
  pending: (_, { side }) => [side],
  prompt: () => 'You have the initiative: move first or second?',
  check: () => undefined,
  sample: (_, __, ___, random) => ({ kind: 'choose', move: percent(random, 50) ? 'first' : 'second' }),
  act(play, _, side, order) {
    const move = order.move ?? usualMove(play.state, side)
    const first = move === 'first' ? side : otherSide(side)
    popPhase(play)
    change(play, { first })
    tellOf(play, { kind: 'first-chosen', first })
    if (!hasUnchecked(play.state, first)) tellOf(play, { kind: 'side-finished', side: first })
  },
}
