import { fair, type Random } from '#kernel/chance/random.ts'
import type { Side } from '#kernel/game/game.ts'
import { GAME } from '#rules/green-fields/game/index.ts'
import type { PlayerOrder } from '#rules/green-fields/game/phases/index.ts'
import type { Fought } from './campaign.ts'

/** Orders of which the other side learns nothing, so that they need not be given in both campaigns. */
export const SECRET = [
  'place',
  'deploy-usual',
  'luxury',
  'draft',
  'reinforce',
  'pool',
  'buy-goods',
  'sortie',
  'standing',
]

/** What is bought in secret by the way, and shows when both sides have done. */
const SHELLS: PlayerOrder = { kind: 'buy-goods', item: 'shells', quantity: 8, pay: 'points' }

/** What the enemy of the watcher orders instead, in the other campaign. */
export const instead = (
  there: Fought,
  side: Side,
  order: PlayerOrder,
  random: Random,
): readonly PlayerOrder[] => {
  const dice = fair(random, 12)
  if (order.kind === 'place') {
    const other = elsewhere(there, side, order, random)
    return dice < 3 ? [] : dice < 6 ? [order, other] : dice < 9 ? [other] : [order]
  }
  if (order.kind === 'done' && dice === 0 && !GAME.check(there.battle.state, side, SHELLS))
    return [SHELLS, order]
  return SECRET.includes(order.kind) && dice < 3 ? [] : [order]
}

const TRIES = 30

/** The same unit placed in another zone. */
const elsewhere = ({ battle }: Fought, side: Side, order: PlayerOrder, random: Random): PlayerOrder => {
  const unit = 'unit' in order ? order.unit : undefined
  for (let i = 0; i < TRIES; i++) {
    const found = GAME.sample(battle.state, side, random)
    if (found.kind === 'place' && 'unit' in found && found.unit === unit) return found
  }
  return order
}
