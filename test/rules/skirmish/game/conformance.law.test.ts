import { GAME } from '#rules/skirmish/game/index.ts'
import { proveConformance } from '../../../conformance.ts'
import { alterSecrets, somewhere } from './secrets.ts'

proveConformance('skirmish', GAME, {
  maxOrders: 3000,
  battlesPerScenario: 4,
  options: [{ 'name-losses': 'all', deployment: 'free' }],
  alterSecrets,
  // The enemy's plots fall with a side's own orders, and dice are thrown for them.
  rollsForSecrets: true,
  alterOrder: (state, order, random) =>
    order.kind === 'plot-fire' ? { ...order, aim: somewhere(state, random) } : undefined,
  openScenarios: ['shrine-1914', 'crossroads-1914'],
  imaginedBattles: 1,
  conserved: ({ scenario, objectives, units, lost }) => ({
    table: [scenario.width, scenario.length],
    moves: scenario.moves,
    objectives: objectives.map(({ name, points }) => [name, points]),
    // Every man is on the table, to come, in a wreck, or accounted for.
    men: ['a', 'b'].map(
      (side) =>
        lost.filter((one) => one.side === side).length +
        units
          .filter((unit) => unit.side === side)
          .reduce((sum, unit) => sum + unit.figures.length + (unit.vehicle?.survivors ?? 0), 0),
    ),
  }),
})
