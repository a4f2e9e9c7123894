import { draftOf, type Play as GamePlay, replaced } from '#kernel/game/play.ts'
import { marksWith, unitWith } from './copies.ts'
import type { Battery, Marks, State, Unit, VehicleState } from './state.ts'
import type { Story } from './stories.ts'
import { placeInRoster, unitNamed } from './units.ts'

/** What one order leads to, as it unfolds. */
export type Play = GamePlay<State, Story>

/** The unit as it now is. */
export const unitNow = ({ state }: Play, id: string): Unit => {
  const unit = unitNamed(state, id)
  if (!unit) throw new Error(`there is no ${id}`)
  return unit
}

/** A unit as something has made it takes its place in the roster. */
export const replaceUnit = (play: Play, unit: Unit): void => {
  const state = draftOf(play)
  const index = placeInRoster(state.units, unit.id)
  if (index < 0) throw new Error(`there is no ${unit.id}`)
  state.units = replaced(state.units, index, unit)
}

export const changeUnit = (play: Play, id: string, set: Partial<Unit>): void =>
  replaceUnit(play, unitWith(unitNow(play, id), set))

/** SK-GEN-36 */
export const mark = (play: Play, id: string, set: Partial<Marks>): void =>
  changeUnit(play, id, { marks: marksWith(unitNow(play, id).marks, set) })

export const changeVehicle = (play: Play, id: string, set: Partial<VehicleState>): void => {
  const { vehicle } = unitNow(play, id)
  if (!vehicle) throw new Error(`${id} is no vehicle`)
  changeUnit(play, id, { vehicle: { ...vehicle, ...set } })
}

export const changeBattery = (play: Play, id: string, set: Partial<Battery>): void => {
  const state = draftOf(play)
  state.batteries = state.batteries.map((battery) => (battery.id === id ? { ...battery, ...set } : battery))
}
