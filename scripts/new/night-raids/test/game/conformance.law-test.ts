import { GAME } from '#rules/night-raids/game/index.ts'
import { proveConformance } from '../../../conformance.ts'

proveConformance('night-raids', GAME, {
  maxOrders: 50,
  battlesPerScenario: 4,
  openScenarios: GAME.scenarios.map(({ id }) => id),
})
