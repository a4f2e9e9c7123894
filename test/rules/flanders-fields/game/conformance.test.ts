import { GAME } from '../../../../src/rules/flanders-fields/game/index.ts'
import { proveConformance, usually } from '../../../conformance.ts'
import { alterSecrets } from './secrets.ts'

/** One battle or two of each period, and one of the players' own. */
const USUAL = [
  'first-battle',
  'gheluvelt-1914',
  'langemarck-1915',
  'flers-1916',
  'hamel-1918',
  'own-engagement',
]

proveConformance('flanders-fields', usually(GAME, USUAL), {
  maxOrders: 6000,
  battlesPerScenario: 1,
  options: [{ 'random-events': 'on' }],
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
