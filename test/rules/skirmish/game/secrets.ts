import { fair, type Random } from '#kernel/chance/random.ts'
import { change } from '#kernel/game/play.ts'
import type { Battery, Plot, State } from '#rules/skirmish/game/state.ts'
import { pointAt } from '#rules/skirmish/tables/table-top.ts'

export const somewhere = ({ scenario }: State, random: Random) => ({
  x: fair(random, scenario.width),
  y: fair(random, scenario.length),
})

/** A plot for a gun that nobody has: battles without artillery hide nothing else. */
const IDLE: Omit<Plot, 'aim'> = { gun: 'nobody', section: 0, ammo: 'he', from: 99, to: null }

const otherBattery = (battery: Battery, random: Random): Battery => ({
  ...battery,
  guns: [fair(random, 4), fair(random, 4)],
  moves: battery.moves === null ? null : fair(random, 13),
  targets: [[{ at: pointAt({ x: 1, y: 1 }), moves: 1 }], []],
})

/** Changes only what a side may not know (SK-SET-05): plots, what batteries have left, and smoke and gas. */
export const alterSecrets = (state: State, unknownTo: string, random: Random): void => {
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
      units: state.units.map((unit) =>
        unit.side === enemy && unit.shells !== null ? { ...unit, shells: unit.shells + 1 } : unit,
      ),
      batteries: state.batteries.map((battery) =>
        battery.side === enemy ? otherBattery(battery, random) : battery,
      ),
      shells: {
        ...state.shells,
        [enemy]: { smoke: smoke === null ? null : smoke + 1, gas: gas === null ? null : gas + 1 },
      },
    },
  )
}
