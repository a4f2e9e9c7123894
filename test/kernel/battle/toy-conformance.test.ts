import { fair } from '#kernel/chance/random.ts'
import { change } from '#kernel/game/play.ts'
import { proveConformance } from '../../conformance.ts'
import { TOY, type ToyState } from '../toy-game.ts'

proveConformance('toy', TOY, {
  maxOrders: 130,
  battlesPerScenario: 10,
  usualBattles: 10,
  options: [{}, { length: 'long' }],
  alterSecrets(state: ToyState, unknownTo, random) {
    const [mine, theirs] = unknownTo === 'red' ? (['red', 'blue'] as const) : (['blue', 'red'] as const)
    if (state.sent[mine] === undefined && state.sent[theirs] !== undefined)
      change({ state }, { sent: { ...state.sent, [theirs]: fair(random, 4) } })
  },
  alterOrder: (_, order, random) => (order.kind === 'send' ? { ...order, men: fair(random, 4) } : undefined),
  conserved: ({ raised, turnLimit }) => ({ raised, turnLimit }),
})
