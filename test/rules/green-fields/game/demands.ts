import { fair, type Random } from '#kernel/chance/random.ts'
import { topPhase } from '#kernel/game/phases.ts'
import { PERIODS } from '#rules/green-fields/game/army.ts'
import type { PlayerOrder } from '#rules/green-fields/game/phases/index.ts'
import type { State } from '#rules/green-fields/game/state.ts'
import { zoneNamed } from '#rules/green-fields/reckoning/grid.ts'
import { STANDING_ORDERS } from '#rules/green-fields/vocabulary.ts'
import type { Conformance } from '../../../conformance/wander.ts'
import { alterSecrets, hiddenNames } from './secrets.ts'
import { unsound } from './sound.ts'

const anyOf = <T>(list: readonly T[], random: Random): T | undefined => list[fair(random, list.length)]

/** Written plans say something else. */
const alterOrder = (state: State, order: PlayerOrder, random: Random): PlayerOrder | undefined => {
  if (order.kind === 'sortie' && !state.assault) return { ...order, period: anyOf(PERIODS, random) }
  // Once both have named their parties these meet, and are seen.
  const phase = topPhase(state)
  if (order.kind === 'send-party')
    return phase?.name === 'mine-fight' && phase.asked.length > 1
      ? { ...order, strength: 1 + fair(random, 2) }
      : undefined
  if (order.kind === 'standing') return { ...order, order: anyOf(STANDING_ORDERS, random) ?? 'hold' }
  if (order.kind === 'fire' && state.assault && zoneNamed(state.country, order.target) !== undefined)
    return { ...order, mission: 'bombardment' }
  return undefined
}

/** What conformance asks of every campaign. */
export const DEMANDS: Conformance<State, PlayerOrder> = {
  maxOrders: 4000,
  battlesPerScenario: 2,
  alterSecrets,
  alterOrder,
  rollsForSecrets: true,
  hiddenNames,
  conserved: (state) => ({
    country: state.country,
    terms: state.terms,
    options: state.options,
    unsound: unsound(state),
  }),
}
