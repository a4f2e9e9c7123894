import { middleOf } from '#kernel/geometry/point.ts'
import { changeUnit, type Play, replaceUnit, unitNow } from '../play.ts'
import { unitWith } from '../records.ts'
import type { Unit } from '../state.ts'
import { isFoot, isInMelee } from '../units.ts'
import { pointOn } from './centreline.ts'
import { settled, trenchNamed } from './room.ts'
import { trenchAt } from './trench-ways.ts'

/** SK-GEN-24: a unit out of melee is laid out anew where it stands; where there is no room it stays as it is. */
export const closeUp = (play: Play, id: string): void => {
  const unit = unitNow(play, id)
  if (unit.where !== 'table' || isInMelee(play.state, unit)) return
  const figures = settled(play.state, unit)
  if (figures) changeUnit(play, id, { figures })
}

/** SK-GEN-24, SK-GEN-34: a unit whose melee has ended is laid out on the mean of its figures, in a trench if that is in one. */
export const layOutAfterMelee = (play: Play, id: string): void => {
  const unit = unitNow(play, id)
  if (unit.where !== 'table' || isInMelee(play.state, unit) || unit.inside !== null) return
  const mean = middleOf(unit.figures.map(({ at }) => at))
  const into = isFoot(unit) ? trenchAt(play.state, mean, unit.trench) : undefined
  const line = trenchNamed(play.state, into?.trench ?? null)?.line
  // A weapon or wagon stands where it stands (SK-GEN-20).
  const position = unit.weapon === null ? mean : unit.position
  const there: Unit = unitWith(unit, {
    position: into && line ? pointOn(line, into.along) : position,
    trench: into?.trench ?? null,
  })
  const figures = settled(play.state, there)
  if (figures) replaceUnit(play, unitWith(there, { figures }))
}

/** SK-GEN-11: the ranks of those who have lost men in a phase that is over. */
export const closeRanks = (play: Play, before: ReadonlyMap<string, number>): void => {
  for (const { id, figures } of play.state.units)
    if (figures.length < (before.get(id) ?? figures.length)) closeUp(play, id)
}
