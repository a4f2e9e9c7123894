import { failure, type Result, success } from '../../procedure/result.ts'
import { type AnyEvent, type AnyOrder, type Refusal, restore } from '../game.ts'
import { type Battle, type GivenOrder, perform, WAITS_FOR_DICE } from './battle.ts'
import { copyDice } from './dice.ts'

/** How many orders stay given when all that may be taken back without asking is taken back. */
export const firmOrders = ({ orders }: Battle): number => orders.findLastIndex(({ binding }) => binding) + 1

/**
 * Takes back the last order, or all after the first `to`, and returns them, so that they can be given again. Goes past
 * dice and what was hidden only if asked to, and never past an order that waits for its dice.
 */
export const takeBack = <S, O extends AnyOrder, E extends AnyEvent, V>(
  battle: Battle<S, O, E, V>,
  { to = battle.orders.length - 1, pastDice = false }: { to?: number; pastDice?: boolean } = {},
): Result<readonly GivenOrder<O>[], Refusal> => {
  if (battle.bound) return failure(WAITS_FOR_DICE)
  if (!Number.isInteger(to) || to < 0 || to >= battle.orders.length)
    return failure({ code: 'nothing-to-undo', message: 'There is no order to take back.' })
  if (!pastDice && to < firmOrders(battle)) {
    const message = 'Dice have been rolled or something hidden has been shown since then.'
    return failure({ code: 'undo-past-dice', message })
  }
  return success(rewind(battle, to))
}

/** Goes back to the last snapshot before and carries out again the few orders since. */
const rewind = <S, O extends AnyOrder, E extends AnyEvent, V>(
  battle: Battle<S, O, E, V>,
  to: number,
): readonly GivenOrder<O>[] => {
  const { orders, snapshots } = battle
  const at = snapshots.findLastIndex((snapshot) => snapshot.orders <= to)
  const snapshot = snapshots[at]
  if (!snapshot) return []
  snapshots.splice(at + 1)
  const taken = orders.slice(to)
  const again = orders.slice(snapshot.orders, to)
  orders.splice(snapshot.orders)
  restore(battle.state, snapshot.state)
  battle.dice = copyDice(snapshot.dice)
  battle.secrets = snapshot.secrets
  for (const given of again) {
    perform(battle, given.side, given.order, given.dice)
    orders.push(given)
  }
  return taken
}
