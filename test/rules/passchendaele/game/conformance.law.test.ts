import { fair } from '#kernel/chance/random.ts'
import { GAME } from '#rules/passchendaele/game/index.ts'
import type { PlayerOrder } from '#rules/passchendaele/game/phases/index.ts'
import { isMoving } from '#rules/passchendaele/vocabulary.ts'
import { proveConformance } from '../../../conformance.ts'
import { alterSecrets } from './secrets.ts'

proveConformance('passchendaele', GAME, {
  maxOrders: 2000,
  battlesPerScenario: 4,
  options: [
    {},
    {
      'sheaf-rounding': 'per-square',
      'captured-trench': 'cratered',
      'max-gap': '2',
      deployment: 'free',
      'pass-through-limit': 'allowance-only',
    },
  ],
  alterSecrets,
  alterOrder(state, order, random): PlayerOrder | undefined {
    if (order.kind === 'attach') return { kind: 'attach', changes: [] }
    if (order.kind === 'initial-orders') return { kind: 'initial-orders', orders: [] }
    if (order.kind !== 'change' || !isMoving(order.order)) return undefined
    const { width, depth } = state.table
    const objective = { x: fair(random, Math.floor(width / 2540)), y: fair(random, Math.floor(depth / 2540)) }
    return { ...order, objective }
  },
  conserved: ({ table, units, objectives }) => ({
    table,
    // Attached bases go from unit to unit before the battle, so each is looked for wherever it now belongs.
    bases: units
      .flatMap(({ side, bases, gone }) =>
        [...bases, ...gone].map(({ id, troop }) => `${side} ${troop} ${id}`),
      )
      .sort(),
    whole: units.every(({ strength, bases, gone }) => bases.length + gone.length === strength),
    objectives: objectives.map(({ name, points }) => [name, points]),
  }),
})
