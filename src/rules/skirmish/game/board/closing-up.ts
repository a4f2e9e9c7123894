import { middleOf } from '../../../../kernel/geometry/point.ts'
import { trenchAt } from '../moves/trench-ways.ts'
import { changeUnit, type Play, unitNow } from '../play.ts'
import type { State, Unit } from '../state.ts'
import { isFoot, isInMelee } from '../units.ts'
import { pointOn } from './centreline.ts'
import { settled, trenchNamed } from './room.ts'

/** SK-GEN-24: a unit out of melee is laid out anew where it stands; where there is no room it stays as it is. */
export const closeUp = (play: Play, id: string): void => {
  const unit = unitNow(play, id)
  if (unit.where !== 'table' || isInMelee(play.state, unit)) return
  const stands = unit.marks.leftMelee ? onMean(play.state, unit) : unit
  const figures = settled(play.state, stands)
  if (figures) changeUnit(play, id, { ...stands, figures })
}

/** SK-GEN-24, SK-GEN-34: after its melee a unit stands on the mean of its figures, in the trench if that is in one. */
const onMean = (state: State, unit: Unit): Unit => {
  if (unit.inside !== null || unit.marks.fellBackFrom !== null) return unit
  const mean = middleOf(unit.figures.map(({ at }) => at))
  const into = isFoot(unit) ? trenchAt(state, mean, unit.trench) : undefined
  const line = trenchNamed(state, into?.trench ?? null)?.line
  return {
    ...unit,
    position: into && line ? pointOn(line, into.along) : mean,
    trench: into?.trench ?? null,
    marks: { ...unit.marks, leftMelee: false },
  }
}

/** SK-GEN-11: the ranks of those who have lost men in a phase that is over. */
export const closeRanks = (play: Play, before: ReadonlyMap<string, number>): void => {
  for (const { id, figures } of play.state.units)
    if (figures.length < (before.get(id) ?? figures.length)) closeUp(play, id)
}
