import { placed } from '#kernel/geometry/sweep.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import { fireOn } from '../game/board/fire-count.ts'
import { coverOfUnit } from '../game/board/ground.ts'
import type { State, Unit } from '../game/state.ts'
import { fireLoad } from '../reckoning/load.ts'
import { fromInches } from '../tables/index.ts'
import { isWorks } from '../vocabulary.ts'
import { type Situation, supposing } from './situation.ts'

/** What the fire takes off a check of the unit where it stands: 0 or less. */
export const fireHere = (state: State, unit: Unit): number =>
  fireLoad(fireOn(state, unit), coverOfUnit(state, unit), unit.troop, SILENT).modifier

/** The same if the unit had gone on so many inches. */
export const fireAhead = (situation: Situation, unit: Unit, inches: number): number => {
  const there = supposing(situation, unit, (base) => placed(base, situation.ahead, fromInches(inches)))
  return fireHere(there.situation.state, there.unit)
}

export const isInWorks = (state: State, unit: Unit): boolean => isWorks(coverOfUnit(state, unit))

/** Pinned or worse: it can neither go on nor stand much more. */
export const isShaken = ({ status }: Unit): boolean => status === 'pinned' || status === 'disordered'
