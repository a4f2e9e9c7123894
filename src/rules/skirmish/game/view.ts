import { snapshot } from '../../../kernel/game/game.ts'
import type { Side } from '../vocabulary.ts'
import { asSide, otherSide } from './sides.ts'
import type { Battery, State, Unit } from './state.ts'

/** What a side sees has the shape of the table; what it may not know is blank. */
export type View = State

const batterySeen = (battery: Battery, enemy: Side): Battery =>
  battery.side === enemy ? { ...battery, moves: null, targets: [[], []] } : battery

const unitSeen = (unit: Unit, enemy: Side): Unit =>
  unit.side === enemy && unit.shells !== null ? { ...unit, shells: null } : unit

/** SK-SET-05: all is open but what the enemy has plotted, and what his guns have left. */
export const view = (state: State, viewer: string): View => {
  const side = asSide(viewer)
  if (!side) return snapshot(state)
  const enemy = otherSide(side)
  return {
    ...state,
    units: state.units.some((unit) => unitSeen(unit, enemy) !== unit)
      ? state.units.map((unit) => unitSeen(unit, enemy))
      : state.units,
    batteries: state.batteries.map((battery) => batterySeen(battery, enemy)),
    plots: state.plots[enemy].length > 0 ? { ...state.plots, [enemy]: [] } : state.plots,
    shells: { ...state.shells, [enemy]: { smoke: null, gas: null } },
  }
}

/** Whether the screen of a side shows anything that the other must not see. */
export const hides = (state: State, side: string): boolean => {
  const own = asSide(side)
  if (!own || state.ending) return false
  return (
    state.plots[own].length > 0 ||
    state.batteries.some((battery) => battery.side === own) ||
    state.units.some((unit) => unit.side === own && unit.shells !== null)
  )
}
