import { NO_DICE } from '#kernel/chance/no-dice.ts'
import type { ClauseId } from '#kernel/procedure/rulebook.ts'
import { SILENT, type TraceLine, writtenTrace } from '#kernel/procedure/trace.ts'
import type { Options } from '../options.ts'
import { availability } from '../procedures/availability.ts'
import { monthIn } from '../reckoning/calendar.ts'
import type { FieldUnit, Nation, VARIATIONS } from '../vocabulary.ts'

/** Who wants something, and when. */
export interface Moment {
  readonly nation: Nation
  readonly year: number
  readonly month: number
  readonly variation: (typeof VARIATIONS)[number]
  readonly options: Options
}

/** The first day of a campaign, for one of its armies. */
export const momentOf = (
  { nation, date, variation }: Pick<Moment, 'nation' | 'variation'> & { readonly date: string },
  options: Options,
): Moment => ({ nation, ...monthIn(date), variation, options })

export type Wished = FieldUnit | 'gas' | 'stosstruppe' | 'captured-tanks'

const inputOf = ({ variation, ...moment }: Moment, item: Wished, recoveredTankStrength: number) => ({
  ...moment,
  item,
  variation1914: variation === '1914',
  recoveredTankStrength,
})

/** GF-DATE: whether it is to be had, and how good and how large at most. */
export const availableTo = (moment: Moment, item: Wished, recovered = 0) =>
  availability.resolve(inputOf(moment, item, recovered), NO_DICE, SILENT)

/** The clause that keeps something from being had, or that sets its limits. */
export const availabilityClause = (moment: Moment, item: Wished, recovered = 0): ClauseId => {
  const lines: TraceLine[] = []
  availability.resolve(inputOf(moment, item, recovered), NO_DICE, writtenTrace(lines))
  return lines[0]?.clause ?? 'GF-SCALE-07'
}
