import { changeUnit, type Play, unitNow } from '../play.ts'
import { isInMelee } from '../units.ts'
import { settled } from './room.ts'

/** SK-GEN-24: a unit out of melee is laid out anew where it stands; where there is no room it stays as it is. */
export const closeUp = (play: Play, id: string): void => {
  const unit = unitNow(play, id)
  if (unit.where !== 'table' || isInMelee(play.state, unit)) return
  const figures = settled(play.state, unit)
  if (figures) changeUnit(play, id, { figures })
}

/** SK-GEN-11: the ranks of those who have lost men in a phase that is over. */
export const closeRanks = (play: Play, before: ReadonlyMap<string, number>): void => {
  for (const { id, figures } of play.state.units)
    if (figures.length < (before.get(id) ?? figures.length)) closeUp(play, id)
}
