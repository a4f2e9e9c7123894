import { GAME } from '#rules/flanders-fields/game/index.ts'
import { proveConformance } from '../../../conformance.ts'
import { alterSecrets } from './secrets.ts'

proveConformance('flanders-fields', GAME, {
  maxOrders: 6000,
  battlesPerScenario: 2,
  // With every question that a house rule can put.
  options: [
    {
      'random-events': 'on',
      'barrage-halt': 'once',
      'deep-shelters': 'in-battle',
      'heroic-actions': '2',
      'heroic-agreement': 'asked',
    },
  ],
  alterSecrets,
  alterOrder: (_, order) => (order.kind === 'fire-plan' ? { kind: order.kind, points: [] } : undefined),
  // Nobody has a plan to write.
  openScenarios: ['first-battle', 'mons-1914'],
  imaginedBattles: 2,
  conserved: ({ scenario, objectives, battalions }) => ({
    table: [scenario.width, scenario.length],
    turns: scenario.turns,
    objectives: objectives.map(({ name, value }) => [name, value]),
    battalions: battalions.map(({ id, start }) => [id, start]),
  }),
})
