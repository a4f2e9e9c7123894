import { fair } from '../../../../src/kernel/random.ts'
import { GAME } from '../../../../src/rules/passchendaele/game.ts'
import { proveConformance } from '../../../conformance.ts'

proveConformance('passchendaele', GAME, {
  maxOrders: 2000,
  battlesPerScenario: 2,
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
  alterSecrets(state, unknownTo, random) {
    state.units = state.units.map((unit) =>
      unit.side !== unknownTo && unit.goal
        ? { ...unit, goal: { ...unit.goal, at: { x: fair(random, 1000), y: fair(random, 1000) } } }
        : unit,
    )
    const enemy = unknownTo === 'german' ? 'entente' : 'german'
    const written = state.secrets[enemy]
    if (written) state.secrets[enemy] = written.map((order) => ({ ...order, order: 'hold' }))
  },
  conserved: ({ table, units, objectives }) => ({
    table,
    units: units.map(({ id, strength, bases, gone }) => [id, strength, bases.length + gone.length]),
    objectives: objectives.map(({ name, points }) => [name, points]),
  }),
})
