import { changeUnit, type Play } from '../../../play.ts'
import { batteryOf } from './battery.ts'
import { reachRefusal } from './reach.ts'

/** FF-PLAN-07: once all stand, a mortar or a gun on the table that cannot reach its point has none. */
export const forgetPointsOutOfReach = (play: Play): void => {
  for (const { id, aim, at } of play.state.units) {
    if (!aim?.registered || at !== 'table') continue
    const battery = batteryOf(play.state, id)
    if (battery && reachRefusal(play.state, battery, { at: aim.at, body: undefined }))
      changeUnit(play, id, { aim: null })
  }
}
