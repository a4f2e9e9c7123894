import { fair, type Random } from '../../../../src/kernel/chance/random.ts'
import { change } from '../../../../src/kernel/game/play.ts'
import { GAME } from '../../../../src/rules/skirmish/game/index.ts'
import type { Battery, Plot, State } from '../../../../src/rules/skirmish/game/state.ts'
import { pointAt } from '../../../../src/rules/skirmish/tables/table-top.ts'
import { proveConformance } from '../../../conformance.ts'

const somewhere = ({ scenario }: State, random: Random) => ({
  x: fair(random, scenario.width),
  y: fair(random, scenario.length),
})

/** A plot for a gun that nobody has: battles without artillery hide nothing else. */
const IDLE: Omit<Plot, 'aim'> = { gun: 'nobody', section: 0, ammo: 'he', from: 99, to: null }

const otherBattery = (battery: Battery, random: Random): Battery => ({
  ...battery,
  moves: battery.moves === null ? null : 1 + fair(random, 12),
  targets: [[{ at: pointAt({ x: 1, y: 1 }), moves: 1 }], []],
})

proveConformance('skirmish', GAME, {
  maxOrders: 3000,
  battlesPerScenario: 1,
  options: [{ 'name-losses': 'all', deployment: 'free' }],
  // SK-SET-05: plots, what batteries have left, and smoke and gas.
  alterSecrets(state, unknownTo, random) {
    const enemy = unknownTo === 'a' ? 'b' : 'a'
    const aim = () => pointAt(somewhere(state, random))
    const { smoke, gas } = state.shells[enemy]
    change(
      { state },
      {
        plots: {
          ...state.plots,
          [enemy]: [...state.plots[enemy].map((plot) => ({ ...plot, aim: aim() })), { ...IDLE, aim: aim() }],
        },
        batteries: state.batteries.map((battery) =>
          battery.side === enemy ? otherBattery(battery, random) : battery,
        ),
        shells: {
          ...state.shells,
          [enemy]: { smoke: smoke === null ? null : smoke + 1, gas: gas === null ? null : gas + 1 },
        },
      },
    )
  },
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
