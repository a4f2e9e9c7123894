import { collection } from '#kernel/game/collection.ts'
import type { Play as GamePlay } from '#kernel/game/play.ts'
import { marksWith } from './records.ts'
import type { Battery, Marks, State, VehicleState } from './state.ts'
import type { Story } from './stories.ts'
import { UNITS } from './units.ts'

/** What one order leads to, as it unfolds. */
export type Play = GamePlay<State, Story>

const BATTERIES = collection('batteries', (battery: Battery, set) => ({ ...battery, ...set }))

export const unitNow = UNITS.now
/** A unit as something has made it takes its place in the roster. */
export const replaceUnit = UNITS.put
export const changeUnit = UNITS.change
export const changeBattery = BATTERIES.change

/** SK-GEN-36 */
export const mark = (play: Play, id: string, set: Partial<Marks>): void =>
  changeUnit(play, id, { marks: marksWith(unitNow(play, id).marks, set) })

export const changeVehicle = (play: Play, id: string, set: Partial<VehicleState>): void => {
  const { vehicle } = unitNow(play, id)
  if (!vehicle) throw new Error(`${id} is no vehicle`)
  changeUnit(play, id, { vehicle: { ...vehicle, ...set } })
}
