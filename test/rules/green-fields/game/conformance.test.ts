import { fair, type Random } from '../../../../src/kernel/random.ts'
import { GAME } from '../../../../src/rules/green-fields/game.ts'
import { zoneNamed } from '../../../../src/rules/green-fields/grid.ts'
import type { PlayerOrder } from '../../../../src/rules/green-fields/orders.ts'
import { PERIODS, STANDING_ORDERS, type State } from '../../../../src/rules/green-fields/state.ts'
import { proveConformance } from '../../../conformance.ts'
import { alterSecrets, hiddenNames } from './secrets.ts'
import { unsound } from './sound.ts'

const anyOf = <T>(list: readonly T[], random: Random): T | undefined => list[fair(random, list.length)]

/** Written plans say something else. */
const alterOrder = (state: State, order: PlayerOrder, random: Random): PlayerOrder | undefined => {
  if (order.kind === 'sortie' && !state.assault) return { ...order, period: anyOf(PERIODS, random) }
  if (order.kind === 'standing') return { ...order, order: anyOf(STANDING_ORDERS, random) ?? 'hold' }
  if (order.kind === 'fire' && state.assault && zoneNamed(state.country, order.target) !== undefined)
    return { ...order, mission: 'bombardment' }
  return undefined
}

proveConformance('green-fields', GAME, {
  maxOrders: 4000,
  battlesPerScenario: 2,
  options: [
    {},
    {
      'vision-range': 'single-zone',
      'trench-observation': 'in-sight',
      'troops-block-sight': 'never',
      'two-casualty-loss': 'per-two',
      'rating-floor': 'zero',
      'suppression-recovery': 'next-turn',
      'shell-holes': 'per-mission',
      'artillery-pooling': 'per-regiment',
      'luxury-effect': 'one-point',
      'depot-shelling': 'per-hit',
      'observation-aircraft-1914': 'both',
    },
  ],
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
})
