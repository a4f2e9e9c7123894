import { copyArmy, copyUnit, copyZone } from './copy.ts'
import type { GameEvent } from './events.ts'
import { indexOfUnit, type State } from './state.ts'

const replaced = <T>(list: readonly T[], index: number, by: T): readonly T[] => {
  const next = list.slice()
  next[index] = by
  return next
}

/** Changes the state; decides nothing. Stories change nothing. */
export const apply = (state: State, event: GameEvent): void => {
  switch (event.kind) {
    case 'unit': {
      const index = indexOfUnit(state.units, event.id)
      const unit = state.units[index]
      if (unit) state.units = replaced(state.units, index, Object.assign(copyUnit(unit), event.set))
      return
    }
    case 'raised':
      state.units = [...state.units, event.unit]
      return
    case 'zone': {
      const zone = state.zones[event.zone]
      if (zone) state.zones = replaced(state.zones, event.zone, Object.assign(copyZone(zone), event.set))
      return
    }
    case 'army': {
      const army = Object.assign(copyArmy(state.armies[event.side]), event.set)
      state.armies = event.side === 'a' ? { a: army, b: state.armies.b } : { a: state.armies.a, b: army }
      return
    }
    case 'state':
      Object.assign(state, event.set)
      return
  }
}
