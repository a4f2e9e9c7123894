import { type Delegation, orderedUnits } from '#commander/delegated.ts'
import type { Side } from '#kernel/game/game.ts'
import type { StaffScope } from '#screen/staff.ts'
import type { Running } from '../store.ts'

/** The part of the turn and the turn, where a rule set names nothing else. */
const plainScopes = ({ battle }: Running, side: Side): readonly StaffScope[] => {
  const { game, state } = battle
  const turn = String(game.turn(state))
  const part = game.step(state)
  return [
    ...(game.pending(state).includes(side)
      ? [{ id: 'phase', title: `this part: ${part.toLowerCase()}`, key: `${turn} ${part} ${side}` }]
      : []),
    { id: 'turn', title: `the ${game.words.turn}`, key: turn },
  ]
}

/** What the player of a side can leave to his staff now. */
export const scopesNow = (now: Running, side: Side, unit: string | undefined): readonly StaffScope[] => {
  const { battle, tableTop } = now
  const { game, state } = battle
  return tableTop.staff?.scopes(game.view(state, side), side, unit) ?? plainScopes(now, side)
}

/** A scope as it is now; none if it is over. */
export const currentScope = (now: Running, side: Side, { key, unit }: StaffScope): StaffScope | undefined =>
  scopesNow(now, side, unit).find((scope) => scope.key === key)

/** Units that the player of a side has given orders himself in this part of the turn. */
const touched = ({ battle, log }: Running, side: Side): readonly string[] => {
  const { game, state } = battle
  const part = game.step(state)
  const turn = game.turn(state)
  const before = log.orders.findLastIndex(
    (order) => game.step(order.before) !== part || game.turn(order.before) !== turn,
  )
  return log.orders
    .slice(before + 1)
    .filter((order) => order.side === side && order.why === undefined)
    .flatMap(({ order }) => orderedUnits(order))
}

/** What is left to the staff: neither the units that the player sees to himself, nor the end of the battle. */
export const delegationOf = (now: Running, side: Side, { unit, naming }: StaffScope): Delegation => ({
  spared: touched(now, side).filter((one) => one !== unit),
  only: naming ? unit : undefined,
  never: ['concede', now.battle.game.truce.order.kind],
})
