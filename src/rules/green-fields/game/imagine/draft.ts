import { fair, type Random } from '../../../../kernel/chance/random.ts'
import { bought, STANDARD, type Troops } from '../../armies/troops.ts'
import type { FieldUnit } from '../../vocabulary.ts'
import { unitFrom } from '../phases/replacements/new-unit.ts'
import type { SideName, State, Unit } from '../state.ts'
import type { View } from '../view.ts'

/** The enemy of a side while it imagines him. */
export interface Draft {
  readonly view: View
  readonly viewer: SideName
  readonly enemy: SideName
  readonly random: Random
  /** The campaign as it began. */
  readonly start: State
  /** His units: those on the table as the view lists them, then the others. */
  readonly units: Unit[]
  /** The numbers in that list of those who could still be anywhere. */
  free: readonly number[]
}

/** Whether something happens that happens so many times in a hundred. */
export const happens = (random: Random, percent: number): boolean => fair(random, 100) < percent

export const oneOf = <T>(random: Random, list: readonly T[]): T | undefined =>
  list.length === 0 ? undefined : list[fair(random, list.length)]

export const put = ({ units }: Draft, index: number, set: Partial<Unit>): void => {
  const unit = units[index]
  if (unit) units[index] = { ...unit, ...set }
}

const USUAL: Readonly<Partial<Record<FieldUnit, Troops>>> = STANDARD

/** How good a unit of a kind is, of which no more is known. */
const ratingsOf = (start: State, side: SideName, type: FieldUnit) => {
  const like = start.units.find((unit) => unit.side === side && unit.type === type)
  const { strength, experience, morale } = like ?? USUAL[type] ?? bought(type, 5, 2, 3)
  return { type, strength, experience, morale }
}

/** A unit that has joined since the campaign began. */
export const joined = (
  { view, enemy, start }: Pick<Draft, 'view' | 'enemy' | 'start'>,
  units: readonly Unit[],
  type: FieldUnit,
): Unit => unitFrom({ ...view, units }, enemy, ratingsOf(start, enemy, type))

/** One of those who could be anywhere is somewhere; if there is none of the kind, there is one more than was thought. */
export const takeFree = (draft: Draft, type: FieldUnit, suits: (unit: Unit) => boolean): number => {
  const { units, free, random } = draft
  const found = oneOf(
    random,
    free.filter((index) => {
      const unit = units[index]
      return unit !== undefined && suits(unit)
    }),
  )
  if (found !== undefined) {
    draft.free = free.filter((index) => index !== found)
    return found
  }
  return units.push(joined(draft, units, type)) - 1
}
