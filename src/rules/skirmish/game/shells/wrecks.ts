import { changeUnit, changeVehicle, type Play, unitNow } from '../play.ts'

/** SK-VEH-11, SK-VEH-21: a vehicle is destroyed; its men get out in their next Movement phase. */
export const wreck = (play: Play, id: string): void => {
  const { figures, vehicle } = unitNow(play, id)
  if (!vehicle || vehicle.destroyed) return
  changeVehicle(play, id, { destroyed: true, survivors: figures.length })
  changeUnit(play, id, { where: 'gone', fate: 'destroyed', figures: [] })
}
