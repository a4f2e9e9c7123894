import { fair, type Random } from '#kernel/chance/random.ts'
import type { FieldUnit } from '../../vocabulary.ts'
import { idToEnemy, type Unit } from '../unit.ts'
import { joined, type Known } from './known.ts'

/** A unit that is still being drawn, and belongs to nobody else. */
export type DraftUnit = { -readonly [K in keyof Unit]: Unit[K] }

/** The enemy of a side while it imagines him. */
export interface Draft extends Known {
  readonly random: Random
  /** His units: those on the table as the view lists them, then the others. */
  readonly units: DraftUnit[]
  /** Those of them who could still be anywhere. */
  free: readonly DraftUnit[]
  /** How many of his units are in each zone so far. */
  readonly crowd: number[]
}

/** GF-OBS-17: the id of the imagined unit for one that the view names, be it by a marker. */
export const idOf = ({ units }: Pick<Draft, 'units'>, named: string): string =>
  units.find((unit) => idToEnemy(unit) === named)?.id ?? named

/** Whether something happens that happens so many times in a hundred. */
export const happens = (random: Random, percent: number): boolean => fair(random, 100) < percent

export const oneOf = <T>(random: Random, list: readonly T[]): T | undefined =>
  list.length === 0 ? undefined : list[fair(random, list.length)]

/** One of those who could be anywhere is somewhere; if there is none of the kind, there is one more than was thought. */
export const takeFree = (draft: Draft, type: FieldUnit, suits: (unit: Unit) => boolean): DraftUnit => {
  const found = oneOf(draft.random, draft.free.filter(suits))
  if (found) {
    draft.free = draft.free.filter((unit) => unit !== found)
    return found
  }
  const more: DraftUnit = joined(draft, draft.units, type)
  draft.units.push(more)
  return more
}
