import type { GameEvent } from './events.ts'
import type { State } from './state.ts'

const replaced = <T>(list: readonly T[], index: number, set: Partial<T>): readonly T[] => {
  const old = list[index]
  if (old === undefined) return list
  const next = list.slice()
  next[index] = { ...old, ...set }
  return next
}

/** Changes the state; decides nothing. Stories change nothing. */
export const apply = (state: State, event: GameEvent): void => {
  switch (event.kind) {
    case 'unit': {
      const { id, set } = event
      state.units = replaced(
        state.units,
        state.units.findIndex((unit) => unit.id === id),
        set,
      )
      return
    }
    case 'raised':
      state.units = [...state.units, event.unit]
      return
    case 'zone':
      state.zones = replaced(state.zones, event.zone, event.set)
      return
    case 'army':
      state.armies = {
        ...state.armies,
        [event.side]: { ...state.armies[event.side], ...event.set },
      }
      return
    case 'state':
      Object.assign(state, event.set)
      return
  }
}
